import type { Span } from '../engine/markPassage.ts';
import { createElement } from './createElement.ts';

/** A text with its marks, as nodes: what comes from an index is never read as markup. */
export function markedText(text: string, marks: readonly Span[]): readonly Node[] {
  const nodes: Node[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start < at) continue;
    nodes.push(document.createTextNode(text.slice(at, start)), createElement('mark', {}, text.slice(start, end)));
    at = end;
  }
  nodes.push(document.createTextNode(text.slice(at)));
  return nodes;
}

/** The positions of a query's words in a name. */
export function marksIn(name: string, query: string): readonly Span[] {
  const lower = name.toLowerCase();
  const words = query
    .toLowerCase()
    .split(/[\s.#:()]+/)
    .filter((word) => word.length > 1);
  return words
    .flatMap((word): readonly Span[] => {
      const start = lower.indexOf(word);
      return start < 0 ? [] : [[start, start + word.length]];
    })
    .toSorted(([a], [b]) => a - b);
}
