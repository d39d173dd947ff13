import type ts from 'typescript';
import type { Position } from '../difference/difference.ts';
import type { Names } from '../load/names.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { createTypeWalk } from './typeWalk.ts';

/** The positions in which a class or interface uses a type parameter, for users who receive an instance. */
export type ParameterUses = (symbol: ts.Symbol, index: number) => ReadonlySet<Position>;

/** Finds the uses of type parameters. Generics may use each other, so the walk repeats until it finds nothing new. */
export function createParameterUses(checker: ts.TypeChecker, names: Names): ParameterUses {
  const known = new Map<ts.Symbol, readonly Set<Position>[]>();
  const done = new Set<ts.Symbol>();
  const find = (symbol: ts.Symbol): readonly Set<Position>[] => {
    const before = known.get(symbol);
    if (before !== undefined && done.has(symbol)) return before;
    const parameters = typeParametersOf(symbol, checker);
    const uses = before ?? parameters.map(() => new Set<Position>());
    known.set(symbol, uses);
    if (before !== undefined) return uses;
    const count = (): number => uses.reduce((sum, { size }) => sum + size, 0);
    for (let last = -1; last !== count(); ) {
      last = count();
      const onParameter = (type: ts.Type, { position }: { readonly position: Position }): unknown =>
        uses[parameters.indexOf(type)]?.add(position);
      const walk = createTypeWalk({
        checker,
        names,
        onNamed: () => undefined,
        onParameter,
        usesOf: (other, index) => [...(find(other)[index] ?? [])],
      });
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      walk.members(type, { position: 'receive', steps: [] });
    }
    done.add(symbol);
    return uses;
  };
  return (symbol, index) => find(symbol)[index] ?? new Set();
}
