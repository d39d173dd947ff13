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

test('accepts styles that are written as in HTML', async () => {
  const { value } = await parse('<div style="color: red; --own-size:2px;background-image: url(data:a;b)">x</div>', source);
  expect(value.body.kind === 'mdx' && value.body.code.replace(/\s+/g, ' ')).toContain(
    'style: { "color": "red", "--own-size": "2px", "backgroundImage": "url(data:a;b)" }',
  );
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

const codeOf = async (text: string): Promise<string> => {
  const { value } = await parse(text, source);
  return value.body.kind === 'mdx' ? value.body.code : '';
};

test('makes fences and links of components that other tools have for them', async () => {
  const fence = 'import { Code } from \'@astrojs/starlight/components\';\n\n<Code code="let a = 1;" lang="ts" title="a.ts" />\n';
  const { value, problems } = await parse(fence, source);
  expect(problems).toEqual([]);
  expect(value.uses).toMatchObject([{ kind: 'sample', sample: { code: 'let a = 1;', language: 'ts' } }]);
  expect(value.body.kind === 'mdx' && value.body.code).not.toContain('starlight');
  const { value: block } = await parse(
    'import CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="js">{`let a;\nlet b;`}</CodeBlock>\n',
    source,
  );
  expect(block.uses).toMatchObject([{ sample: { code: 'let a;\nlet b;', language: 'js' } }]);
  const link = await parse(
    'import Link from \'@docusaurus/Link\';\n\n<Link to="/docs/a">Go</Link>\n\n<LinkButton href="./b.md">B</LinkButton>\n',
    source,
  );
  expect(link.value.uses).toMatchObject([
    { kind: 'link', target: '/docs/a' },
    { kind: 'link', target: './b.md' },
  ]);
  expect(link.value.body.kind === 'mdx' && link.value.body.code).not.toContain('docusaurus');
});

test('makes a group of tabs of <CodeGroup>', async () => {
  const group = '<CodeGroup>\n\n```js title="a.js"\nlet a\n```\n\n```ts title="b.ts"\nlet b\n```\n\n</CodeGroup>\n';
  const code = await codeOf(group);
  expect(await problemsOf(group, source)).toEqual([]);
  expect(code).toContain('b.ts');
  expect(code).toContain('tablist');
});

test('leaves components with these names that are the own ones of the document', async () => {
  const code = await codeOf(
    'import { Code } from \'./mine.tsx\';\n\nexport const Link = ({ to }) => <b>{to}</b>;\n\n<Code code="x" />\n\n<Link to="/a" />\n',
  );
  expect(code).toContain('./mine.tsx');
  expect(code).toContain('_jsx(Code');
  expect(code).toContain('_jsx(Link');
});

test('reads the pictures that code of Docusaurus names', async () => {
  const code = await codeOf('<img alt="x" src={require("./p.png").default} /> <img alt="y" src={useBaseUrl(\'/q.png\')} />\n');
  expect(code).toContain('src: "./p.png"');
  expect(code).toContain('src: "/q.png"');
  expect(code).not.toContain('require');
});

test('makes a picture of a picture that grows, and a list of headings', async () => {
  const code = await codeOf('<ImageZoom alt="x" src="/p.png" />\n\n<InlineTOC items={toc} />\n\n## Part\n');
  expect(code).toContain('src: "/p.png"');
  expect(code).toContain('#part');
  expect(code).not.toMatch(/ImageZoom|\btoc\b/);
});
