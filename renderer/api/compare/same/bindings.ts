import type ts from 'typescript';

/** Shared names for type parameters of both releases that correspond to each other. */
export type Bindings = ReadonlyMap<ts.Type, string>;

/** Binds lists of type parameters to each other, in addition to the existing bindings. */
export type Bind = (outer: Bindings, old: readonly ts.Type[], next: readonly ts.Type[]) => Bindings;

/** Creates a function that returns the same bindings for the same lists. Results are stored by bindings. */
export function createBind(): Bind {
  const known = new WeakMap<Bindings, Map<ts.Type, Map<ts.Type, Bindings>>>();
  return (outer, old, next) => {
    const [first, partner] = [old[0], next[0]];
    if (first === undefined || partner === undefined) return outer;
    const byOld = known.get(outer) ?? new Map<ts.Type, Map<ts.Type, Bindings>>();
    known.set(outer, byOld);
    const byNew = byOld.get(first) ?? new Map<ts.Type, Bindings>();
    byOld.set(first, byNew);
    const bindings = byNew.get(partner) ?? extended(outer, old, next);
    byNew.set(partner, bindings);
    return bindings;
  };
}

function extended(outer: Bindings, old: readonly ts.Type[], next: readonly ts.Type[]): Bindings {
  const bindings = new Map(outer);
  for (const [index, one] of old.entries()) {
    const other = next[index];
    if (other === undefined) continue;
    const name = `T${outer.size}.${index}`;
    bindings.set(one, name).set(other, name);
  }
  return bindings;
}

/** Stores results for pairs of types, either for all bindings of type parameters (undefined) or for one of them. */
interface PairMemory<T> {
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
