import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { adaptImports } from '../../../renderer/import/documents/adaptImports.ts';
import { withoutCode } from '../../../renderer/import/documents/fences.ts';
import { slugEdit } from '../../../renderer/import/documents/frontMatterEdit.ts';
import { printData } from '../../../renderer/import/write/printData.ts';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { nativeComponents } from '../../../renderer/model/nativeComponents.ts';
import { applyEdits } from '../../../renderer/model/textEdits.ts';
import { mdxComponents } from '../../../renderer/render/text/mdxComponents.tsx';
import { importOf, questionsOf } from './importOf.ts';

function adapted(text: string) {
  const { edits, standIns } = adaptImports({
    text,
    bare: withoutCode(text),
    standInModule: './c',
    resolve: (one) => (/\.(?:png|svg)$/.test(one) ? one : undefined),
  });
  return { text: applyEdits(text, edits), names: standIns.map(({ name, from, line }) => `${name} ${from} ${line}`) };
}

describe('imports of a document', () => {
  it('stay where the file does, and come from one module where it is missing', () => {
    const text =
      "import p from './p.png';\nimport A, { b as c } from '@site/src/a';\nimport Tabs from '@theme/Tabs';\n\n<A><Tabs/><New.Part /></A>\n";
    expect(adapted(text).text).toBe(
      "import { New } from './c';\n\nimport p from './p.png';\nimport { A, c } from './c';\n\n<A><Tabs/><New.Part /></A>\n",
    );
    expect(adapted(text).names).toEqual(['A @site/src/a 2', 'c @site/src/a 2', 'New  5']);
  });

  it('are not needed for what the document exports', () => {
    const code = 'export const Demo = () => <Code text={`x`} />;\n\n';
    const long = `export function Long() {${'\n\n  a();'.repeat(25)}\n}\n\n`;
    const head = "import { Code } from './c';\n\n";
    expect(adapted(`${head}${code}${long}<Demo /> <Long />\n`)).toEqual({
      text: `${head}${code}${long}<Demo /> <Long />\n`,
      names: ['Code ./c 1'],
    });
  });

  it('lose their attributes with their file', () => {
    expect(adapted("import a from './a.yml' with { type: 'yaml' };\n\n{a}\n").text).toBe("import { a } from './c';\n\n{a}\n");
  });

  it('in code, comments and names of types are text', () => {
    const text =
      "---\ntitle: <B/>\n---\n\n```jsx\nimport X from 'x';\n<Code />\n```\n\n`<Inline />` {/* <Comment /> */} a < B and Array<T>\n";
    expect(adapted(text)).toEqual({ text, names: [] });
  });

  it('of components with parts, which gqldocs lacks, are missing', () => {
    expect(adapted("import { Tabs } from 'nextra/components';\n\n<Tabs.Panel/>\n").text).toBe(
      "import { Tabs } from './c';\n\n<Tabs.Panel/>\n",
    );
    expect(adapted("import { Tabs } from 'nextra/components';\n\n<Tabs.Tab/>\n").text).toBe('\n<Tabs.Tab/>\n');
  });

  it('of components of the site that are used as ours are needless', () => {
    const text =
      "import Steps from '@mdx/Steps.astro';\nimport CodeTabs from '../CodeTabs.astro';\nimport CodeTab from '../CodeTab.astro';\n\n" +
      '<Steps>\n#### One\n</Steps>\n<CodeTabs items={["a", "b"]}>\n<CodeTab>A</CodeTab>\n<CodeTab>B</CodeTab>\n</CodeTabs>\n';
    expect(adapted(text).text).toBe('\n<Steps>\n#### One\n</Steps>\n<Tabs items={["a", "b"]}>\n<Tab>A</Tab>\n<Tab>B</Tab>\n</Tabs>\n');
    expect(adapted(text).names).toEqual(['Steps @mdx/Steps.astro 1', 'CodeTabs ../CodeTabs.astro 2', 'CodeTab ../CodeTab.astro 3']);
  });

  it.each([
    ['an attribute that ours lacks', '<Steps from={3}>x</Steps>'],
    ['a value that only a run could tell', '<Tabs items={names}><Tab>x</Tab></Tabs>'],
    ['tabs without labels', '<Tabs><Tab>x</Tab></Tabs>'],
    ['properties from elsewhere', '<Steps {...all}>x</Steps>'],
  ])('of components of the site with %s are missing', (_, use) => {
    const text = `import { Steps, Tabs, Tab } from '../own';\n\n${use}\n`;
    expect(adapted(text).text).toContain(`import { ${use.startsWith('<Steps') ? 'Steps' : 'Tabs, Tab'} } from './c';`);
  });

  it('are read where several are in a line, or one begins at the end of a line', () => {
    const text =
      "import Tabs from '@theme/Tabs'; import A from '../a'; import { b } from '../b';\n\nimport C from '../c'; import\nD from './d.png';\n\n<A/>\n";
    expect(adapted(text).text).toBe(
      "import { A } from './c'; import { b } from './c';\n\nimport { C } from './c'; import\nD from './d.png';\n\n<A/>\n",
    );
    expect(adapted(text).names).toEqual(['A ../a 1', 'b ../b 1', 'C ../c 3']);
  });

  it('may have escapes of Markdown in their paths', () => {
    const { files } = importOf({
      'docusaurus.config.js': "module.exports = { title: 'S', presets: [['classic', { blog: false }]] };",
      'docs/a.mdx': "import Own from './\\_own.md';\n\n<Own />\n",
      'docs/_own.md': 'Own\n',
    });
    expect(files['content/docs/a.mdx']).toBe("import Own from './_own.md';\n\n<Own />\n");
  });

  it('of SVG files are missing where they are components', () => {
    const text = "import A from './a.svg';\nimport B from './b.svg';\n\n<A /> <img src={B} />\n";
    expect(adapted(text).text).toBe("import { A } from './c';\nimport B from './b.svg';\n\n<A /> <img src={B} />\n");
  });

  it('of components in functions of the document are missing: pages give their components to text only', () => {
    const text =
      "import { FileTree } from 'nextra/components';\n\nexport function Tree() {\n  return (\n\n    <FileTree />\n  );\n}\n\n<Tree />\n";
    expect(adapted(text).text).toContain("import { FileTree } from './c';");
  });

  it('are unnecessary for the components of pages', () => {
    const components = mdxComponents({ resolve: () => ({ href: undefined }), source: 'a.mdx', messages: defaultMessages });
    const partsOf = (component: unknown): readonly string[] => Object.keys(Object(component)).filter((part) => /^[A-Z]/.test(part));
    const drawn = Object.entries(components).filter(([name]) => /^[A-Z]/.test(name));
    expect([...nativeComponents].toSorted()).toEqual(drawn.map(([name, component]) => [name, partsOf(component)]).toSorted());
  });
});

