import type ts from 'typescript';

/** Shared names for type parameters of both releases that correspond to each other. */
export type Bindings = ReadonlyMap<ts.Type, string>;

/** Binds lists of type parameters to each other, in addition to the existing bindings. */
export type Bind = (outer: Bindings, old: readonly ts.Type[], next: readonly ts.Type[]) => Bindings;

/** Creates a function that returns the same bindings for the same lists. Results are stored by bindings. */
export function createBind(): Bind {
  const known = createPairMemory<Bindings>();
  return (outer, old, next) => {
    const [first, partner] = [old[0], next[0]];
    if (first === undefined || partner === undefined) return outer;
    const before = known.get(outer, first, partner);
    // The others may have changed places.
    const isBound =
      before !== undefined && old.every((one, index) => next[index] === undefined || before.get(one) === before.get(next[index]));
    const bindings = isBound ? before : extended(outer, old, next);
    known.set(outer, first, partner, bindings);
    return bindings;
  };
}

function extended(outer: Bindings, old: readonly ts.Type[], next: readonly ts.Type[]): Bindings {
  const bindings = new Map(outer);
  for (const [index, one] of old.entries()) {
    const other = next[index];
    const name = `T${outer.size}.${index}`;
    if (other !== undefined) bindings.set(one, name).set(other, name);
  }
  return bindings;
}

/** Stores results for pairs of types, either for all bindings of type parameters (undefined) or for one of them. */
interface PairMemory<T> {
  readonly get: (bindings: Bindings | undefined, old: ts.Type, next: ts.Type) => T | undefined;
  readonly set: (bindings: Bindings | undefined, old: ts.Type, next: ts.Type, value: T) => void;
}

export function createPairMemory<T>(): PairMemory<T> {
  const scoped = new WeakMap<Bindings, Map<ts.Type, Map<ts.Type, T>>>();
  const everywhere: Bindings = new Map();
  return {
    get: (bindings = everywhere, old, next) => scoped.get(bindings)?.get(old)?.get(next),
    set: (bindings = everywhere, old, next, value) => {
      const pairs = scoped.get(bindings) ?? new Map<ts.Type, Map<ts.Type, T>>();
      const partners = pairs.get(old) ?? new Map<ts.Type, T>();
      scoped.set(bindings, pairs.set(old, partners.set(next, value)));
    },
  };
}
