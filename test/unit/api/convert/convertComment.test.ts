import { describe, expect, it } from 'vitest';
import { extractFixture } from '../extractFixture.ts';
import { extractOneFile } from '../oneFile.ts';

const { symbol, problems } = await extractFixture('comments');
const [signature] = symbol('go').signatures;
const at = (line: number, column: number) => ({ file: 'comments/index.ts', line, column });

describe('convertComment', () => {
  it('turns links into Markdown: to symbols, members, URLs, and unresolved ones with their position', () => {
    expect(signature?.comment?.summary).toEqual({
      text: [
        'See [Thing](symbol:comments/:class/Thing), [its size](symbol:comments/:class/Thing#size), [`Thing`](symbol:comments/:class/Thing),',
        '[the site](https://example.org) and [Nothing](unresolved:Nothing@13:45).',
        '',
        'Also [nowhere](unresolved:Nothing.here@15:9), `Secret` and `Promise`.',
      ].join('\n'),
      place: at(12, 4),
    });
  });

  it('finds each of several equal links', () => {
    expect(symbol('word').comment?.summary.text).toBe('Says [Oops](unresolved:Oops@35:10) once, [Oops](unresolved:Oops@35:29) twice.');
  });

  it('keeps blocks in the order of the source, with titles, thrown types, unknown tags and places', () => {
    expect(signature?.comment?.blocks).toEqual([
      { tag: '@returns', content: { text: 'Something.', place: at(20, 13) } },
      { tag: '@throws', content: { text: '`RangeError`: When it is too deep.', place: at(21, 25) } },
      { tag: '@example', title: 'Going deep', content: { text: '```ts\ngo({ depth: 1 }, [1, 2]);\n```', place: at(23, 4) } },
      { tag: '@example', content: { text: '```ts\ngo({ depth: 2 }, [1, 2]);\n```', place: at(27, 4) } },
      { tag: '@see', content: { text: '[Thing](symbol:comments/:class/Thing)', place: at(28, 9) } },
      { tag: '@deprecated', content: { text: 'Since 2, use [Thing](symbol:comments/:class/Thing).', place: at(29, 16) } },
      { tag: '@custom', content: { text: 'Kept.', place: at(30, 12) } },
    ]);
    expect(signature?.comment?.modifiers).toEqual(['@experimental']);
  });

  it('gives parameters and their parts their texts, and destructured ones the name from the comment', () => {
    const parts = [{ name: 'depth', comment: { text: 'How deep, see [Gone](unresolved:Gone@18:41).', place: at(18, 27) } }];
    expect(signature?.parameters.map(({ name, comment, parts }) => ({ name, comment, parts }))).toEqual([
      { name: 'options', comment: { text: 'All *options*.', place: at(17, 21) }, parts },
      { name: 'pair', comment: { text: 'Two of them.', place: at(19, 16) }, parts: [] },
      { name: 'secret', comment: undefined, parts: [] },
    ]);
  });

  it('takes code on the line of an example for code, not for a title', () => {
    const first = symbol('fence').signatures[0]?.comment?.blocks;
    expect(first?.map(({ title, content: { text } }) => ({ title, text }))).toEqual([
      { title: undefined, text: '```ts\nfence();\n```\nAnd more.' },
      { title: 'Twice', text: '```ts\nfence() + fence();\n```' },
    ]);
    expect(first?.map(({ content }) => content.place?.line)).toEqual([40, 46]);
  });

  it('does not warn about undefined tags', () => {
    expect(problems).toEqual([]);
  });
});

it('takes the caption of an example for its title', async () => {
  const { symbol } = await extractOneFile(
    `
/**
 * Adds.
 * @example <caption>One</caption>
 * add(1); // => 1
 * @example
 * <caption>Two
 * lines</caption>
 *
 * add(2); // => 2
 * @example <caption>Three</caption> add(3); // => 3
 * @example <caption>Four</caption>
 * \`\`\`js
 * add(4); // => 4
 * \`\`\`
 * @example
 * <caption>Five</caption>
 *
 * \`\`\`js
 * add(5); // => 5
 * \`\`\`
 * @example <caption>One</caption>
 * add(6); // => 6
 */
export function add(value: number): number { return value; }
`,
    'index.ts',
  );
  const blocks = symbol('add')?.signatures[0]?.comment?.blocks ?? [];
  expect(blocks.map(({ title, content: { text, place } }) => [title, text.trim(), place?.line])).toEqual([
    ['One', '```ts\nadd(1); // => 1\n```', 5],
    ['Two lines', '```ts\nadd(2); // => 2\n```', 10],
    ['Three', '```ts\nadd(3); // => 3\n```', 11],
    ['Four', '```js\nadd(4); // => 4\n```', 13],
    ['Five', '```js\nadd(5); // => 5\n```', 19],
    ['One', '```ts\nadd(6); // => 6\n```', 23],
  ]);
});
