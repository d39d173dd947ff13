import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import { moduleLabel } from '../../../snapshot/displayNames.ts';

/** The exports of each declaration, by its id. */
export type Places = ReadonlyMap<string, readonly string[]>;

export function placesOf({ modules }: ApiSnapshot): Places {
  const places = new Map<string, string[]>();
  for (const module of modules) {
    for (const { name, target } of module.exports) places.set(target, [...(places.get(target) ?? []), `${moduleLabel(module)}${name}`]);
  }
  return places;
}
