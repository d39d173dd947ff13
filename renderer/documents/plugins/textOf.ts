import type { Nodes as HastNodes, Root } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';
import { oneLine } from '../../model/oneLine.ts';

/** Plain text of a hast or mdast tree, with the alternative texts of images. */
export function textOf(node: HastNodes | MdastNodes): string {
  return readText(node, (alt) => alt);
}

/** What a heading says. A logo or a badge in it says nothing, unless it is all that the heading has. */
export function headingTextOf(heading: HastNodes): string {
  return readText(heading, () => '').trim() || textOf(heading).trim();
}

function readText(node: HastNodes | MdastNodes, readAlt: (alt: string) => string): string {
  if (node.type === 'image') return readAlt(node.alt ?? '');
  if (node.type === 'element' && node.tagName === 'img') return readAlt(String(node.properties.alt ?? ''));
  if (node.type === 'html' || node.type === 'raw' || node.type === 'comment') return '';
  // What an expression of MDX gives is known when the page is rendered.
  if (/^mdx.*Expression$/.test(node.type)) return '';
  if (node.type === 'break' || (node.type === 'element' && node.tagName === 'br')) return ' ';
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map((child) => readText(child, readAlt)).join('') : '';
}

const longestSummary = 160;

/** Plain text of the first paragraph, cut after a whole word to about 160 characters, the length that search engines show. */
export function summaryOf(tree: Root): string {
  const paragraph = tree.children.find((node) => node.type === 'element' && node.tagName === 'p' && textOf(node).trim() !== '');
  const text = paragraph ? oneLine(textOf(paragraph)) : '';
  if (text.length <= longestSummary) return text;
  const cut = text.slice(0, longestSummary);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestSummary / 2)).replace(/[\s,;:.–—-]+$/, '')}…`;
}
