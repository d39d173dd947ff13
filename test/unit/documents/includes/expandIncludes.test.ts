import { expect, test } from 'vitest';
import { expandIncludes } from '../../../../renderer/documents/includes/expandIncludes.ts';
import { parse } from '../renderMarkdown.ts';

const files: Readonly<Record<string, string>> = {
  'docs/part.md': '---\ntitle: Part\n---\n\nOne\n\nTwo\n\n<!-- #region own -->\nThree\n<!-- #endregion own -->\n\n## A heading\n\nFour\n',
  'docs/marked.md': 'A\n\n<section id="own">\n\nB\n\n</section>\n\nC\n',
  'docs/outer.md': 'Outer\n<!--@include: ./part.md{5,5}-->',
  'src/anchors.rs': 'a\n// ANCHOR: all\nb\n// ANCHOR: inner\nc\n// ANCHOR_END: inner\n// ANCHOR_END: all\nd\n',
  'src/kinds.ts': 'const kinds = {\n  ANCHOR: anchor,\n  // ANCHOR: own\n};\n',
  'docs/html.md':
    '<pre class=\'a\'><code>\na *b* {c}\n  <b style="color: red">&gt; x</b>\n</code></pre>\n\nText {x} < <kbd>y<br></kbd> <https://a.example>\n\n<details>\n<summary>S *x*</summary>\n\n*Z*\n\n</details>\n\n    indented <code>\n',
  'docs/x.mdx': "import { Chart, D } from './x.tsx';\n\nexport const size = 1;\n\nA Chart: <Chart of={[Chart, 'Chart', size]} />\n",
  'docs/y.mdx':
    "import Chart, { E as D } from './y.tsx';\n\nexport const size = 2;\n\n<Chart.Part>{size}</Chart.Part> `<Chart />` <D />\n\nIt's <D />, that's <b of={{ size: size }} />\n",
  'docs/z.mdx':
    "import { size as of } from './z.tsx';\n\nexport const size = 3,\n\n  sizes = { size, of };\n\nexport { size as of } from './z.tsx';\n\n<size title=\"{size}\" {...{ size }} />: {{ size, of }.size} \\{size} {((of) => of)(size)}\n",
  'docs/all.mdx': "import * as all from './b.tsx';\n\n<all.B />\n",
  'docs/ranges.md': 'Write {1-3} words, set { a [1] } here\n',
  'docs/one.mdx':
    "import * as ui from './one.tsx';\nimport meta, { type } from './one.json' with { type: 'json' };\n\n<ui.P>{meta}{type}</ui.P>\n",
  'docs/other.mdx':
    "import * as ui from './other.tsx';\nimport type, { a } from './other.json' with { type: 'json' };\n\nexport const meta = () => {\n  meta: for (;;) break meta;\n};\n\n<ui.P /> <ui.Q.R>{import.meta.url} {ui} {type}</ui.Q.R> <ui>{meta}</ui>\n",
  'docs/words.md': 'You can\nimport the schema, or\nexport it.\n\nexport const a = 1;\n',
  'docs/places.md': '- a\n\n      `in` a\n      ```\n\n> b\n>\n>     {two}\n>     lines\n\nc \\\\{d} \\{e} <https://a.example/_f_(g)>\n',
  'docs/loop.md': '<!--@include: ./back.md-->',
  'docs/back.md': '<!--@include: ./loop.md-->',
  'docs/sub/_attributes.mdx': '<B name={props.name} count={props.count} other={props.other} />',
  'docs/sub/_props.mdx': "import A from '../a.tsx';\n\nHello {props.name}, {props.count + 1}\n\n```\n{props.name}\n```",
  'docs/two.mdx':
    "import E, { C as D } from './b.tsx';\nimport { B, C as D, F } from './b.tsx';\nimport Props from './sub/_props.mdx';\n\n<Props name=\"y\" />",
  'src/server.ts': 'a();\n// #region start\n  b(`\n  ```\n  `);\n// #endregion start\nc();\nd();',
};

