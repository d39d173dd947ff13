import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { referenceOf } from '../../../renderer/documents/plugins/reference.ts';
import { parse, problemsOf } from './renderMarkdown.ts';

test('uses the title from the front matter, or else from the first heading, or else from the id', async () => {
  const titles = await Promise.all(
    ['---\ntitle: A\n---\n# B', '# The `B` *part* {#b}\n\nText', 'Text'].map(async (text) => (await parse(text)).value.title),
  );
  expect(titles).toEqual(['A', 'The B part', 'Page']);
  expect((await parse('Text', 'docs/advanced/type-system.md')).value.title).toBe('Type system');
  expect((await parse('Text', 'docs/getting-started/index.md')).value.title).toBe('Getting started');
});

test('uses the description from the front matter, or else from the first paragraph, cut at a word', async () => {
  expect((await parse('---\ndescription: D\n---\nText')).value.description).toBe('D');
  expect((await parse('# T\n\n- list\n\nSome *text*\nhere.')).value.description).toBe('Some text here.');
  const long = (await parse('word '.repeat(50))).value.description;
  expect(long).toBe(`${'word '.repeat(32).trim()}…`);
});

test('uses the name and the tagline of a hero, if nothing else says the title and the description', async () => {
  const hero = '---\nhero: { name: The `Lib`, tagline: Small. }\n---\n';
  expect((await parse(`${hero}Text`)).value).toMatchObject({ title: 'The Lib', description: 'Small.' });
  expect((await parse(`${hero}# Own\n\nText`)).value.title).toBe('Own');
});

test('knows the sizes of the pictures of a home page', async () => {
  const text = '---\nhero: { image: ./cat.png }\nfeatures: [{ title: A, icon: { src: ./cat.png } }, { title: B, icon: 🎉 }]\n---\n';
  const { hero, features } = (await parse(text)).value.frontMatter;
  expect(hero?.image).toMatchObject({ width: 30, height: 20 });
  expect(features?.map(({ icon }) => icon)).toEqual([{ src: './cat.png', width: 30, height: 20 }, '🎉']);
});

test('replaces the last part of the id with the id from the front matter', async () => {
  expect((await parse('---\nid: other\n---\n', 'docs/a/b.md')).value.id).toBe('a/other');
});

test('lists headings with their ids, without the title', async () => {
  const { value } = await parse('# Title\n\n## One\n\n### Two `x` {#own}\n\n## One\n\n# Late');
  expect(value.headings).toEqual([
    { level: 2, id: 'one', text: 'One' },
    { level: 3, id: 'own', text: 'Two x' },
    { level: 2, id: 'one-1', text: 'One' },
    { level: 2, id: 'late', text: 'Late' },
  ]);
});

test('does not generate the id that another heading sets', async () => {
  const { value } = await parse('## Lists\n\n## Other {#lists}');
  expect(value.headings.map(({ id }) => id)).toEqual(['lists-1', 'lists']);
});

test('records links and images as written, at their place in the file', async () => {
  const text =
    '---\ntitle: T\n---\n\nSee [a](./a%20b.md#x) and ![c](./cat.png).\n\n- <a href="/api">api</a>\n\n[r]\n\n[r]: https://e.org/?q=%20\n';
  const { value } = await parse(text);
  const file = 'docs/page.md';
  const found: unknown[] = [];
  if (value.body.kind !== 'hast') throw new Error('The body is no tree.');
  visit(value.body.tree, 'element', (node) => {
    const reference = referenceOf(node);
    if (reference !== undefined) found.push({ ...reference, place: node.data?.place });
  });
  expect(found).toEqual([
    { kind: 'link', target: './a b.md#x', place: { file, line: 5, column: 5 } },
    { kind: 'image', target: './cat.png', place: { file, line: 5, column: 27 } },
    { kind: 'link', target: '/api', place: { file, line: 7, column: 3 } },
    { kind: 'link', target: 'https://e.org/?q=%20', place: { file, line: 9, column: 1 } },
  ]);
});

test('warns about a language without a grammar and suggests the nearest', async () => {
  const { problems } = await parse('```typescrip\nx\n```\n\n```text\nx\n```\n\n```python\nx = 1\n```');
  expect(problems).toEqual([
    {
      code: 'document/language',
      severity: 'warning',
      message: 'There is no syntax highlighting for the language "typescrip", so the code has no colors.',
      hint: 'Did you mean "typescript"?',
      place: { file: 'docs/page.md', line: 1, column: 1 },
    },
  ]);
});

test('warns about invalid directives', async () => {
  expect(await problemsOf('x\n\n:::notte\ny\n:::')).toEqual(['document/directive 3:1 Unknown directive ":::notte".']);
  expect(await problemsOf('::youtube[x]')).toEqual(['document/directive 1:1 Unknown directive "::youtube", so it is shown as text.']);
  expect(await problemsOf('::: note\n::: tip\nx\n:::\n\ny')).toEqual([]);
  expect(await problemsOf(':::note\nx')).toEqual(['document/directive 1:1 ":::note" is never closed.']);
  expect(await problemsOf(':::note\nx\n:::\n\ny\n:::')).toEqual([
    'document/directive 6:1 This line begins with ":::" but neither opens nor closes a directive.',
  ]);
});

test('a description has no sentences with expressions of MDX', async () => {
  const text = 'Version {version} is out.\n\nOld ones, {`x`} too, stay. Take the new one.\n';
  expect((await parse(text, 'docs/a.mdx')).value.description).toBe('Take the new one.');
});
