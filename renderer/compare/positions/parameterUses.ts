import ts from 'typescript';
import type { Position } from '../difference/difference.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { createTypeWalk, type TypeWalkRequest } from './typeWalk.ts';

/** The positions in which a class or interface uses a type parameter, for users who receive an instance. */
export type ParameterUses = (symbol: ts.Symbol, index: number) => ReadonlySet<Position>;

interface ParameterUsesRequest extends Pick<TypeWalkRequest, 'checker' | 'names' | 'budget'> {
  /** Called before a declaration is walked through. If the compiler failed at it before, it is not. */
  readonly canEnter: (id: string) => boolean;
}

/** Finds the uses of type parameters. Generics may use each other, so the walk repeats until it finds nothing new. */
export function createParameterUses({ checker, names, budget, canEnter }: ParameterUsesRequest): ParameterUses {
  const known = new Map<ts.Symbol, readonly Set<Position>[]>();
  const find = (symbol: ts.Symbol): readonly Set<Position>[] => {
    const before = known.get(symbol);
    if (before !== undefined) return before;
    const parameters = typeParametersOf(symbol, checker);
    const isEntered = canEnter(symbol.name);
    const uses = parameters.map(() => new Set<Position>(isEntered ? [] : ['receive', 'pass']));
    known.set(symbol, uses);
    if (!isEntered) return uses;
    const count = (): number => uses.reduce((sum, { size }) => sum + size, 0);
    for (let last = -1; last !== count(); ) {
      last = count();
      const walk = createTypeWalk({
        ...{ checker, names, budget },
        onParameter: (type, { position }) => void uses[parameters.indexOf(type)]?.add(position),
        usesOf: (other, index) => [...(find(other)[index] ?? [])],
      });
      const declared = checker.getDeclaredTypeOfSymbol(symbol);
      const isAlias = (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
      (isAlias ? walk.type : walk.members)(declared, { position: 'receive', steps: [] });
    }
    return uses;
  };
  return (symbol, index) => find(symbol)[index] ?? new Set();
}