function expand(text: string, source = 'docs/guide/page.mdx') {
  const found = expandIncludes({
    text,
    frontMatterEnd: 0,
    source,
    folder: 'docs',
    readPart: (path) => {
      const part = files[path];
      if (path.startsWith('..')) return { ok: false, reason: 'outside' };
      return part === undefined ? { ok: false, reason: 'ENOENT' } : { ok: true, text: part };
    },
  });
  return {
    text: found.value.map((line) => line.text).join('\n'),
    origins: found.value.map(({ file, line }) => `${file}:${line}`),
    problems: found.problems.map(({ code, message, place }) => `${code} ${place?.file}:${place?.line} ${message}`),
  };
}

test('gives names of parts other ones where these have another meaning', () => {
  const { text } = expand(
    "import X from '../x.mdx';\nimport Y from '../y.mdx';\nimport { Chart } from '../own.tsx';\n\n<Chart />\n\n<X />\n\n<Y />\n\n<X />\n",
  );
  expect(text).toContain('\n<Chart />\n');
  expect(text).toContain("A Chart: <Chart2 of={[Chart2, 'Chart', size]} />");
  expect(text).toContain('<Chart3.Part>{size2}</Chart3.Part> `<Chart />` <D2 />');
  expect(text).toContain("It's <D2 />, that's <b of={{ size: size2 }} />");
  expect(text?.match(/^(?:import|export).*$/gm)).toEqual([
    "import { Chart } from '../own.tsx';",
    "import { Chart as Chart2, D } from '../x.tsx';",
    'export const size = 1;',
    "import Chart3, { E as D2 } from '../y.tsx';",
    'export const size2 = 2;',
  ]);
});

test('keeps the keys of renamed names', () => {
  const { text } = expand("import X from '../x.mdx';\nimport Z from '../z.mdx';\nimport { of } from '../own.tsx';\n\n<X />\n\n<Z />\n");
  expect(text).toContain('<size title="{size}" {...{ size: size2 }} />: {{ size: size2, of: of2 }.size} \\{size} {((of2) => of2)(size2)}');
  expect(text).toContain("import { size as of2 } from '../z.tsx';");
  expect(text).toContain('export const size2 = 3,\n\n  sizes = { size: size2, of: of2 };');
  expect(text).toContain("export { size as of } from '../z.tsx';");
});

test('tells objects of elements, labels and attributes of imports from names', () => {
  const { text } = expand(
    "import One from '../one.mdx';\nimport Other from '../other.mdx';\nimport { a } from '../other.json' with { type: 'json' };\n\n<One />\n\n<Other />\n",
  );
  expect(text).toContain('<ui.P>{meta}{type}</ui.P>');
  expect(text).toContain('<ui2.P /> <ui2.Q.R>{import.meta.url} {ui2} {type2}</ui2.Q.R> <ui>{meta2}</ui>');
  expect(text).toContain('export const meta2 = () => {\n  meta: for (;;) break meta;\n};');
  expect(text).toContain("import meta, { type } from '../one.json' with { type: 'json' };");
  expect(text).toContain("import type2 from '../other.json' with { type: 'json' };");
});

test('keeps imports of parts that a block of code of the document shows', () => {
  const { text } = expand("import All from '../all.mdx';\n\n```js\nimport * as all from '../b.tsx';\n```\n\n<All />\n");
  expect(text?.match(/^import .*$/gm)).toHaveLength(2);
});

test('declares names of parts once', () => {
  const { text, problems } = expand(
    "import Props from '../sub/_props.mdx';\nimport Two from '../two.mdx';\nimport { B } from '../b.tsx';\n\n<Props name=\"x\" />\n\n<Two />\n",
  );
  expect(problems).toEqual([]);
  expect(text?.match(/^import .*$/gm)).toEqual([
    "import { B } from '../b.tsx';",
    "import A from '../a.tsx';",
    "import E, { C as D } from '../b.tsx';",
    "import { F } from '../b.tsx';",
  ]);
  expect(text).toContain('Hello x');
});

test('leaves a document alone that includes nothing', () => {
  const text = 'Text with `<<<` in code.';
  expect(expand(text)).toMatchObject({ text, problems: [] });
});