describe('the slug of a document', () => {
  it.each([
    ['# A', '---\nslug: /x\n---\n\n# A'],
    ['---\ntitle: A\n---\n', '---\nslug: /x\ntitle: A\n---\n'],
    ['---\r\nslug: old\r\ntitle: A\r\n---\r\n', '---\r\nslug: /x\r\ntitle: A\r\n---\r\n'],
    ['---\n---\n', '---\nslug: /x\n---\n'],
  ])('is written into %j', (text, expected) => {
    expect(applyEdits(text, [slugEdit(text, '/x')])).toBe(expected);
  });
});

describe('documents', () => {
  it('become MDX only where they have components, and links follow', () => {
    const imported = importOf({
      'docusaurus.config.js': "module.exports = { title: 'S', presets: [['classic', { blog: false }]] };",
      'docs/a.md': "import Chart from '@site/src/Chart';\n\n<Chart />\n",
      'docs/b.md': 'See [a](./a.md#x), ![p](../static/img/p.png), ![q](@site/other/q.png), ![r](./_media/r.png) and {braces}.\n',
      'docs/_part.mdx': '# Part',
      'docs/tool.js': '',
      'static/img/p.png': '',
      'other/q.png': '',
      'docs/_media/r.png': '',
    });
    expect(imported.files['content/docs/a.mdx']).toBe("import { Chart } from './_imported/components';\n\n<Chart />\n");
    expect(imported.files['content/docs/b.md']).toBe(
      'See [a](./a.mdx#x), ![p](./imported/static/img/p.png), ![q](./imported/other/q.png), ![r](./media/r.png) and {braces}.\n',
    );
    expect(imported.files['content/docs/_imported/components.tsx']).toContain('export { standIn as Chart };');
    expect(imported.files).toHaveProperty('content/docs/_part.mdx');
    expect(imported.files).not.toHaveProperty('content/docs/tool.js');
    expect(questionsOf(imported).join('\n')).toContain('`Chart`: From `@site/src/Chart`.');
  });

  it('are asked about once where no document makes their pages', () => {
    const links = Array.from({ length: 7 }, (_, index) => `[a](/docs/made/${index % 2}/#x)`).join('\n');
    const imported = importOf({
      'docusaurus.config.js': "module.exports = { presets: [['classic', { blog: false }]] };",
      'docs/a.md': `[b](/docs/b) [home](/) [file](/a.txt)\n${links}\n`,
      'docs/b.md': '',
      'static/a.txt': '',
    });
    expect(questionsOf(imported).filter((text) => /links?:/.test(text))).toEqual([
      '7 links: They point to addresses that no document has: /docs/made/0 (4 links), /docs/made/1 (3 links). A program of the former site ' +
        'made these pages, or they are missing there, too. Builds warn of each link.',
    ]);
    expect(imported.notes.find(({ subject }) => subject === '7 links')?.place).toEqual({ file: 'docs/a.md', line: 2 });
  });

  const bracketsOf = (path: string, text: string) =>
    importOf({
      'docusaurus.config.js': "module.exports = { presets: [['classic', { blog: false }]] };",
      ...{ [`docs/${path}`]: text, 'docs/b.md': '' },
    }).files[`content/docs/${path}`];

  it('keep brackets around code, which are no names of symbols there', () => {
    const text = '1. [`state`] _(any)_ [`a`](./b.md) [`d`] [x][`d`] ``[`c`]``\n\n```md\n[`e`]\n```\n\n[`D`]: ./b.md\n';
    expect(bracketsOf('a.md', text)).toBe(text.replace('[`state`]', '\\[`state`\\]'));
  });

  it('keep brackets in links, HTML and code as they are', () => {
    const text = '[link [`q`] text](./b.md) [`no name`]\n\n<p>[`y`]</p>\n\n    [`z`]\n';
    const { files } = importOf({ '.vitepress/config.js': 'export default {}', 'a.md': text, 'b.md': '' });
    expect(files['content/docs/a.md']).toBe(text);
  });

  it('have no signs of Markdown in programs, only in the text of MDX', () => {
    const text =
      '---\ntitle: "[`t`]"\n---\n\nexport const o = { one: 1 };\nexport const names = [`one`];\n\n## A [`h`] {#x}\n\n<!-- [`c`] -->\n\n<ul title={o[`one`]} className={[`a`]}><li>[`s`] {[`q`].length}</li></ul>\n';
    expect(bracketsOf('a.mdx', text)).toBe(text.replace('[`h`]', '\\[`h`\\]').replace('[`s`]', '\\[`s`\\]'));
    expect(bracketsOf('a.mdx', '[`s`] <b>\n')).toBe('[`s`] <b>\n');
  });

  it('have admonitions in place of frames of the former site', () => {
    const imported = importOf({
      'docusaurus.config.js': "module.exports = { presets: [['classic', { blog: false }]] };",
      'docs/a.mdx':
        "import { Warning } from '@site/src/frames';\nimport Callout from '@x/Callout';\n\n<Warning>W</Warning>\n\n<Callout>C</Callout>\n",
    });
    const module = imported.files['content/docs/_imported/components.tsx'];
    expect(module).toMatch(/export const Callout = frame\('note'\);[\s\S]*export const Warning = frame\('warning'\);/);
    expect(imported.notes).toContainEqual(
      expect.objectContaining({ kind: 'changed', subject: '`Warning`', text: 'From `@site/src/frames`. It is an admonition now.' }),
    );
    expect(questionsOf(imported).join()).not.toContain('Callout');
  });

  it.each([
    'Text with <Hint text="tooltip">word</Hint> inline.\n',
    '| a |\n| --- |\n| <Hint /> |\n',
    '<Hint />\n\n<Hint>A</Hint>\n',
    '<Hint>A</Hint> goes on.\n',
    'A line\n<Hint>B</Hint>\n',
    '<Hint>A</Hint>\ngoes on.\n',
    '<Hint></Hint>\n',
  ])('have a question about a component that is also used without a frame: %j', (text) => {
    const imported = importOf({
      'docusaurus.config.js': "module.exports = { presets: [['classic', { blog: false }]] };",
      ...{ 'docs/a.mdx': text, 'docs/b.mdx': '<Hint>\n\nA\n\n</Hint>\n' },
    });
    expect(imported.files['content/docs/_imported/components.tsx']).toContain('export { standIn as Hint };');
    expect(questionsOf(imported).join()).toMatch(
      /`Hint`: A component without an import\. .* 2 documents use it: docs\/a\.mdx:\d, docs\/b\.mdx:1\./,
    );
  });

  it('have frames in lists, in elements and among other blocks', () => {
    const text =
      '# A\n<Hint title="x">\n\nA\n\n</Hint>\n\n- <Hint>B</Hint>\n- b\n\n<div>\n  <Hint>C</Hint>\n</div>\n\n<Hint\n  type="warn"\n>\n  D\n</Hint>\n';
    const { files } = importOf({
      'docusaurus.config.js': "module.exports = { presets: [['classic', { blog: false }]] };",
      'docs/a.mdx': text,
    });
    expect(files['content/docs/_imported/components.tsx']).toContain("export const Hint = frame('tip');");
  });

  it('are linked to by paths from their folder, where no file is nearer', () => {
    const { files } = importOf({
      'docusaurus.config.js': "module.exports = { title: 'S', presets: [['classic', { blog: false }]] };",
      'docs/api/store.md': '# Store\n',
      'docs/use/a.md': '[s](api/store.md#x) [t](./api/store.md) [u](api/gone.md)\n',
      'docs/near/b.md': '[s](api/store.md)\n',
      'docs/near/api/store.md': '# Near\n',
    });
    expect(files['content/docs/use/a.md']).toBe('[s](../api/store.md#x) [t](./api/store.md) [u](api/gone.md)\n');
    expect(files['content/docs/near/b.md']).toBe('[s](api/store.md)\n');
  });

  it('have blocks of code for files that they import as texts', () => {
    const astro = { 'astro.config.mjs': "export default { integrations: [starlight({ title: 'S' })] };", 'src/x.js': '' };
    const imported = importOf({
      ...astro,
      'src/content/docs/a.mdx':
        "import x from '../../x.js?raw';\nimport y from '../../x.js?raw';\nimport gone from './gone.js?raw';\n\n<Code code={x} lang=\"ts\" title=\"x.js\" mark={[1]} />\n\n<CodeBlock>{x}</CodeBlock>\n\n<Code code={y} /> {y.length}\n\n<Code code={gone} />\n",
    });
    expect(imported.files['content/docs/a.mdx']).toBe(
      'import { y } from \'./_imported/components\';\nimport { gone } from \'./_imported/components\';\n\n```ts file="./_imported/src/x.js" title="x.js"\n```\n\n```js file="./_imported/src/x.js"\n```\n\n<Code code={y} /> {y.length}\n\n<Code code={gone} />\n',
    );
    expect(imported.files).toHaveProperty('content/docs/_imported/src/x.js');
  });

  it('are parts by the name that Astro exports', () => {
    const { files } = importOf({
      'astro.config.mjs': "export default { integrations: [starlight({ title: 'S' })] };",
      'src/content/docs/a.mdx': "import { Content as Part } from '../../parts/p.md';\n\n<Part />\n",
      'src/parts/p.md': 'Of <b>x\n',
    });
    expect(files['content/docs/a.mdx']).toBe("import Part from './_imported/src/parts/p.md';\n\n<Part />\n");
  });

  it('keep the HTML and the contents of fragments of Astro', () => {
    const imported = importOf({
      'astro.config.mjs': "export default { integrations: [starlight({ title: 'S' })] };",
      'src/content/docs/index.mdx': '# A\n\n<Fragment set:html={"<pre>a</pre>"} />\n\n<Fragment>Text</Fragment>\n',
    });
    const { files } = imported;
    expect(files['content/docs/index.mdx']).toContain("import { Fragment } from './_imported/components';");
    expect(files['content/docs/_imported/components.tsx']).toContain('__html: html');
    expect(files['content/docs/_imported/components.tsx']).not.toContain('standIn');
    expect(questionsOf(imported).join()).not.toContain('Fragment');
  });
});

