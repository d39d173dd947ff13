/** Random choices that are the same for the same seed on every machine. */
export interface Random {
  /** An integer from 0 to `limit - 1`. */
  readonly below: (limit: number) => number;
  /** Undefined when there is nothing to pick from. */
  readonly pick: <T>(items: readonly T[]) => T | undefined;
  /** True with a probability between 0 and 1. */
  readonly chance: (probability: number) => boolean;
}

/** Mulberry32: small, and good enough for tests. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)], chance: (probability) => next() < probability };
}
