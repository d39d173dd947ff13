import { expect, it } from 'vitest';
import { createHighlighter } from '../../../../renderer/documents/highlight/createHighlighter.ts';
import { openSession, type Session } from '../../../../renderer/engine/session.ts';

const block = { code: 'const once = 1', language: 'ts' };

/** A session's `run` that notes the code that it is asked to highlight. */
function noting({ run } = openSession({ name: 'test' })) {
  const asked: unknown[] = [];
  const noted: Session['run'] = (task, input) => {
    asked.push(input);
    return run(task, input);
  };
  return { asked, run: noted };
}

it('highlights a block once for all names of a language', async () => {
  const { asked, run } = noting();
  const highlighter = createHighlighter(run);
  await highlighter.prepare([block, block]);
  await highlighter.prepare([{ ...block, language: 'typescript' }]);
  expect(asked).toEqual([{ code: 'const once = 1', grammar: 'typescript' }]);
  expect(highlighter.highlight(block)).toEqual([
    [
      { text: 'const', kind: 'keyword' },
      { text: ' once = ', kind: undefined },
      { text: '1', kind: 'number' },
    ],
  ]);
  expect(highlighter.highlight({ ...block, language: 'javascript' })).toBe(highlighter.highlight(block));
});

it('needs no task for code without a grammar', () => {
  const { asked, run } = noting();
  expect(createHighlighter(run).highlight({ code: 'a\nb', language: 'text' })).toEqual([
    [{ text: 'a', kind: undefined }],
    [{ text: 'b', kind: undefined }],
  ]);
  expect(asked).toEqual([]);
});

it('throws for a block that was not prepared', () => {
  expect(() => createHighlighter(noting().run).highlight(block)).toThrow('was not prepared for highlighting: const once = 1');
});