it('prints data as source text that means the same', () => {
  const data = { title: 'It\'s "x"\n\u2028', 'a-b': [1, { c: undefined, d: null }], __proto__x: true, long: 'y'.repeat(120) };
  const evaluated: unknown = new Function(`return ${printData(data)}`)();
  expect(evaluated).toEqual({ ...data, 'a-b': [1, { d: null }] });
});

describe('what documents of a tool count on', () => {
  const docusaurus = (text: string): Readonly<Record<string, string>> =>
    importOf({
      'docusaurus.config.js': "module.exports = { title: 'S', baseUrl: '/b/', presets: [['classic', { blog: false }]] };",
      'docs/a.md': text,
      'docs/p.png': '',
      'static/f.pdf': '',
    }).files;

  it.each([
    ['---\ntitle: Short\n---\n\n# Long *title*\n', '---\nhide_title: true\ntitle: Short\n---\n\n# Long *title*\n'],
    ['---\ntitle: Of x\n---\n\n# `x()`\n', '---\nhide_title: true\ntitle: Of x\n---\n\n# `x()`\n'],
    ['---\ntitle: Short\n---\n\nLong\n====\n', '---\nhide_title: true\ntitle: Short\n---\n\nLong\n====\n'],
    ['---\ntitle: A `b`\n---\n\n# A `b` {#c}\n', '---\ntitle: A `b`\n---\n\n# A `b` {#c}\n'],
    ['[f](pathname:///f.pdf) [g](pathname:///b/f.pdf)\n', '[f](/f.pdf) [g](/f.pdf)\n'],
  ])('%j is %j', (text, written) => {
    expect(docusaurus(text)['content/docs/a.md']).toBe(written);
  });

  it('a heading below the title is a section where the tool prints both', () => {
    const { files } = importOf({
      'astro.config.mjs': "export default { integrations: [starlight({ title: 'S' })] };",
      'src/content/docs/a.md': '---\ntitle: A\n---\n\n# B\n\n# `c`\n\n# D =\n',
      'src/content/docs/b.md': '---\ntitle: A\n---\n\nB\n===\n',
    });
    expect([files['content/docs/a.md'], files['content/docs/b.md']]).toEqual([
      '---\ntitle: A\n---\n\n## B\n\n## `c`\n\n## D =\n',
      '---\ntitle: A\n---\n\nB\n---\n',
    ]);
  });

  it.each([
    ['<details>\n<summary>Of **x**</summary>\n\ny\n</details>\n', true],
    ['<div>\n- a\n</div>\n', true],
    ['<div>\n1. a\n</div>\n', true],
    ['<p>\nIn 2024. That year\n</p>\n', false],
    ['<p>See `x`</p>\n', true],
    ['<div>Plain *md*</div>\n', true],
    ['<p class="a_b_c">2 * 3 * 4 snake_case_name</p>\n', false],
    ['<details>\n<summary>Of x</summary>\n\n**y**\n</details>\n', false],
    ['<table><tr><td><code>`x`</code></td></tr></table>\n', false],
    ['<kbd>x</kbd> **y**\n', false],
    ['Of {frontMatter.title}\n', true],
    ['Of {"a"} and {1 + 1}\n', true],
    ['Of {braces} and `{a.b}`, \\\\{a.b} and {{ a.b }}\n\n:::note[x]{a.b}\n\n:::\n', false],
  ])('Markdown within the lines of HTML is read as MDX: %j', (text, isMdx) => {
    expect('content/docs/a.mdx' in docusaurus(text)).toBe(isMdx);
  });

  it('imports of React stay, and imported pictures are their addresses', () => {
    const text = "import { useState } from 'react';\nimport p from './p.png';\n\n<img src={p.src} alt=\"p.src\" />\n";
    expect(docusaurus(text)['content/docs/a.mdx']).toBe(text.replace('{p.src}', '{p}'));
  });

  it('of modules with nothing but data stay, and bring these along', () => {
    const imported = importOf({
      'docusaurus.config.js': "module.exports = { title: 'S', presets: [['classic', { blog: false }]] };",
      'docs/a.mdx':
        "import { one } from './one'\nimport rows, { type Row } from '@site/src/rows'\nimport { run } from './run'\nimport { now } from './now'\nimport facts from '@site/src/facts.json'\nimport pkg from '../package.json'\n\n<Play code={one} rows={rows} at={now} facts={facts} pkg={pkg} /> {run()}\n",
      'docs/one.js': 'export const one = `a\n  b`',
      'docs/run.js': 'export const run = () => 1;',
      'docs/now.ts': 'export const now = Date.now();',
      'src/facts.json': '{ "a": 1 }',
      'package.json': '{ "version": "1.0.0" }',
      'src/rows.ts':
        "import type { A } from 'a';\nexport interface Row { a: number }\nconst first = { a: -1, b: [true, null] as const };\nexport default [first, { ...first, first }] satisfies A;",
    });
    expect(imported.files['content/docs/a.mdx']).toContain(
      "import { one } from './one'\nimport rows, { type Row } from './_imported/src/rows.ts'\nimport { run } from './_imported/components';\nimport { now } from './_imported/components';\nimport facts from './_imported/src/facts.json'\nimport { pkg } from './_imported/components';",
    );
    expect(imported.files).toMatchObject({
      'content/docs/one.js': '/site/docs/one.js',
      'content/docs/_imported/src/rows.ts': '/site/src/rows.ts',
      'content/docs/_imported/src/facts.json': '/site/src/facts.json',
    });
    expect(imported.files).not.toHaveProperty('content/docs/run.js');
    expect(questionsOf(imported).filter((text) => /`(?:one|rows|Row|facts)`/.test(text))).toEqual([]);
  });

  it.each([
    ['names of properties', 'export const v = { [run()]: 1 };'],
    ['a pattern', 'export const w = 1; export const { v = run() } = {};'],
    ['a pattern in a list', 'export const [v = run()] = []; export const w = 1;'],
    ['a getter', 'export const v = { get x() { return run(); } };'],
    ['a template', 'export const v = run`a`;'],
    ['a syntax error', 'export const v = { a: 1 b: 2 };'],
  ])('of modules with code in %s do not bring these along', (_, code) => {
    const imported = importOf({
      'docusaurus.config.js': "module.exports = { title: 'S', presets: [['classic', { blog: false }]] };",
      'docs/a.mdx': "import { v } from './data'\n\n{v}\n",
      'docs/data.js': code,
    });
    expect(imported.files['content/docs/a.mdx']).toContain("import { v } from './_imported/components';");
    expect(imported.files).not.toHaveProperty('content/docs/data.js');
  });

  it('of modules whose data has a field of the name that pictures have keep it', () => {
    const { files } = importOf({
      'docusaurus.config.js': "module.exports = { title: 'S', presets: [['classic', { blog: false }]] };",
      'docs/a.mdx': "import { shot } from './data.js'\n\n{shot.src}\n",
      'docs/data.js': "export const shot = { src: '/a.png' };",
    });
    expect(files['content/docs/a.mdx']).toContain('{shot.src}');
  });

  it('contents of the head are on no page, and functions without a value do not fail', () => {
    const imported = importOf({
      'docusaurus.config.js': "module.exports = { title: 'S', presets: [['classic', { blog: false }]] };",
      'docs/a.mdx':
        "import Head from '@docusaurus/Head';\nimport { useData } from '@theme/x';\n\n<Head><title>x</title></Head>\n\nexport const Stars = () => { const { stars } = useData(); return <b>{stars}</b>; };\n\n<Toc of={toc} />\n\n{frontmatter.title}\n",
    });
    expect(imported.files['content/docs/_imported/components.tsx']).toContain('export const Head = () => null;');
    expect(imported.files['content/docs/_imported/components.tsx']).toContain('export { unknownValue as useData };');
    expect(imported.files['content/docs/a.mdx']).toContain('export const toc = [];');
    expect(imported.files['content/docs/a.mdx']).toContain('export const frontmatter = {};');
    expect(questionsOf(imported).join('\n')).toContain('`Head`: From `@docusaurus/Head`. Pages omit it and its contents.');
  });
});

