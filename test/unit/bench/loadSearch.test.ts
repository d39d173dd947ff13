import { expect, it } from 'vitest';

/** Scripts of `bench/` are JavaScript, and only their own types say what they need. */
interface LoadSearch {
  readonly loadSearch: () => Promise<object>;
  readonly indexManySymbols: (request: object) => Promise<ReadonlyMap<string, string>>;
}

it('makes the index of a made-up package for the benchmarks of search', async () => {
  const script = new URL('../../../bench/setup/loadSearch.mjs', import.meta.url).href;
  const { loadSearch, indexManySymbols }: LoadSearch = await import(script);
  const files = await indexManySymbols({ ...(await loadSearch()), count: 20 });
  const kinds = new Set([...files.keys()].map((name) => name.replace(/[-.].*/, '')));
  expect([...kinds].sort()).toEqual(['details', 'manifest', 'names', 'passages', 'terms', 'types']);
  expect([...files].find(([name]) => name.startsWith('names-'))?.[1]).toContain('readRequestHandler');
});
