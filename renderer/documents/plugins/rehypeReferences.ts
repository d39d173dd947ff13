import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { parseName } from '../../model/parseName.ts';
import { type DocumentContext, type ImageSize, placeOf } from './documentContext.ts';
import { referenceOf } from './reference.ts';
import { textOf } from './textOf.ts';

/**
 * Leaves its place on each link and image that an author wrote, where `renderTree` and `rehypeUses` find it. Images get their size and load
 * when they are needed. Links that the pipeline makes itself, to footnotes and headings, have no place and are left alone.
 */
export function rehypeReferences({ input }: Pick<DocumentContext, 'input'>) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const reference = isFootnoteLink(node) ? undefined : referenceOf(node);
      if (!reference) return;
      node.data = { ...node.data, place: placeOf(node, input.source) };
      if (reference.kind === 'image') prepareImage(node, input.imageSize(reference.target));
    });
  };
}

function isFootnoteLink({ properties }: Element): boolean {
  return properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
}

function prepareImage(node: Element, size: ImageSize | undefined): void {
  node.properties.loading ??= 'lazy';
  node.properties.decoding ??= 'async';
  if (!size || node.properties.width !== undefined || node.properties.height !== undefined) return;
  node.properties.width = size.width;
  node.properties.height = size.height;
}

/**
 * Leaves on each span of code in prose the name that it may mean, and its place; `renderTree` makes links of those that the
 * reference knows. In headings and links nothing is linked.
 */
export function rehypeNames({ input: { source } }: Pick<DocumentContext, 'input'>) {
  return (tree: Root): void => {
    for (const element of codeSpans(tree)) {
      const name = parseName(textOf(element));
      if (name !== undefined) element.data = { ...element.data, name: textOf(element), place: placeOf(element, source) };
    }
  };
}

const closed: ReadonlySet<string> = new Set(['a', 'pre', 'button', 'summary', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Spans of code that may become links. */
export function* codeSpans(node: Nodes): Generator<Element> {
  if (node.type === 'element' && node.tagName === 'code') yield node;
  else if ('children' in node && !(node.type === 'element' && closed.has(node.tagName))) {
    for (const child of node.children) yield* codeSpans(child);
  }
}
