import type { Element, Nodes, Root } from 'hast';
import { parseName } from '../../model/parseName.ts';
import { type DocumentContext, placeOf } from './documentContext.ts';
import { textOf } from './textOf.ts';

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
