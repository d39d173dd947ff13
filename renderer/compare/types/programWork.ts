import type ts from 'typescript';

/** What the compiler has made so far. Some of its work, such as comparing large types, instantiates little. */
export function programWork(program: ts.Program): number {
  return workWithoutSymbols(program) + program.getSymbolCount();
}

/**
 * Creates a function that returns `programWork`, for a program of many files that is asked for it after each: the compiler adds up the symbols of
 * all files each time, so they are counted again in every 16th answer only.
 */
export function createWorkCount(program: ts.Program): () => number {
  let [asked, symbols] = [0, 0];
  return () => {
    if (asked++ % 16 === 0) symbols = program.getSymbolCount();
    return workWithoutSymbols(program) + symbols;
  };
}

function workWithoutSymbols(program: ts.Program): number {
  return program.getInstantiationCount() + program.getTypeCount() + relationCount(program);
}

/** How many answers about pairs of types the compiler keeps. It has this function, but does not declare it. */
function relationCount(program: ts.Program): number {
  if (!('getRelationCacheSizes' in program) || typeof program.getRelationCacheSizes !== 'function') return 0;
  const sizes: unknown = program.getRelationCacheSizes();
  const counts: readonly unknown[] = typeof sizes === 'object' && sizes !== null ? Object.values(sizes) : [];
  return counts.reduce<number>((sum, one) => (typeof one === 'number' ? sum + one : sum), 0);
}
