import type { Element } from 'hast';
import type { Place } from '../../model/problem.ts';
import type { ResolveReference } from '../../model/resolve.ts';

export interface LinkNameRequest {
  /** As written: `GraphQLSchema.getType()`. */
  readonly name: string;
  readonly place: Place;
  readonly resolve: ResolveReference;
}

/** A span of code, within a link when its name means something of the reference. */
export function linkName(code: Element, { name, place, resolve }: LinkNameRequest): Element {
  const { href } = resolve({ target: name, kind: 'name', place });
  return href === undefined ? code : { type: 'element', tagName: 'a', properties: { href }, children: [code] };
}
