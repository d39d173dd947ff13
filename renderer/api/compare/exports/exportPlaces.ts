import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import { moduleLabel, preferredModules } from '../../../snapshot/displayNames.ts';

/** The exports of each declaration, by its id, those that users rather import first. */
export type Places = ReadonlyMap<string, readonly string[]>;

export function placesOf(snapshot: ApiSnapshot): Places {
  const places = new Map<string, string[]>();
  for (const module of preferredModules(snapshot)) {
    for (const { name, target } of module.exports) places.set(target, [...(places.get(target) ?? []), `${moduleLabel(module)}${name}`]);
  }
  return places;
}
