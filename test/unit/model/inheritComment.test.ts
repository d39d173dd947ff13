import { expect, it } from 'vitest';
import type { Comment } from '../../../renderer/model/comment.ts';
import { inheritComment } from '../../../renderer/model/inheritComment.ts';

const comment = (text: string, tags: Readonly<Record<string, string>> = {}, modifiers: readonly string[] = []): Comment => ({
  summary: { text },
  blocks: Object.entries(tags).map(([tag, content]) => ({ tag, content: { text: content } })),
  modifiers,
});

const base = comment(
  'Reads.',
  { '@remarks': 'All.', '@returns': 'Rows.', '@deprecated': 'Gone soon.', '@since': '1.0.0', '@defaultValue': '1' },
  ['@beta'],
);

it('is the one comment that there is', () => {
  expect(inheritComment(undefined, base)).toBe(base);
  expect(inheritComment(base, undefined)).toBe(base);
  expect(inheritComment(undefined, undefined)).toBeUndefined();
});

it('adds tags that describe, and none about the state of the other declaration', () => {
  expect(inheritComment(comment('Loads.', { '@deprecated': 'Use `read`.' }), base)).toEqual(
    comment('Loads.', { '@deprecated': 'Use `read`.', '@remarks': 'All.', '@returns': 'Rows.' }),
  );
});

it('inherits the text below a tag of its own', () => {
  expect(inheritComment(comment('', { '@deprecated': '' }), base)).toEqual(
    comment('Reads.', { '@deprecated': '', '@remarks': 'All.', '@returns': 'Rows.' }),
  );
});

it('keeps its own tags of a kind, and only these', () => {
  expect(inheritComment(comment('', { '@remarks': 'Own.' }), base)).toEqual(comment('Reads.', { '@remarks': 'Own.', '@returns': 'Rows.' }));
});

it('inherits all below a version alone, which may come from the releases of the package', () => {
  expect(inheritComment(comment('', { '@since': '2.0.0' }), base)).toEqual(
    comment('Reads.', { '@since': '2.0.0', '@remarks': 'All.', '@returns': 'Rows.', '@deprecated': 'Gone soon.', '@defaultValue': '1' }, [
      '@beta',
    ]),
  );
});
