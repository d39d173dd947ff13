import ts from 'typescript';
import type { Use } from '../difference/difference.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { createTypeWalk, type TypeWalkRequest } from './typeWalk.ts';

/** How a class or interface uses a type parameter, for users who receive an instance. */
export type ParameterUses = (symbol: ts.Symbol, index: number) => ReadonlySet<Use>;

interface ParameterUsesRequest extends Pick<TypeWalkRequest, 'checker' | 'names' | 'budget'> {
  /** Walks through a declaration. Returns false instead if the compiler failed at it before. */
  readonly enter: (id: string, visit: () => void) => boolean;
}

interface Found {
  readonly parameters: readonly ts.Type[];
  readonly uses: readonly Set<Use>[];
}

/** Finds the uses of type parameters. Generics may use each other, so the walk repeats until it finds nothing new. */
export function createParameterUses({ checker, names, budget, enter }: ParameterUsesRequest): ParameterUses {
  const known = new Map<ts.Symbol, readonly Set<Use>[]>();
  const find = (symbol: ts.Symbol): readonly Set<Use>[] => {
    const before = known.get(symbol);
    if (before !== undefined) return before;
    const parameters = typeParametersOf(symbol, checker);
    const uses = parameters.map(() => new Set<Use>());
    known.set(symbol, uses);
    const isEntered = enter(symbol.name, () => walkAll(symbol, { parameters, uses }));
    for (const use of isEntered ? [] : uses) use.add('receive').add('pass');
    return uses;
  };
  const walkAll = (symbol: ts.Symbol, { parameters, uses }: Found): void => {
    const count = (): number => uses.reduce((sum, { size }) => sum + size, 0);
    for (let last = -1; last !== count(); ) {
      last = count();
      const walk = createTypeWalk({
        ...{ checker, names, budget },
        onParameter: (type, use) => void uses[parameters.indexOf(type)]?.add(use),
        usesOf: (other, index) => [...(find(other)[index] ?? [])],
      });
      const declared = checker.getDeclaredTypeOfSymbol(symbol);
      const isAlias = (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
      (isAlias ? walk.type : walk.members)(declared, { position: 'receive', steps: [] });
    }
  };
  return (symbol, index) => find(symbol)[index] ?? new Set();
}
