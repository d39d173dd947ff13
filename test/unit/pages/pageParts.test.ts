import { expect, it } from 'vitest';
import { createPageParts, sharedMarkup } from '../../../renderer/pages/pageParts.ts';
import { readMarkup } from '../../../renderer/search/readMarkup.ts';

const run = '<h3 id="run">run</h3><p id="how">Runs &amp; ends.</p><h4 id="text-why">Why</h4><p>Because.</p>';
const stop = '<p>Stops.</p>';

it('fills parts in where their marks are', () => {
  const { place, fill } = createPageParts();
  const html = `<section>${place(sharedMarkup(run))}</section><div>${place(sharedMarkup(stop))}</div>`;
  expect(String(fill(html))).toBe(`<section>${run}</section><div>${stop}</div>`);
});

it('leaves what only looks like a mark', () => {
  const { place, fill } = createPageParts();
  expect(String(fill(`<p>${place(sharedMarkup(stop))}</p>\0part7\0`))).toBe(`<p>${stop}</p>\0part7\0`);
});

it('fills parts into JSON as they stand within its strings', () => {
  const { place, fillJson } = createPageParts();
  const part = '<p class="a">Says "→" \\ \n twice.</p>';
  const page = (html: string) => ({ title: 'A', html: `<div>${html}</div>`, mark: '\0part7\0', written: '\\u0000part0\\u0000' });
  expect(String(fillJson(JSON.stringify(page(place(sharedMarkup(part))))))).toBe(JSON.stringify(page(part)));
});

it.each([
  [
    'between other sections',
    (part: string) => `<p>All.</p><h2 id="methods">Methods</h2><section>${part}</section><h2 id="more">More</h2><p>x</p>`,
  ],
  [
    'before text of the section that it began',
    (part: string) => `<section>${part}</section><details><summary>Inherited</summary></details>`,
  ],
  ['one after another', (part: string) => `<section>${part}</section><section>${part}</section>`],
  ['within what search leaves out', (part: string) => `<p>a</p><div class="type-card">${part}</div>`],
])('reads a part %s as if it stood there', (_, page) => {
  const { place, read } = createPageParts();
  const whole = readMarkup(page(run));
  const { sections, anchors } = read(page(place(sharedMarkup(run))));
  expect(sections).toEqual(whole.sections);
  expect([...anchors].sort()).toEqual([...whole.anchors].sort());
});

it('says which sections are those of other pages, too', () => {
  const { place, read } = createPageParts();
  const part = sharedMarkup(run);
  const { sections, shared } = read(`<p>a</p><section>${place(part)}</section><p>z</p>`);
  expect(sections.map(({ text }) => text)).toEqual(['a', 'Runs & ends.', 'Because. z']);
  expect(sections.map((section) => shared.has(section))).toEqual([false, true, false]);
});