test.each([
  ['<!--@include: ../part.md{5,7}-->', 'One\n\nTwo'],
  ['<!-- @include: @/part.md#own -->', 'Three'],
  ['<!--@include: /part.md#a-heading-->', '\nFour'],
  ['<!--@include: /marked.md#own-->', '\nB'],
  ['- <!--@include: ../part.md{5,7}-->', '- One\n\n  Two'],
  ['<!--@include: ../outer.md-->', 'Outer\nOne'],
  ['```\n<!--@include: ../part.md-->\n```', '```\n<!--@include: ../part.md-->\n```'],
])('includes parts of Markdown: %s', (text, expected) => {
  const found = expand(text);
  expect(found.problems).toEqual([]);
  expect(found.text?.replace(/\n+$/, '')).toBe(expected);
});

test.each([
  ['<<< @/../src/server.ts{1}', '```ts {1}\na();\n'],
  ['<<< ../../src/server.ts#start', '````ts\nb(`\n```\n`);\n````'],
  ['<<< ../../src/server.ts#start{2 js:line-numbers} [Title]', '````js:line-numbers {2} [Title]\n'],
  ['```ts file="../../src/server.ts" lines="7-8" {1}\nold\n```', '```ts {1}\nc();\nd();\n```'],
  ['1. One\n\n   ```js file="/../src/server.ts" lines="1,8" title="s.ts"\n   ```', '   ```js title="s.ts"\n   a();\n   d();\n   ```'],
  ['```file="../../src/server.ts" region="start"\n```', '````ts\nb(`'],
])('includes code: %s', (text, expected) => {
  const found = expand(text);
  expect(found.problems).toEqual([]);
  expect(found.text).toContain(expected);
});

test('has a namespace that the document imports, too, once', () => {
  const { text } = expand("import All from '../all.mdx';\nimport * as all from '../b.tsx';\n\n<All />\n\n<all.C />\n", 'docs/sub/page.mdx');
  expect(text?.match(/^import .*$/gm)).toEqual(["import * as all from '../b.tsx';"]);
});

test('gives values to attributes in a part, and takes names with a dollar sign', () => {
  const found = expand('import $part from \'../sub/_attributes.mdx\';\n\n<$part name="Ada" count={2} />');
  expect(found.text).toContain('<B name={"Ada"} count={(2)} other={undefined} />');
});

test('puts imported parts in place of their elements, with props and imports', () => {
  const found = expand('import Part from \'../sub/_props.mdx\';\n\n<b>\n  <Part name="Ada"\n    count={2} />\n</b>');
  expect(found.text).toBe("\n\n<b>\n  \n\n  Hello Ada, {(2) + 1}\n\n  ```\n  {props.name}\n  ```\n\n</b>\n\nimport A from '../a.tsx';");
  expect(found.problems).toEqual([]);
});

test.each(['<Part name="Ada" count={1} />', '# Title', 'Text', '```\ncode\n```'])('reads the import of a part right above %s', (below) => {
  const found = expand(`import Part from '../sub/_props.mdx';\n${below}\n`);
  expect([found.problems, found.text?.includes('_props')]).toEqual([[], false]);
});

test('takes linear time for words that look like imports', () => {
  const timeOf = (text: string): number => {
    const begin = performance.now();
    expand(`import Part from '../sub/_props.mdx';\n\n${text}`);
    return performance.now() - begin;
  };
  const texts = (size: number) => ['important word here\n'.repeat(size), 'import word from here '.repeat(size)];
  const [small, large] = [2_000, 16_000].map((size) =>
    Math.min(...[1, 2, 3].map(() => texts(size).reduce((sum, text) => sum + timeOf(text), 0))),
  );
  expect((large ?? 0) / (small ?? 1)).toBeLessThan(24);
});

test('reads imports of parts that share a line with others, or begin at its end', () => {
  const found = expand(
    "import A from './a.tsx'; import Part from '../sub/_props.mdx'; import\nB from './b.tsx';\n\n<A />\n\n<Part name=\"Ada\" count={1} />",
  );
  expect(found.text).toContain("import A from './a.tsx';");
  expect(found.text).toContain("import\nB from './b.tsx';");
  expect(found.text).not.toContain('_props');
  expect(found.text).toContain('Hello Ada');
  expect(
    expand("import Part from '../sub/_props.mdx'; import\nOther from '../sub/_props.mdx';\n\n<Other name=\"Bo\" count={1} />").text,
  ).toContain('Hello Bo');
});