describe('documents of other tools', () => {
  const nextra = (text: string): string =>
    importOf({ 'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});", 'pages/a.mdx': text }).files[
      'content/docs/a.mdx'
    ] ?? '';

  it('lose components that wait for data, and get the constants that the tool gives them', () => {
    const text =
      '---\ntitle: T\n---\n\n# {metadata.title}\n\n<Stars />\n\nexport async function Stars() {\n  const a = `x\n\n}`;\n\n  return <b>{a}</b>;\n}\n\nEnd\n';
    const written = nextra(text);
    expect(written).toContain('export const metadata = {"title":"T"};');
    expect(written).not.toContain('async');
    expect(written).toContain("import { Stars } from './_imported/components';");
    expect(written).toContain('\n\nEnd\n');
    expect(nextra('export const metadata = { title: "T" };\n\n# {metadata.title}\n')).toBe(
      'export const metadata = { title: "T" };\n\n# {metadata.title}\n',
    );
  });

  it('lose layouts that change the components of the text', () => {
    const layout = 'export default function L(props) {\n  return cloneElement(props.children, { components: {} });\n}\n';
    expect(nextra(`import { cloneElement } from 'react'\n\n# A\n\n${layout}\nEnd\n`)).not.toContain('export default');
    expect(nextra('# A\n\nexport default ({ children }) => <b>{children}</b>\n')).toContain('export default');
  });

  it('may have long lines', () => {
    const text = `---\ntitle: A\n---\n\n${'x '.repeat(200_000)}\n`;
    expect(nextra(text)).toBe(text);
  });

  it('may have fences in the strings of their programs', () => {
    const text =
      "export async function A() {\n  const a = `~~~md\n~~~js`;\n  return <b>{a}</b>;\n}\n\n<A />\n\nimport { C } from './_c'\n\n<C />\n";
    const written = nextra(text);
    expect(written).toContain("import { C } from './_imported/components';");
    expect(written).toContain("import { A } from './_imported/components';");
  });

  it('import components that they use as values', () => {
    expect(
      nextra("import { Cards, Callout } from 'nextra/components'\n\n<Callout>x</Callout>\n\n<Remote components={{ Cards }} />\n"),
    ).toContain("import { Cards } from './_imported/components';");
  });

  it('lose attributes and expressions that wait for data', () => {
    const imported = importOf({
      'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});",
      'pages/a.mdx':
        '<List\n  pages={(await pages()).map(({ a }) => a)}\n  icons={{ B }}\n/>\n\n{await text()}\n\n{/* await */}\n\n```js\nawait x\n```\n',
    });
    expect(imported.files['content/docs/a.mdx']).toBe(
      "import { List } from './_imported/components';\n\n<List\n  \n  icons={{ B }}\n/>\n\n\n\n{/* await */}\n\n```js\nawait x\n```\n",
    );
    expect(questionsOf(imported).join()).toContain('`pages`: The former tool waited for its value');
  });

  it('are imported where their functions are nested too deeply for a parser', () => {
    expect(nextra('export async function A() {\n'.repeat(6_000))).toBe('');
  });

  it('keep the ids that VitePress gives headings', () => {
    const { files, notes } = importOf({
      '.vitepress/config.ts': 'export default {}',
      'a.md':
        '# A.b\n\n## build.`minify`\n\n## Plain text\n\n## 2. Größe <Badge text="x.y" />\n\n## C.d {#own}\n\n### a.b\n\n### a-b\n\n```md\n## code.text\n```\n',
    });
    expect(files['content/docs/a.md']).toBe(
      '# A.b\n\n## build.`minify` {#build-minify}\n\n## Plain text\n\n## 2. Größe <Badge text="x.y" /> {#_2-große}\n\n## C.d {#own}\n\n### a.b {#a-b-1}\n\n### a-b {#a-b-2}\n\n```md\n## code.text\n```\n',
    );
    expect(notes).toContainEqual(expect.objectContaining({ kind: 'changed', text: 'Headings have the ids of the former site, `{#id}`.' }));
  });

  it('have ids that end at brackets where links of the site say so', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const text = names.map((name) => `## ctx.${name}(x, y?)\n\n`).join('');
    const site = (links: string): string | undefined =>
      importOf({ '.vitepress/config.ts': 'export default {}', 'a.md': `${text}## Other (one)\n`, 'b.md': links }).files[
        'content/docs/a.md'
      ];
    expect(site(names.map((name) => `[x](a.md#ctx-${name}) `).join(''))).toBe(
      `${names.map((name) => `## ctx.${name}(x, y?) {#ctx-${name}}\n\n`).join('')}## Other (one) {#other}\n`,
    );
    expect(site(names.map((name) => `[x](a.md#ctx-${name}-x-y) `).join(''))).toContain('{#ctx-a-x-y}');
    expect(site('[x](a.md#ctx-a)')).toContain('{#ctx-a-x-y}');
  });

  it('have their metadata where components get all of it', () => {
    expect(nextra('---\ntitle: T\n---\n\n<Top {...metadata} />\n')).toContain('export const metadata = {"title":"T"};');
  });

  it('show pictures that VitePress finds next to documents', () => {
    const { files } = importOf({
      '.vitepress/config.ts': 'export default {}',
      'guide/a.md': '![A](/assets/a.png) ![B](/b.png)\n',
      'assets/a.png': '',
      'public/b.png': '',
    });
    expect(files['content/docs/guide/a.md']).toBe('![A](../assets/a.png) ![B](/b.png)\n');
  });

  it('have Twoslash where their code has its marks', () => {
    const code = (fence: string): string => `${fence}\nhidden\n// ---cut---\nshown\n\`\`\`\n`;
    const begins = ['```ts', '```ts {1}', '```js twoslash', '```md', '```ts{1}', '```ts[a.ts]', '```ts-vue', '```ts:line-numbers=5{1}'];
    const text = [...begins, '```ts:no-line-numbers [a.ts]'].map(code).join('\n');
    const { files } = importOf({ '.vitepress/config.ts': 'export default {}', 'a.md': `${text}\n\`\`\`ts\nplain\n\`\`\`\n` });
    const fences = [...(files['content/docs/a.md'] ?? '').matchAll(/^```\w.*/gm)].map(([fence]) => fence);
    expect(fences).toEqual([
      ...['```ts twoslash', '```ts twoslash {1}', '```js twoslash', '```md', '```ts twoslash {1}', '```ts twoslash [a.ts]'],
      ...['```ts-vue twoslash', '```ts:line-numbers=5 twoslash {1}', '```ts:no-line-numbers twoslash [a.ts]', '```ts'],
    ]);
    const quoted = importOf({ '.vitepress/config.ts': 'export default {}', 'a.md': code('```ts').replace(/^(?=.)/gm, '> ') });
    expect(quoted.files['content/docs/a.md']).toMatch(/^> ```ts twoslash\n/);
  });

  it('have no parameters of their address', () => {
    expect(nextra('# A\n\n<Blog lang={props.params.lang} all={props.params} />\n')).toContain(
      'lang={props.params?.lang} all={props.params} ',
    );
    expect(nextra('# A\n\nWrite `{props.params.lang}`.\n')).toContain('`{props.params.lang}`');
  });

  it('get components without an import also before an import at their first line', () => {
    expect(nextra("---\ntitle: T\n---\nimport { A } from './a';\n\n<A /> <Bare />\n")).toBe(
      "---\ntitle: T\n---\nimport { Bare } from './_imported/components';\n\nimport { A } from './_imported/components';\n\n<A /> <Bare />\n",
    );
  });

  it('find documents at paths from the folder of the documents, also after they got another ending', () => {
    const { files } = importOf({
      'docusaurus.config.js': "export default { presets: [['classic', { docs: {}, blog: false }]] };",
      'docs/a.md': '[b](/guide/b.md#x) [c](/docs/guide/b.md) [d](/gone.md)\n',
      'docs/guide/b.md': '<Part />\n',
    });
    expect(files['content/docs/a.md']).toBe('[b](./guide/b.mdx#x) [c](./guide/b.mdx) [d](/gone.md)\n');
  });

  it('show pictures of components that resize them', () => {
    const imported = importOf({
      'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});",
      'pages/a.mdx': "import Image from 'next/image';\nimport cat from './cat.png';\n\n<Image src={cat} alt=\"Cat\" priority />\n",
      'pages/cat.png': '',
    });
    expect(imported.files['content/docs/_imported/components.tsx']).toMatch(/<img src=\{img\}[\s\S]*export \{ picture as Image \};/);
    expect(questionsOf(imported).join()).not.toContain('Image');
    const parts =
      'import { Image, Table } from \'nextra/components\';\n\n<Table><Table.Tr><Table.Td><Image src="/a.png" /></Table.Td></Table.Tr></Table>\n';
    const nextra = importOf({ 'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});", 'pages/a.mdx': parts });
    expect(nextra.files['content/docs/_imported/components.tsx']).toMatch(/picture as Image \};[\s\S]*Table = Object\.assign/);
    expect(questionsOf(nextra).join()).not.toContain('nextra/components');
    const themed = importOf({
      'docusaurus.config.js': "module.exports = { presets: [['classic', { blog: false }]] };",
      'docs/a.mdx':
        "import ThemedImage from '@theme/ThemedImage';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\n\n<ThemedImage alt=\"A\" sources={{ light: useBaseUrl('/l.png'), dark: useBaseUrl('d.png') }} />\n",
    });
    expect(themed.files['content/docs/a.mdx']).toContain('sources={{ light: "/l.png", dark: "/d.png" }}');
    expect(themed.files['content/docs/a.mdx']).not.toContain('useBaseUrl');
    expect(themed.files['content/docs/_imported/components.tsx']).toContain('export { picture as ThemedImage };');
  });

  it('may call what they lack as the module that replaces it calls something of its own', async () => {
    const { files } = importOf({
      'docusaurus.config.js': "module.exports = { presets: [['classic', { blog: false }]] };",
      'docs/a.mdx':
        "import picture from '@site/src/picture';\nimport ReactNode from '@site/src/ReactNode';\nimport Image from '@theme/IdealImage';\n\n<Image img={picture.src} />\n\n<ReactNode />\n",
    });
    const { code } = await transform(files['content/docs/_imported/components.tsx'] ?? '', { loader: 'tsx' });
    expect(code).toMatch(/unknownValue as picture\b/);
  });

  it('get an empty text for a constant that waits for data, and a question', () => {
    const imported = importOf({
      'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});",
      'pages/a.mdx': 'export const version = await latest({\n  tag: 1,\n});\n\nVersion {version}\n',
    });
    expect(imported.files['content/docs/a.mdx']).toBe("export const version = '';\n\nVersion {version}\n");
    expect(questionsOf(imported)).toContain('`version`: The former tool waited for its value, which the new site does not have.');
  });

  it('name the next and the previous page by their ids at the new site', () => {
    const { files } = importOf({
      '.vitepress/config.ts': 'export default {}',
      'a.md': '---\nnext:\n  text: Two\n  link: /guide/two\nprev: Only a label\ntitle: A\n---\n',
      'b.md': '---\nnext: false\nprev:\n  text: Elsewhere\n  link: https://example.org\n---\n',
      'guide/two.md': '---\nprev:\n  link: ../a.md\n---\n',
    });
    expect(files['content/docs/a.md']).toBe('---\npagination_next: "guide/two"\ntitle: A\n---\n');
    expect(files['content/docs/b.md']).toBe('---\nnext: false\n---\n');
    expect(files['content/docs/guide/two.md']).toBe('---\npagination_prev: "a"\n---\n');
    const docusaurus = importOf({
      'docusaurus.config.js': "export default { presets: [['classic', { docs: { routeBasePath: '/' }, blog: {} }]] };",
      'docs/01-intro.md': '---\npagination_next: guides/setup\npagination_prev: null\n---\n',
      'docs/02-guides/03-set.md': '---\nid: setup\npagination_prev: gone\n---\n',
      'blog/2024-01-02-a.md': '# A\n',
    });
    expect(docusaurus.files['content/docs/01-intro.md']).toContain('pagination_next: "02-guides/setup"\npagination_prev: null\n');
    expect(docusaurus.files['content/docs/02-guides/03-set.md']).toContain('pagination_prev: gone\n');
  });

  it('link to the target of an address that redirects, and find files at aliases of the sources', () => {
    const { files } = importOf({
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight'; export default { integrations: [starlight({ title: 'T', locales: { root: {}, 'pt-br': {} } })], redirects: { '/old': '/new/page#part', '/out': 'https://example.org' } };",
      'src/content/docs/index.mdx': "import P from '@/parts/p.mdx';\n\n[a](/old) [b](/old#own) [c](/out) ![d](@/assets/d.png)\n\n<P />\n",
      'src/content/docs/new/page.md': '# P\n',
      'src/content/docs/pt-BR/page.md': '# P\n',
      'src/assets/d.png': '',
      'src/parts/p.mdx': 'Part\n',
    });
    expect(files['content/docs/index.mdx']).toBe(
      "import P from './_imported/src/parts/p.mdx';\n\n[a](/new/page#part) [b](/new/page#part) [c](https://example.org) ![d](./imported/src/assets/d.png)\n\n<P />\n",
    );
    expect(files['content/docs/_imported/src/parts/p.mdx']).toBe('Part\n');
    expect(Object.keys(files).join()).not.toContain('pt-BR');
  });

  it('bring their parts along, adapted as they are, and parts of parts', () => {
    const { files } = importOf({
      'docusaurus.config.js': "module.exports = { title: 'S', presets: [['classic', { blog: false }]] };",
      'docs/a.mdx': "import Own from './_own.md';\nimport Shared from '@site/shared/_shared.mdx';\n\n<Own /><Shared />\n",
      'docs/_own.md': "import Tabs from '@theme/Tabs';\nimport X from '@site/src/X';\n\n<Tabs></Tabs><X>Own</X>\n",
      'shared/_shared.mdx': "import Inner from './inner.mdx';\n\n[a](../docs/a.mdx) ![p](p.png)\n\n<Inner />\n",
      'shared/inner.mdx': 'export const n = 3;\n\n{n} <Unknown />\n',
      'shared/p.png': '',
    });
    expect(files['content/docs/a.mdx']).toBe(
      "import Own from './_own.mdx';\nimport Shared from './_imported/shared/_shared.mdx';\n\n<Own /><Shared />\n",
    );
    expect(files['content/docs/_own.mdx']).toBe("import { X } from './_imported/components';\n\n<Tabs></Tabs><X>Own</X>\n");
    expect(files['content/docs/_imported/shared/_shared.mdx']).toBe(
      "import Inner from './inner.mdx';\n\n[a](../../a.mdx) ![p](../../imported/shared/p.png)\n\n<Inner />\n",
    );
    expect(files['content/docs/_imported/shared/inner.mdx']).toContain("import { Unknown } from '../components';");
    expect(files['content/docs/imported/shared/p.png']).toBe('/site/shared/p.png');
    expect(files['content/docs/_own.md']).toBeUndefined();
  });

  it('keep texts with words of programs, and lose what waits', () => {
    const { files } = importOf({
      'docusaurus.config.js': "module.exports = { title: 'S', presets: [['classic', { blog: false }]] };",
      'docs/a.mdx': '<div title={"a } await b"}>A</div>\n\n{await load()}\n\n[B](/docs/b/index)\n',
      'docs/b/index.md': '# B\n',
    });
    expect(files['content/docs/a.mdx']).toBe('<div title={"a } await b"}>A</div>\n\n\n\n[B](/docs/b)\n');
  });

  it('keep the files that they include', () => {
    const { files } = importOf({
      'docs/.vitepress/config.ts': "export default { base: '/b/', srcDir: 'src', srcExclude: ['**/left-out.md'] }",
      'docs/src/guide/a.md':
        '<<< @/snippets/a.ts{2}\n\n<!-- @include: @/parts/p.md -->\n\n<!--@include: ../parts/left-out.md-->\n\n<<< ../../../lib/b.ts#part [B]\n\n<<< ./gone.ts\n\n[x](/b/guide/a) [y](/guide/a)\n\n```md\n<<< @/snippets/shown.ts\n```\n',
      'docs/src/snippets/a.ts': '',
      'docs/src/snippets/shown.ts': '',
      'docs/src/parts/p.md': 'Part',
      'docs/src/parts/left-out.md': 'Part',
      'lib/b.ts': '',
    });
    expect(files['content/docs/guide/a.md']).toBe(
      '<<< @/snippets/a.ts{2}\n\n<!-- @include: @/parts/p.md -->\n\n<!--@include: ../parts/_left-out.md-->\n\n<<< ../_imported/lib/b.ts#part [B]\n\n<<< ./gone.ts\n\n[x](/guide/a) [y](/guide/a)\n\n```md\n<<< @/snippets/shown.ts\n```\n',
    );
    expect(files['content/docs/snippets/a.ts']).toBe('/site/docs/src/snippets/a.ts');
    expect(files['content/docs/parts/_left-out.md']).toBe('Part');
    expect(files['content/docs/parts/left-out.md']).toBeUndefined();
    expect(files['content/docs/_imported/lib/b.ts']).toBe('/site/lib/b.ts');
    expect(files['content/docs/snippets/shown.ts']).toBeUndefined();
  });

  it('keep files apart that would have one name', () => {
    const { files } = importOf({
      'docs/.vitepress/config.ts': "export default { srcExclude: ['parts/**'] }",
      'docs/a.md': '![](/_a.png) ![](/a.png)\n\n<!--@include: ./parts/_n.md-->\n\n<!--@include: ./parts/n.md-->\n\n<<< ../components.tsx\n',
      'docs/b.md': '<!--@include: ./parts/n.md-->\n\n<<< ../../x.ts\n\n<<< ../x.ts\n',
      'docs/parts/_n.md': 'First',
      'docs/parts/n.md': 'Second',
      ...{ 'docs/_a.png': '', 'docs/a.png': '', 'components.tsx': '', 'x.ts': '', '../x.ts': '' },
    });
    expect(files['content/docs/a.md']).toBe(
      '![](./a.png) ![](./a-2.png)\n\n<!--@include: ./parts/_n.md-->\n\n<!--@include: ./parts/_n-2.md-->\n\n<<< ./_imported/components-2.tsx\n',
    );
    expect(files['content/docs/b.md']).toBe('<!--@include: ./parts/_n-2.md-->\n\n<<< ./_imported/x.ts\n\n<<< ./_imported/x-2.ts\n');
    expect(files['content/docs/parts/_n.md']).toBe('First');
    expect(files['content/docs/parts/_n-2.md']).toBe('Second');
    expect(files['content/docs/a-2.png']).toBe('/site/docs/a.png');
    expect(files['content/docs/_imported/x-2.ts']).toBe('/site/x.ts');
  });

  it('of mdBook lose what it hides, and get their anchors and examples', () => {
    const book = importOf({
      'SUMMARY.md': '- [A](a.md)\n',
      'a.md':
        '{{#title Other}}\n# A\n\n{{#playground x.rs editable}}\n\n```rust\n{{#rustdoc_include x.rs:part}}\n```\n\n```rust,ignore\n# use x;\n#\n#[derive(A)]\n## b\nfn a() {}\n```\n\n```sh\n# a comment\n```\n',
      'x.rs': '',
    });
    expect(book.files['content/docs/a.md']).toBe(
      '# A\n\n```rs file="x.rs"\n```\n\n```rust file="x.rs" region="part"\n```\n\n```rust,ignore\n#[derive(A)]\n# b\nfn a() {}\n```\n\n```sh\n# a comment\n```\n',
    );
  });

  it('of mdBook keep blocks that show blocks, and may have line ends of Windows', () => {
    const shown = '# A\r\n\r\n````md\r\n```rust\r\n# use x;\r\n```\r\n````\r\n\r\n';
    const book = importOf({ 'SUMMARY.md': '- [A](a.md)\n', 'a.md': `${shown}\`\`\`rust\r\n# use x;\r\n## b\r\n\`\`\`\r\n` });
    expect(book.files['content/docs/a.md']).toBe(`${shown}\`\`\`rust\r\n# b\r\n\`\`\`\r\n`);
  });

  it('of Rspress bring the files that their blocks of code show', () => {
    const { files } = importOf({
      'rspress.config.ts': "export default defineConfig({ root: 'docs', title: 'R' });",
      'docs/a.mdx': '```ts file="./s.ts"\n```\n\n```ts file="<root>/src/t.ts"\n```\n',
      'docs/s.ts': '',
      'src/t.ts': '',
    });
    expect(files['content/docs/a.mdx']).toBe('```ts file="./s.ts"\n```\n\n```ts file="./_imported/src/t.ts"\n```\n');
    expect(files).toHaveProperty('content/docs/s.ts');
  });

  it('of other tools keep the code of blocks that name a file', () => {
    const { files } = importOf({
      'docs/.vitepress/config.ts': "export default { title: 'V' };",
      'docs/a.md':
        '```ts file=\'a"b.ts\'\na();\n```\n\n```ts file="./s.ts"\na();\n```\n\n```ts file=s.ts title="S"\na();\n```\n\n```ts file="s.ts"\n```\n',
      'docs/s.ts': '',
    });
    expect(files['content/docs/a.md']).toBe(
      '```ts title=\'a"b.ts\'\na();\n```\n\n```ts title="./s.ts"\na();\n```\n\n```ts  title="S"\na();\n```\n\n```ts file="s.ts"\n```\n',
    );
  });

  it('get the forms of gqldocs for files that mdBook and Fumadocs include', () => {
    const book = importOf({
      'SUMMARY.md': '- [A](a.md)\n',
      'a.md':
        '```rust,ignore\n{{#include code/x.rs:2:5}}\n```\n\n{{#include part.md}}\n\n```md\nText\n{{#include part.md}}\n```\n\n`{{#include part.md}}`\n\n```md\n{{#include SUMMARY.md}}\n```\n',
      'part.md': 'Part',
      'code/x.rs': '',
    });
    expect(book.files['content/docs/a.md']).toBe(
      '```rust file="code/x.rs" lines="2-5"\n```\n\n<!--@include: ./_part.md-->\n\n```md\nText\n{{#include part.md}}\n```\n\n`{{#include part.md}}`\n\n```md file="./_imported/SUMMARY.md"\n```\n',
    );
    const fumadocs = importOf({
      'source.config.ts': "export const docs = defineDocs({ dir: 'content' });",
      'content/a.mdx':
        '<include>./part.mdx</include>\n\n<include lang="ts">./x.ts#region</include>\n\n<include cwd meta=\'title="x > y"\'>\n  content/x.ts\n</include>\n',
      'content/part.mdx': 'Part',
      'content/x.ts': '',
    });
    expect(fumadocs.files['content/docs/a.mdx']).toBe(
      '<!--@include: ./part.mdx-->\n\n```ts file="./x.ts" region="region"\n```\n\n```ts file="./x.ts" title="x > y"\n```\n',
    );
  });
});
