import type { Nodes as HastNodes } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';

/** Plain text of a hast or mdast tree, with the alternative texts of images. */
export function textOf(node: HastNodes | MdastNodes): string {
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  if (node.type === 'html' || node.type === 'raw' || node.type === 'comment') return '';
  if (node.type === 'break' || (node.type === 'element' && node.tagName === 'br')) return ' ';
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}
