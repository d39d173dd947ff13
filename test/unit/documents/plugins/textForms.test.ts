import { expect, test } from 'vitest';
import { parse, problemsOf, render } from '../renderMarkdown.ts';

test('shows emoji by the names of GitHub, outside of code', async () => {
  expect(await render('Done :tada: and :+1:, `:tada:`, \\:tada:, 10:30:20 and :notanemoji:')).toBe(
    '<p>Done 🎉 and 👍, <code>:tada:</code>, :tada:, 10:30:20 and :notanemoji:</p>',
  );
  expect(await problemsOf(':tada: and :notanemoji:')).toEqual([]);
});

test('lists the headings below [[toc]]', async () => {
  const html = await render('# T\n\n[[toc]]\n\n## A `b`\n\n### C\n\n#### D\n\n## E');
  expect(html).toContain(
    '<nav role="presentation"><ul><li><a href="#a-b">A b</a><ul><li><a href="#c">C</a></li></ul></li><li><a href="#e">E</a></li></ul></nav>',
  );
  expect(await problemsOf('[[_TOC_]]')).toEqual([]);
});

test('shows badges in Markdown, which are no part of the id of a heading', async () => {
  expect(await render('X <Badge type="warning">beta</Badge> y <Badge text="a > b" />')).toBe(
    '<p>X <span class="prose-badge prose-badge-warning">beta</span> y <span class="prose-badge">a > b</span></p>',
  );
  const { value, problems } = await parse('## Title <Badge type="tip" text="^1.2" />');
  expect(problems).toEqual([]);
  expect(value.headings).toEqual([{ level: 2, id: 'title', text: 'Title' }]);
});

test('reads languages of code in a text, of tools for Rust and of terminals', async () => {
  expect(await render('`let a = 1{:js}` `{:js}`')).toBe('<p><code>let a = 1</code> <code>{:js}</code></p>');
  expect(await render('```rust,editable,no_run\nlet a;\n```')).toContain('data-language="rust"');
  expect(await render('```[File tree]\na\n```')).toContain('<figcaption>File tree</figcaption>');
  expect(await render('```js-vue{1}\nlet a;\n```')).toMatch(/data-language="js"[\s\S]*<mark class="line">/);
  expect(await render('```ansi\n\u001B[1;31mred\u001B[0m\n```')).toMatch(/<code>red<\/code>/);
  expect(await problemsOf('```ansi\nx\n```\n\n```rust,ignore\n```')).toEqual([]);
});

test('reads attributes of headings, and alerts that fold', async () => {
  const { value } = await parse('## A { #own .wide }\n\n## B [!toc]\n');
  expect(value.headings.map(({ id, text }) => `${id} ${text}`)).toEqual(['own A', 'b B']);
  expect(await render('> [!info]- Title\n> x')).toContain('admonition-info');
});
