import type { Distance } from './compareTypes.ts';
import { type NameMatch, pathOf } from './rankNames.ts';

/** The nearest of many names, each with its nearest signature. */
export interface Nearest {
  /** What is farther than this can't be among them. Gets smaller and smaller. */
  readonly limit: () => Distance;
  readonly add: (match: NameMatch, distance: Distance) => void;
  /** Nearest first; of equals, the one with the shorter path. */
  readonly list: () => readonly NameMatch[];
}

interface Found {
  readonly match: NameMatch;
  readonly distance: Distance;
}

/** Keeps only the best matches, since a loose query matches nearly everything. */
export function createNearest(most: number, farthest: Distance): Nearest {
  const found = new Map<NameMatch['table'], Map<number, Found>>();
  let size = 0;
  let limit = farthest;
  const best = (): readonly Found[] => {
    const all = [...found.values()].flatMap((names) => [...names.values()]);
    return all.toSorted(compareFound).slice(0, most);
  };
  const trim = (): void => {
    const kept = best();
    found.clear();
    for (const one of kept) namesOf(one.match.table).set(one.match.index, one);
    size = kept.length;
    if (size === most) limit = kept.at(-1)?.distance ?? limit;
  };
  const namesOf = (table: NameMatch['table']): Map<number, Found> => {
    const names = found.get(table) ?? new Map<number, Found>();
    found.set(table, names);
    return names;
  };
  return {
    limit: () => limit,
    add: (match, distance) => {
      const names = namesOf(match.table);
      const known = names.get(match.index);
      if (known !== undefined && known.distance <= distance) return;
      names.set(match.index, { match, distance });
      if (known === undefined) size += 1;
      if (size >= most * 6) trim();
    },
    list: () => best().map(({ match }) => match),
  };
}

function compareFound(a: Found, b: Found): number {
  if (a.distance !== b.distance) return a.distance - b.distance;
  const [first, second] = [pathOf(a.match), pathOf(b.match)];
  return first.length - second.length || (first < second ? -1 : 1);
}
