import { expect, it } from 'vitest';
import type { DocumentUse } from '../../../../renderer/model/document.ts';
import { parse } from '../renderMarkdown.ts';

const describeUse = (use: DocumentUse): string => {
  const what = { link: () => ('target' in use ? use.target : ''), name: () => ('name' in use ? use.name : ''), sample: () => '' }[
    use.kind
  ]();
  return `${use.kind} ${what} ${use.place.line}:${use.place.column} ${use.section ?? ''}`.replaceAll('  ', ' ').trim();
};

it('lists links, names in code and code blocks by section', async () => {
  const text =
    'A `name` and [a link](/a).\n\n## Part one\n\n`two()` but not `2 + 2`.\n\n### `three` in a heading\n\n[`four`](/b)\n\n```js\nfive();\n```';
  const { value } = await parse(text);
  expect(value.uses.map(describeUse)).toEqual([
    'name name 1:3',
    'link /a 1:14',
    'name two() 5:1 part-one',
    'link /b 9:1 three-in-a-heading',
    'sample 11:1 three-in-a-heading',
  ]);
});

it("records the positions of a block's lines", async () => {
  const text = '- item\n\n  ```js title="a"\n  // highlight-next-line\n  one();\n\n    two();\n  ```\n\n> ```ts\n> three();\n> ```';
  const { value } = await parse(text);
  expect(value.uses.flatMap((use) => (use.kind === 'sample' ? [use.sample] : []))).toEqual([
    {
      code: 'one();\n\n  two();',
      language: 'js',
      lines: [
        { line: 5, column: 3 },
        { line: 6, column: 3 },
        { line: 7, column: 3 },
      ],
    },
    { code: 'three();', language: 'ts', lines: [{ line: 11, column: 3 }] },
  ]);
});
