import type ts from 'typescript';
import type { Bindings } from './bindings.ts';

/** Stores results for pairs of types, either for all bindings of type parameters (undefined) or for one of them. */
export interface PairMemory<T> {
  readonly get: (bindings: Bindings | undefined, old: ts.Type, next: ts.Type) => T | undefined;
  readonly set: (bindings: Bindings | undefined, old: ts.Type, next: ts.Type, value: T) => void;
}

export function createPairMemory<T>(): PairMemory<T> {
  const everywhere: Pairs<T> = new Map();
  const scoped = new WeakMap<Bindings, Pairs<T>>();
  const pairsOf = (bindings: Bindings | undefined): Pairs<T> => {
    if (bindings === undefined) return everywhere;
    const pairs = scoped.get(bindings) ?? new Map<ts.Type, Map<ts.Type, T>>();
    scoped.set(bindings, pairs);
    return pairs;
  };
  return {
    get: (bindings, old, next) => pairsOf(bindings).get(old)?.get(next),
    set: (bindings, old, next, value) => {
      const pairs = pairsOf(bindings);
      const partners = pairs.get(old) ?? new Map<ts.Type, T>();
      pairs.set(old, partners.set(next, value));
    },
  };
}

type Pairs<T> = Map<ts.Type, Map<ts.Type, T>>;
