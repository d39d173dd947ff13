import { expect, test } from 'vitest';
import { parse, problemsOf, render } from '../renderMarkdown.ts';

test.each([
  ['See [[target]]', 'A wiki link ([[target]])'],
  ['![[cat.png]]', 'A wiki link (![[cat.png]])'],
  ['![x](./p.png =100x50)', 'The size of a picture (![x](./p.png =100x50))'],
  ['[x](pathname:///base/a.txt)', 'An address of Docusaurus (pathname://)'],
  ['*[HTML]: Hypertext', 'An abbreviation (*[HTML]: )'],
  ['Term\n: Definition', 'A definition list (: Definition)'],
  ['<script setup>\nimport A from "./A.vue"\n</script>', 'A script of Vue (<script setup>)'],
  ['<style scoped>\n.a { color: red }\n</style>', 'A style of Vue (<style scoped>)'],
  ['$$\nx^2\n$$', 'Math ($$)'],
  ['<<< @/a.ts{2}', 'Code from a file (<<< @)'],
  ['!!! note "Title"', 'An admonition (!!! n)'],
  ['?> A tip', 'An admonition (?> A)'],
  ['!> Important', 'An admonition (!> Important)'],
  ['> [!faq]- Folded\n> Answer', 'An alert ([!faq]-)'],
  ['--8<-- "a.md"', 'An included file (--8<--)'],
  ['[x](https://a.example){ .button target=_blank }', 'A list of attributes ({ .button target=_blank })'],
  ['Press ++ctrl+alt+1++', 'A list of keys (++ctrl+alt+1++)'],
  ['A ^^new^^ word', 'Inserted text (^^new^^)'],
  ['A :material-account: one', 'An icon (:material-account:)'],
  ['Of $n$ items', 'Math ($n$)'],
  ['Of $\\sum x$ items', 'Math ($\\sum x$)'],
  ['The {{ version }} is out', 'An expression ({{ … }})'],
  ['<p>\n  Version {{ version }}\n</p>', 'An expression ({{ … }})'],
  ['{% raw %}', 'A template tag ({% raw %})'],
  ['The 19^th^ and x^2^', 'Raised text (^th^)'],
  ['A ==bright== one', 'Highlighted text (==bright==)'],
  ['%%hidden%%', 'A comment (%%hidden%%)'],
  ['<!--@include: ./a.md-->', 'An included file (<!--@include:)'],
  ['<Frob type="tip" text="new" />', 'A component (<Frob)'],
  ['![x](./cat.png){width=200}', 'A list of attributes ({width=200})'],
  ['A [x](https://a.example){target="_blank"}', 'A list of attributes ({target="_blank"})'],
  ['A [red]{.text-red} word', 'A list of attributes ({.text-red})'],
  ['* TOC\n{:toc}', 'A list of attributes ({:toc})'],
  ['An :icon{name="x"}', 'A component (:icon{name="x"})'],
  ['Text^[A note]', 'A footnote in the text (^[A note])'],
  ['A ++new++ word', 'Inserted text (++new++)'],
  ['=== "Tab A"\n\n    x', 'A tab (=== ")'],
  ['<include>./a.md</include>', 'An included file (<include)'],
  ['<Tabs>\nx\n</Tabs>', 'A component (<Tabs)'],
  ['<li v-for="i in list">one</li>', 'An attribute of Vue (v-for)'],
  ['<a :href="base">one</a>', 'An attribute of Vue (:href)'],
  ['A <a title="x" v-bind:href="base">one</a>', 'An attribute of Vue (v-bind:href)'],
  ['<button class="a" @click="n++">one</button>', 'An attribute of Vue (@click)'],
  ['```js reference title="a"\nhttps://github.com/a/b/blob/main/c.js#L1-L3\n```', 'Code from a URL (reference)'],
  ['```mermaid\ngraph LR\n```', 'A Mermaid diagram (mermaid)'],
])('%j is reported', async (text, message) => {
  expect(await problemsOf(`# Title\n\n${text}\n`)).toEqual([
    expect.stringMatching(/^document\/foreign-syntax [34]:\d+ [\s\S]* is a form that gqldocs does not read\.$/),
  ]);
  const { problems } = await parse(`# Title\n\n${text}\n`);
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.hint).not.toBe('');
});

