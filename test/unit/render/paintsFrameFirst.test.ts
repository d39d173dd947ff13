import { expect, it } from 'vitest';
import { paintsFrameFirst } from '../../../renderer/render/paintsFrameFirst.ts';

const paragraphs = (kilobytes: number): string => `<p>${'a'.repeat(kilobytes * 1024)}</p>`;
const table = '<table><tr><td>A</td></tr></table>';

it.each([
  ['a short page', paragraphs(31), false],
  ['a page with many elements', paragraphs(33), true],
  ['a page with a table', paragraphs(33) + table, false],
  ['a page that comes in pieces', paragraphs(65) + table, true],
])('paints the frame of %s first, or the page as a whole', (_name, shellHtml, isFirst) => {
  expect(paintsFrameFirst(shellHtml)).toBe(isFirst);
});
