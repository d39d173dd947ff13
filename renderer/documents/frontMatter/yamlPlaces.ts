import { isCollection, isNode, type Node, visit } from 'yaml';
import type { Place } from '../../model/problem.ts';

/** The node at a path below a value, or the nearest one above it. */
export function nodeAt(value: Node | null, path: readonly (string | number)[]): Node | null {
  const found = isCollection(value) && path.length > 0 ? value.getIn(path, true) : value;
  return isNode(found) ? found : path.length === 0 ? value : nodeAt(value, path.slice(0, -1));
}

/** The first spot of each text in a value. */
export function collectPlaces(
  value: Node | null,
  { places, placeAt }: { readonly places: Map<string, Place>; readonly placeAt: (offset: number) => Place },
): void {
  if (value === null) return;
  visit(value, {
    Scalar: (_, { value: text, range }) => {
      if (typeof text === 'string' && !places.has(text)) places.set(text, placeAt(range?.[0] ?? 0));
    },
  });
}
