import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { manySymbols } from '../manySymbols.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The engine that runs in the browser, and what makes its index, from their sources. */
export async function loadSearch() {
  // Where the packages that it imports are found.
  const folder = await mkdtemp(join(root, 'node_modules/.gqldocs-bench-'));
  try {
    const outfile = join(folder, 'engine.mjs');
    const contents = `export { createSearch } from './client/search/engine/createSearch.ts';
export { openSession } from './renderer/engine/session.ts';
export { searchFiles } from './renderer/outputs/search/createSearchIndex.ts';
export { createTermCounter } from './renderer/render/text/countTerms.ts';`;
    await build({
      stdin: { contents, resolveDir: root, loader: 'ts' },
      bundle: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      outfile,
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files of the index of a made-up package, by their names. */
export async function indexManySymbols({ openSession, searchFiles, createTermCounter, count }) {
  const { routes, api, sectionsOf } = manySymbols(count);
  const countTerms = createTermCounter();
  const pages = routes.map(({ href }) => ({
    facts: { href },
    sections: sectionsOf(href).map((section) => ({ ...section, terms: countTerms(section) })),
  }));
  const files = await searchFiles({ session: openSession({ name: 'bench' }), routes, api, config: { search: { synonyms: {} } }, pages });
  return new Map(files.map(({ path, contents }) => [path.replace(/^.*\//, ''), contents]));
}
