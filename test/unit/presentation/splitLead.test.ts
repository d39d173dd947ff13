import { expect, it } from 'vitest';
import { firstExample, splitIntroduction, splitLead } from '../../../renderer/presentation/splitLead.ts';

it('returns the paragraphs at the beginning', () => {
  expect(splitLead('<p>One.</p>\n<p>Two.</p>\n<ul><li>three</li></ul>\n<p>Four.</p>')).toEqual({
    lead: '<p>One.</p>\n<p>Two.</p>',
    rest: '<ul><li>three</li></ul>\n<p>Four.</p>',
  });
});

it('includes a first paragraph of any length, and others up to a limit', () => {
  const long = `<p>${'word '.repeat(300)}</p>`;
  expect(splitLead(`${long}<p>Two.</p>`)).toEqual({ lead: long, rest: '<p>Two.</p>' });
});

it.each(['<p><strong>When to use</strong></p>', '<p>Its options are:</p>'])(
  'ends before a paragraph that introduces another: %s',
  (label) => {
    const rest = `${label}\n<p>Two.</p>`;
    expect(splitLead(`<p>One.</p>\n${rest}`)).toEqual({ lead: '<p>One.</p>', rest });
  },
);

it('returns no lead for a text that begins with another block', () => {
  expect(splitLead('<pre>x</pre><p>One.</p>')).toEqual({ lead: '', rest: '<pre>x</pre><p>One.</p>' });
  expect(splitLead('')).toEqual({ lead: '', rest: '' });
});

it.each([
  '<ul>\n<li>one<ul><li>in</li></ul></li>\n</ul>',
  '<pre><code>x</code></pre>',
  '<figure class="code"><pre>x</pre></figure>',
  '<div class="table"><div>x</div></div>',
])('keeps what a first paragraph with a colon introduces: %s', (block) => {
  const lead = `<p>Takes <code>one</code> <em>of:</em></p>\n${block}`;
  expect(splitLead(`${lead}\n<p>Two.</p>`)).toEqual({ lead, rest: '<p>Two.</p>' });
});

it('ends after a colon that introduces nothing', () => {
  expect(splitLead('<p>One of:</p>')).toEqual({ lead: '<p>One of:</p>', rest: '' });
  expect(splitLead('<p>One of:</p><p>Two.</p>')).toEqual({ lead: '<p>One of:</p>', rest: '<p>Two.</p>' });
});

it('keeps a block of code that follows, where that is wanted', () => {
  const [lead, code] = ['<p>Makes one.</p>', '<figure class="code"><pre>x</pre></figure>'];
  expect(splitLead(`${lead}${code}<p>Two.</p>`, { withCode: true })).toEqual({ lead: `${lead}${code}`, rest: '<p>Two.</p>' });
  expect(splitLead(`${lead}${code}`)).toEqual({ lead, rest: code });
});

const code = '<figure class="code"><pre>x</pre></figure>';
const more = '<p>More.</p>'.repeat(400);

it.each([
  ['all of a short text', `<p>One.</p><h2>Two</h2>${code}`, ''],
  ['the text up to its first block of code', `<p>One.</p><p>Two.</p>${code}`, more],
  ['the first paragraphs, if a heading is before the first block of code', '<p>One.</p>', `<h2>Two</h2>${code}${more}`],
  ['the first paragraphs, if the first block of code is long', '<p>One.</p>', `<figure class="code">${'x\n'.repeat(20)}</figure>${more}`],
  ['the first paragraphs of a text without code', '<p>One.</p>', `<h2>Two</h2>${more}`],
])('introduces a package by %s', (_, lead, rest) => {
  expect(splitIntroduction(`${lead}${rest}`)).toEqual({ lead, rest });
});

it('takes the first short example of a text', () => {
  const blockOf = (language: string, lines: number) =>
    `<figure class="code" data-language="${language}"><pre>${'x\n'.repeat(lines)}</pre></figure>`;
  const wanted = blockOf('mjs', 3);
  expect(firstExample(`<p>One.</p>${blockOf('bash', 1)}${blockOf('ts', 30)}<div>${wanted}</div>${blockOf('js', 2)}`)).toBe(wanted);
  expect(firstExample(`<p>One.</p>${blockOf('json', 1)}`)).toBe('');
});

it('has fewer paragraphs where they have to be short together', () => {
  const html = '<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>';
  expect(splitLead(html, { longest: 24 })).toEqual({ lead: '<p>One.</p>\n<p>Two.</p>', rest: '<p>Three.</p>' });
  expect(splitLead(html, { longest: 1 }).lead).toBe('<p>One.</p>');
});
