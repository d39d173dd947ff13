import type ts from 'typescript';
import type { Position } from '../difference/difference.ts';

const mostRounds = 3;

/** How many types of the same declaration a walk enters. Others would reach the same names again. */
const mostInstances = 8;

/** Remembers which types a walk has visited, so that it ends. */
export function createVisits() {
  const seen = new Map<ts.Type, Set<Position>>();
  /** How many conditional or anonymous types with the same declaration the walk is in. */
  const open = new Map<object, number>();
  /** How many of them the walk has been in. */
  const entered = new Map<object, number>();
  return {
    /** Whether a type was not visited in a position before. From now on, it was. */
    isNew: (type: ts.Type, position: Position): boolean => {
      const known = seen.get(type) ?? new Set<Position>();
      seen.set(type, known);
      return !known.has(position) && known.add(position).size > 0;
    },
    /**
     * Visits what a declaration contains. A generic type that contains itself with other type arguments has no end, so this stops after some
     * rounds.
     *
     * @returns whether it visited
     */
    within: (declaration: object, visit: () => void): boolean => {
      const count = open.get(declaration) ?? 0;
      const instances = entered.get(declaration) ?? 0;
      if (count >= mostRounds || instances >= mostInstances) return false;
      entered.set(declaration, instances + 1);
      open.set(declaration, count + 1);
      visit();
      open.set(declaration, count);
      return true;
    },
  };
}
