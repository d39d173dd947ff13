import { describe, expect, it } from 'vitest';
import type { Comment } from '../../../renderer/model/comment.ts';
import { describeItem } from '../../../renderer/presentation/describedItem.ts';
import { longTextLast } from '../../../renderer/presentation/longTextLast.ts';
import { makeSymbol } from '../make.ts';

const table = `| Unit | Pattern |\n| --- | --- |\n${'| Year | y |\n'.repeat(60)}`;
const commentOf = (text: string): Comment => ({ summary: { text, place: { file: 'a.ts', line: 4 } }, blocks: [], modifiers: [] });
const remarksIn = (text: string) => longTextLast(commentOf(text)).blocks.map(({ content }) => content);

describe('a text of more than about two screens', () => {
  it('goes on in the remarks, which come after parameters and result', () => {
    const long = commentOf(`Formats\na date.\n\nPatterns:\n\n${table}`);
    expect(longTextLast(long).summary.text).toBe('Formats\na date.');
    expect(longTextLast(long).blocks).toEqual([
      { tag: '@remarks', content: { text: `Patterns:\n\n${table}`, place: { file: 'a.ts', line: 7 }, follows: 'Formats\na date.' } },
    ]);
    const signature = {
      typeParameters: [],
      parameters: [],
      sources: [],
      returnType: { kind: 'intrinsic', name: 'string' },
      comment: long,
    } as const;
    const { summary, comment } = describeItem(makeSymbol('function', 'format', { signatures: [signature] }));
    expect([summary?.text, comment?.blocks.length]).toEqual(['Formats\na date.', 1]);
  });

  it('counts a line of the source as the lines that it fills', () => {
    const line = 'word '.repeat(17);
    expect(remarksIn(`First.\n\n${line.repeat(60).trim()}`)).toEqual([]);
    expect(remarksIn(`First.\n\n${line.repeat(61)}`)).toHaveLength(1);
  });

  it('stays whole where its first paragraph introduces the rest, where it begins with another block, and where its links are defined below', () => {
    for (const text of [`Patterns:\n\n${table}`, `- One\n\n${table}`, `See [a].\n\n${table}\n[a]: https://a.example\n`, table])
      expect(remarksIn(text)).toEqual([]);
  });
});

it('leaves the text of a class alone, which has its members above it', () => {
  const comment = commentOf(`First.\n\n${table}`);
  expect(describeItem(makeSymbol('class', 'Dates', { comment })).comment).toBe(comment);
});
