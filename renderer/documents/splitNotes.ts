import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Document } from '../model/document.ts';
import type { UpgradeNote, UpgradeNotes } from '../model/upgradeNotes.ts';
import { placeOf } from './plugins/documentContext.ts';
import { textOf } from './plugins/textOf.ts';

/**
 * Divides a document at its headings of level 2, which name symbols, several with commas between them: one note each. Deeper headings are
 * lowered by a level, since the page has its own above them, and have no anchors.
 */
export function splitNotes({ source, body }: Pick<Document, 'source' | 'body'>): Pick<UpgradeNotes, 'introduction' | 'notes'> {
  const nodes = body.kind === 'hast' ? body.tree.children : [];
  const starts = nodes.flatMap((node, index) => (isTitle(node) ? [{ node, index }] : []));
  const textUntil = (start: number, end: number | undefined): Root => ({ type: 'root', children: nodes.slice(start, end).map(lowered) });
  const notes = starts.map(({ node, index }, position): UpgradeNote => {
    const names = textOf(node).split(',');
    return {
      names: names.map((name) => name.trim()).filter((name) => name !== ''),
      place: placeOf(node, source),
      text: textUntil(index + 1, starts[position + 1]?.index),
    };
  });
  return { introduction: textUntil(0, starts[0]?.index), notes };
}

function isTitle(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2';
}

function lowered<Node extends RootContent | ElementContent>(node: Node): Node {
  if (node.type !== 'element') return node;
  const children = node.children.map(lowered);
  const level = /^h([3-6])$/.exec(node.tagName)?.[1];
  if (level === undefined) return { ...node, children };
  const { id: _, ...properties } = node.properties;
  const isAnchor = (child: ElementContent): boolean => child.type === 'element' && child.tagName === 'a' && hasClass(child, 'anchor');
  return { ...node, tagName: `h${Math.min(6, Number(level) + 1)}`, properties, children: children.filter((child) => !isAnchor(child)) };
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
