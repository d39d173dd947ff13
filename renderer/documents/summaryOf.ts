import type { Root } from 'hast';
import { textOf } from './plugins/textOf.ts';

const longestSummary = 160;

/** Plain text of the first paragraph, cut after a whole word to about 160 characters, the length that search engines show. */
export function summaryOf(tree: Root): string {
  const paragraph = tree.children.find((node) => node.type === 'element' && node.tagName === 'p' && textOf(node).trim() !== '');
  const text = paragraph ? textOf(paragraph).replace(/\s+/g, ' ').trim() : '';
  if (text.length <= longestSummary) return text;
  const cut = text.slice(0, longestSummary);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestSummary / 2)).replace(/[\s,;:.–—-]+$/, '')}…`;
}
