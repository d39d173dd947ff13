import type { Nodes as HastNodes, Root } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';
import { oneLine } from '../../model/oneLine.ts';

/** Plain text of a hast or mdast tree, with the alternative texts of images. */
export function textOf(node: HastNodes | MdastNodes): string {
  return readText(node, { altText: (alt) => alt, expression: '' });
}

/** What a heading says. A logo or a badge in it says nothing, unless it is all that the heading has. */
export function headingTextOf(heading: HastNodes): string {
  return readText(heading, { altText: () => '', expression: '', hasBadges: false }).trim() || textOf(heading).trim();
}

/** Text of a heading for its id, as GitHub and VitePress read it. */
export function idTextOf(heading: HastNodes): string {
  return readText(heading, { altText: (alt) => alt, expression: '', hasBadges: false }).trim() || textOf(heading).trim();
}

interface Reading {
  /** What to take of the alternative text of a picture. */
  readonly altText: (alt: string) => string;
  /** In place of an expression of MDX. */
  readonly expression: string;
  /** Default: true. */
  readonly hasBadges?: boolean;
}

function readText(node: HastNodes | MdastNodes, reading: Reading): string {
  if (node.type === 'image') return reading.altText(node.alt ?? '');
  if (node.type === 'element' && node.tagName === 'img') return reading.altText(String(node.properties.alt ?? ''));
  if (reading.hasBadges === false && isBadge(node)) return '';
  if (node.type === 'html' || node.type === 'raw' || node.type === 'comment') return '';
  // What an expression of MDX gives is known when the page is rendered.
  if (/^mdx.*Expression$/.test(node.type)) return reading.expression;
  if (node.type === 'break' || (node.type === 'element' && node.tagName === 'br')) return ' ';
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map((child) => readText(child, reading)).join('') : '';
}

function isBadge(node: HastNodes | MdastNodes): boolean {
  const classes = node.type === 'element' ? node.properties.className : undefined;
  return Array.isArray(classes) && classes.includes('prose-badge');
}

const longestSummary = 160;

/** A sign that texts do not have. */
const unknown = '\uFFFC';

/**
 * Plain text of the first paragraph, cut after a whole word to about 160 characters, the length that search engines show. Sentences with an
 * expression of MDX would have a gap, and are omitted.
 */
export function summaryOf(tree: Root): string {
  const paragraphs = tree.children.filter((node) => node.type === 'element' && node.tagName === 'p');
  const text = paragraphs.map(knownSentences).find((known) => known !== '') ?? '';
  if (text.length <= longestSummary) return text;
  const cut = text.slice(0, longestSummary);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestSummary / 2)).replace(/[\s,;:.–—-]+$/, '')}…`;
}

function knownSentences(paragraph: HastNodes): string {
  const text = oneLine(readText(paragraph, { altText: (alt) => alt, expression: unknown }));
  if (!text.includes(unknown)) return text;
  return text
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !sentence.includes(unknown))
    .join(' ');
}
