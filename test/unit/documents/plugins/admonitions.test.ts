import { expect, test } from 'vitest';
import { problemsOf, render } from '../renderMarkdown.ts';

test('gives every type its default title, or the title of the author', async () => {
  expect(await render(':::danger\nText\n:::')).toBe(
    '<aside class="admonition admonition-danger" role="note"><p class="admonition-title">Danger</p><p>Text</p></aside>',
  );
  const titled =
    '<aside class="admonition admonition-tip" role="note"><p class="admonition-title">Use <code>x</code></p><p>Text</p></aside>';
  expect(await render(':::tip Use `x`\nText\n:::')).toBe(titled);
  expect(await render(':::tip[Use `x`]\nText\n:::')).toBe(titled);
});

test('supports nesting, with more colons outside', async () => {
  expect(await render('::::note\n:::info\nIn\n:::\nOut\n::::')).toBe(
    '<aside class="admonition admonition-note" role="note"><p class="admonition-title">Note</p>' +
      '<aside class="admonition admonition-info" role="note"><p class="admonition-title">Info</p><p>In</p></aside><p>Out</p></aside>',
  );
});

test("converts GitHub's alerts", async () => {
  const html = (content: string) =>
    `<aside class="admonition admonition-important" role="note">\n<p class="admonition-title">Important</p>\n${content}\n</aside>`;
  expect(await render('> [!IMPORTANT]\n> Text *here*\n>\n> more')).toBe(html('<p>Text <em>here</em></p>\n<p>more</p>'));
  expect(await render('> [!important]\n>\n> Text')).toBe(html('<p>Text</p>'));
  expect(await render('> [!IMPORTANT]\n> *First* word')).toBe(html('<p><em>First</em> word</p>'));
});

test('does not convert quotations that only look like an alert', async () => {
  expect(await render('> [!NOTE]*x*')).toBe('<blockquote>\n<p>[!NOTE]<em>x</em></p>\n</blockquote>');
  expect(await render('> [!OTHER]\n> x')).toBe('<blockquote>\n<p>[!OTHER]\nx</p>\n</blockquote>');
});

test('reads titles and types of alerts as VitePress does', async () => {
  expect(await render('> [!DANGER] Mind *this*\n> Text')).toBe(
    '<aside class="admonition admonition-danger" role="note">\n<p class="admonition-title">Mind <em>this</em></p>\n<p>Text</p>\n</aside>',
  );
});

test('takes a title from the attributes', async () => {
  expect(await render(':::tip{title="Own"}\nText\n:::')).toContain('<p class="admonition-title">Own</p>');
});

test('keeps colons in text', async () => {
  expect(await render('At 10:30 :smiles: npm:graphql a :b :c[d]{e=f}')).toBe('<p>At 10:30 :smiles: npm:graphql a :b :c[d]{e=f}</p>');
});

test('shows the contents of an unknown directive, and prints a leaf directive as text', async () => {
  expect(await render(':::other[Label]\nText\n:::')).toBe('<div><p>Label</p><p>Text</p></div>');
  expect(await render('::before[x]{y="z"}')).toBe('<p>::before[x]{y="z"}</p>');
});

const admonition = (type: string, title: string) =>
  `<aside class="admonition admonition-${type}" role="note"><p class="admonition-title">${title}</p><p>x</p></aside>`;

test.each([
  ['::: tip\nx\n:::', 'tip', 'Tip'],
  [':::   warning A **title**\nx\n:::', 'warning', 'A <strong>title</strong>'],
  ['::: info Use [a] and ]\nx\n:::', 'info', 'Use [a] and ]'],
  ['::: note [Title]\nx\n:::', 'note', 'Title'],
  [':::note[Title]{icon="star"}\nx\n:::', 'note', 'Title'],
  ['::: danger Title {icon="star"}\nx\n:::', 'danger', 'Title'],
  [':::success\nx\n:::', 'tip', 'Success'],
  [':::secondary\nx\n:::', 'note', 'Note'],
])('renders the containers of other tools: %j', async (text, type, title) => {
  expect(await render(text)).toBe(admonition(type, title));
  expect(await problemsOf(text)).toEqual([]);
});

test('interrupts paragraphs and closes after a list, as in other tools', async () => {
  const html = await render('before\n::: tip\n- a\n:::\nafter');
  expect(html).toContain('<p>before</p>');
  expect(html).toMatch(/<\/ul><\/aside>\s*<p>after<\/p>/);
});

test('keeps the id and the classes of an author', async () => {
  expect(await render(':::tip[T]{#own .a .b}\n:::')).toBe(
    '<aside class="admonition admonition-tip a b" role="note" id="own"><p class="admonition-title">T</p></aside>',
  );
});

test('folds details', async () => {
  expect(await render('::: details\nx\n:::')).toBe('<details><summary>Details</summary><p>x</p></details>');
  expect(await render('::: details Show `it` {open}\nx\n:::')).toBe(
    '<details open><summary>Show <code>it</code></summary><p>x</p></details>',
  );
});

test('shows containers without a frame', async () => {
  expect(await render('::: v-pre\n{{ x }}\n:::')).toBe('<div><p>{{ x }}</p></div>');
  expect(await problemsOf('::: raw\nx\n:::')).toEqual([]);
});
