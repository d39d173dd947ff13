import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { classBases } from '../../release/declarationFacts.ts';

/**
 * Ids of the classes that a class extends and whose values users cannot import, nearest first. What changes in their constructors, static and
 * protected members, users see only in the classes that extend them.
 *
 * @param isExported whether users can import the value of a declaration
 */
export function hiddenBases(snapshot: ApiSnapshot, id: string, isExported: (id: string) => boolean): readonly string[] {
  const found = new Set<string>();
  const add = (heir: string): void => {
    for (const base of classBases(snapshot, heir)) {
      if (found.has(base) || isExported(base)) continue;
      found.add(base);
      add(base);
    }
  };
  add(id);
  return [...found];
}