test('a form within a paragraph has its line and column', async () => {
  expect(await problemsOf('One\ntwo **three** and {{ x }} four')).toEqual([expect.stringMatching(/^document\/foreign-syntax 2:19 /)]);
});

test.each([
  ['operators', 'i++ and j++, C++ or G++, a ^ [b], f(x){y}, a[0]{b; c} and x:y{z}'],
  ['prices', 'It costs $5 and $10, or $a and $b, or US$20 = $25.'],
  ['unknown names', 'Write :notanemoji: here'],
  ['times and names', 'At 10:30:45, npm:graphql:latest, a::b, std::vec:: and C:\\x:y'],
  ['code', '`:tada:` `$x^2$` `{{ a }}` `==a==` `<Badge />`\n\n```md\n:tada: $x^2$ <Badge /> [[toc]] {{ a }}\n```'],
  ['escaped forms', '\\:tada: \\$x^2$ \\{{ a }} \\==a==b'],
  ['comparisons', 'a == b, a === b and x==y; 100%% of 5%'],
  ['slots and arrays', 'The [[Prototype]] of [[1, 2], [3]] in app/[[...slug]]/page.tsx.'],
  ['template strings', `Write $\{name} and $\{a}-$\{b}, or $HOME.`],
  [
    'elements',
    '<kbd>a</kbd> <br> <!-- a comment {{ x }} -->\n\n<p><code>{{ x }}</code></p>\n\n<style>\na {{ b }}\n</style>\n\n<details>\n<summary>x</summary>\n</details>',
  ],
  ['directives', ':::note\nText\n:::'],
  ['attributes', '<a href="https://x.example/a?b=:c=d" title="v-for @x=">x</a> <i v-pre>x</i>, <me@x.example> and a < b @c'],
  ['words of a fence', '```js reference\ncode()\n```\n\n```http title="reference"\nhttps://x.example\n```'],
])('%s are no forms of other tools', async (_, text) => {
  expect(await problemsOf(text)).toEqual([]);
});

test('long names take linear time', async () => {
  expect(await problemsOf(`<p>${'v-a'.repeat(2000)}</p>`)).toEqual([]);
});

test('attributes of Astro are reported in MDX', async () => {
  const text =
    '<p style="color: red" class:list={[1]}>a</p>\n\n<Own set:html="x" client:load />\n\n<b title="set:html">b</b>\n\n<Own is:raw>c</Own>\n';
  expect(await problemsOf(text, 'docs/page.mdx')).toEqual([
    expect.stringContaining(' 1:1 An attribute of Astro (<p style="color: red" class:list)'),
    expect.stringContaining(' 7:1 An attribute of Astro (<Own is:raw)'),
  ]);
});

test('lists of attributes are reported in MDX, too', async () => {
  expect(await problemsOf('A [x](https://a.example){target="_blank"}\n\n:a[By x]{.s href="/z"}\n', 'docs/page.mdx')).toEqual([
    expect.stringContaining('1:25 A list of attributes ({target="_blank"})'),
    expect.stringContaining('3:1 A component (:a[By x]{.s href="/z"})'),
  ]);
});

test('expressions of a document are one problem, and code of Vue is not on the page', async () => {
  expect(await problemsOf('{{ a }} and {{ b }}\n\n{{ c }}')).toHaveLength(1);
  expect(await render('<script setup>\nlet a\n</script>\n\nText\n\n<style scoped>\n.a {}\n</style>')).toBe('<p>Text</p>');
});
