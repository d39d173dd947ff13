import { expect, test } from 'vitest';
import { parse, problemsOf } from './renderMarkdown.ts';

const source = 'docs/page.mdx';

test('records headings and links as Markdown does, including links in JSX', async () => {
  const { value, problems } = await parse('---\ntitle: T\n---\n# T\n\n## A {#b}\n\n[x](./y.md) <a href="/z">z</a>\n', source);
  expect(problems).toEqual([]);
  expect(value.headings).toEqual([{ level: 2, id: 'b', text: 'A' }]);
  expect(value.uses).toEqual([
    { kind: 'link', target: './y.md', place: { file: source, line: 8, column: 1 }, section: 'b' },
    { kind: 'link', target: '/z', place: { file: source, line: 8, column: 13 }, section: 'b' },
  ]);
});

test('compiles to a React module, with the places of links', async () => {
  const { value } = await parse("import { A } from './A.tsx';\n\n[x](./y.md) <A />", source);
  const code = value.body.kind === 'mdx' ? value.body.code : '';
  expect(code).toContain('from "react/jsx-runtime"');
  expect(code).toContain("from './A.tsx'");
  expect(code).toContain('"data-place": "3:1"');
});

test('drops imports from the theme of Docusaurus', async () => {
  const { value } = await parse("import Tabs from '@theme/Tabs';\nimport x from 'x';\n\n<Tabs />", source);
  const code = value.body.kind === 'mdx' ? value.body.code : '';
  expect(code).not.toContain('@theme');
  expect(code).toContain("import x from 'x'");
});

test('reports where a source does not compile, with a hint', async () => {
  const { value, problems } = await parse('---\ntitle: x\n---\n\nSome { text\n', source);
  expect(value.body).toEqual({ kind: 'hast', tree: { type: 'root', children: [] } });
  expect(problems).toEqual([
    {
      code: 'document/syntax',
      severity: 'error',
      message: 'This MDX does not compile: Unexpected end of file in expression, expected a corresponding closing brace for `{`.',
      hint: 'In MDX a "{" opens a JavaScript expression: write "\\{" or put the text in backticks for a literal brace.',
      place: { file: source, line: 5, column: 12 },
    },
  ]);
  expect(await problemsOf('Hi\n\n<div>\nx\n', source)).toEqual([
    'document/syntax 3:1 This MDX does not compile: Expected a closing tag for `<div>`.',
  ]);
});

test('reads the same braces as text in Markdown', async () => {
  expect(await problemsOf('Some { text <T>\n')).toEqual([]);
});

test('drops imports of components of other tools that exist here, and no others', async () => {
  const { value } = await parse(
    "import { Bleed, Tabs } from 'nextra/components';\nimport { Aside } from '@astrojs/starlight/components';\n\nText",
    'docs/page.mdx',
  );
  const code = value.body.kind === 'mdx' ? value.body.code : '';
  expect(code).toContain('import {Bleed} from');
  expect(code).not.toContain('starlight');
});