test('omits an imported part in an expression, and says so', () => {
  const found = expand("import Part from '../sub/_props.mdx';\n\n{isShown && <Part />}\n");
  expect(found.text).toBe('\n\n{isShown && null}\n');
  expect(found.problems?.join()).toContain('in an expression');
});

test('knows where each line is written', () => {
  expect(expand('a\n\n<<< ../../src/server.ts#start\n\nb').origins).toEqual([
    'docs/guide/page.mdx:1',
    'docs/guide/page.mdx:2',
    'src/server.ts:2',
    'src/server.ts:3',
    'src/server.ts:4',
    'src/server.ts:5',
    'docs/guide/page.mdx:3',
    'docs/guide/page.mdx:4',
    'docs/guide/page.mdx:5',
  ]);
});

test.each([
  ['<<< ./gone.ts', 'There is no file "./gone.ts" to include.'],
  ['<<< ../../../secret.ts', 'Cannot include "../../../secret.ts": it is outside of the repository.'],
  ['<<< ../../src/server.ts#none', 'Cannot include "../../src/server.ts": it has no region "none".'],
  ['```ts file="../../src/server.ts" lines="20-30"\n```', 'Cannot include "../../src/server.ts": it has no lines 20-30.'],
])('reports %s', (text, message) => {
  expect(expand(`a\n\n${text}`).problems).toEqual([`document/include docs/guide/page.mdx:3 ${message}`]);
});

test('reports parts that include each other', () => {
  expect(expand('<!--@include: ../loop.md-->').problems).toEqual([
    'document/include docs/back.md:1 Cannot include "./loop.md": it includes itself, or is nested too deeply.',
  ]);
});

test('reads parts in Markdown as such, also in MDX', async () => {
  const text = '<!--@include: ../html.md-->\n';
  expect(expand(text, 'docs/guide/page.md').text).toContain("<pre class='a'>");
  const parts = { folder: 'docs', readPart: (path: string) => ({ ok: true, text: files[path] ?? '' }) as const };
  const { value, problems } = await parse(text.replace('../', './'), 'docs/page.mdx', parts);
  expect(problems).toEqual([]);
  const code = value.body.kind === 'mdx' ? value.body.code : '';
  expect(code).toContain('"\\n", "a *b* {c}", "\\n  "');
  expect(code).toContain('"S *x*"');
  expect(code).toContain('children: "Z"');
  expect(code).toContain('"Text {x} < "');
  expect(code).toContain('href: "https://a.example"');
});

test('reads ranges in braces of Markdown as text', () => {
  expect(expand('<!--@include: ../ranges.md-->\n').text?.trimEnd()).toBe('Write \\{1-3} words, set \\{ a [1] } here');
});

test('leaves words of the text at the beginning of a line', () => {
  const text = expand('<!--@include: ../words.md-->\n', 'docs/guide/page.md').text;
  expect(text?.trimEnd()).toBe('You can\nimport the schema, or\nexport it.\n\n\n\nexport const a = 1;');
});

test('leaves the parts of Markdown in their lists and quotations', () => {
  expect(expand('<!--@include: ../places.md-->\n').text?.trimEnd()).toBe(
    '- a\n\n  ````\n  `in` a\n  ```\n  ````\n\n> b\n>\n> ```\n> {two}\n> lines\n> ```\n\nc \\\\\\{d} \\{e} [https://a.example/\\_f\\_(g)](https://a.example/_f_\\(g\\))',
  );
});

test('reads the anchors of mdBook as regions', () => {
  expect(expand('```ts file="../../src/kinds.ts" lines="1-4"\n```\n').text).toContain('\nconst kinds = {\n  ANCHOR: anchor,\n};\n');
  expect(expand('```rust file="../../src/anchors.rs" region="all"\n```\n').text).toContain('\nb\nc\n');
  expect(expand('```rust file="../../src/anchors.rs" region="inner"\n```\n').text).toMatch(
    /\n```rust[^\n]*\nc\n```|^```rust[^\n]*\nc\n```/,
  );
});
