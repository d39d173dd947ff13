import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { manySymbols } from '../manySymbols.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The engine that runs in the browser, and what makes its index, from their sources. */
export async function loadSearch() {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-bench-'));
  try {
    const outfile = join(folder, 'engine.mjs');
    const contents = `export { createSearch } from './client/search/engine/createSearch.ts';
export { createSearchIndex } from './renderer/search/createSearchIndex.ts';
export { createTermCounter } from './renderer/search/countTerms.ts';`;
    await build({ stdin: { contents, resolveDir: root, loader: 'ts' }, bundle: true, format: 'esm', platform: 'node', outfile });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files of the index of a made-up package, by their names. */
export async function indexManySymbols({ createSearchIndex, createTermCounter, count }) {
  const large = manySymbols(count);
  const index = createSearchIndex(large);
  const countTerms = createTermCounter();
  for (const { href } of large.routes) {
    const sections = large.sectionsOf(href).map((section) => ({ ...section, terms: countTerms(section) }));
    index.addPage(href, sections);
  }
  return new Map((await index.files()).map(({ path, contents }) => [path.replace(/^.*\//, ''), contents]));
}
