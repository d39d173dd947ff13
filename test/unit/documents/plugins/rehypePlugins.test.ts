import { expect, test } from 'vitest';
import { render } from '../renderMarkdown.ts';

test('removes the title, and turns later ones into headings of level 2 with a link', async () => {
  expect(await render('# Title\n\n## A `b` & c {#own}\n\n# Late')).toBe(
    '<h2 id="own">A <code>b</code> &amp; c<a class="anchor" href="#own" aria-label="Link to A b &amp; c"></a></h2>\n' +
      '<h2 id="late">Late<a class="anchor" href="#late" aria-label="Link to Late"></a></h2>',
  );
});

test('leaves pictures out of what a heading is called, unless it has nothing else', async () => {
  expect(await render('## ![Logo](/logo.svg) Start {#a}\n\n## ![Stop](/stop.svg) {#b}')).toMatch(
    /aria-label="Link to Start"[\s\S]*aria-label="Link to Stop"/,
  );
});

test('puts tables into a scrollable frame that can be focused', async () => {
  expect(await render('| a | b |\n|---|--:|\n| 1 | 2 |')).toBe(
    '<div class="table" role="group" tabindex="0" aria-label="Table"><table>\n<thead>\n<tr>\n<th>a</th>\n<th class="align-right">b</th>\n</tr>\n</thead>\n' +
      '<tbody>\n<tr>\n<td>1</td>\n<td class="align-right">2</td>\n</tr>\n</tbody>\n</table></div>',
  );
});

test('makes an empty corner of a table a cell, since it heads nothing', async () => {
  expect(await render('| | b |\n| --- | --- |\n| 1 | 2 |')).toContain('<tr>\n<td></td>\n<th scope="col">b</th>\n</tr>');
});

test('lets long names in cells of narrow tables break between their words', async () => {
  const row = '| `validateSchema(schema)` | `ok` |';
  expect(await render(`| a | b |\n|---|---|\n${row}`)).toContain('<code>validate<wbr>Schema(<wbr>schema)</code></td>\n<td><code>ok</code>');
  expect(await render(`| a | b | c | d |\n|---|---|---|---|\n${row} | |`)).toContain('<code>validateSchema(schema)</code>');
});

test('labels the checkboxes of task lists', async () => {
  expect(await render('- [ ] a\n- [x] b')).toBe(
    '<ul class="contains-task-list">\n<li class="task-list-item"><span class="task" role="img" aria-label="To do"></span> a</li>\n' +
      '<li class="task-list-item"><span class="task task-done" role="img" aria-label="Done"></span> b</li>\n</ul>',
  );
});

test('keeps raw HTML around Markdown and drops comments', async () => {
  expect(await render('<details><summary>More</summary>\n\n*a*\n\n</details>\n\n<!-- note -->\n\nb <!-- c --> d')).toBe(
    '<details><summary>More</summary>\n<p><em>a</em></p>\n</details>\n\n<p>b  d</p>',
  );
});

test('links footnotes in both directions', async () => {
  const html = await render('a[^n]\n\n[^n]: note');
  expect(html).toContain('<sup><a href="#fn-n" id="fnref-n" data-footnote-ref aria-describedby="footnote-label">1</a></sup>');
  expect(html).toContain('<li id="fn-n">\n<p>note <a href="#fnref-n" data-footnote-backref="" aria-label="Back to reference 1"');
});
