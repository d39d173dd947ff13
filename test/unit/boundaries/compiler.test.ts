import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const first = 'renderer/site/buildSite.ts';

/** How a module gets to a package by imports that are not dynamic; undefined if it doesn't. */
async function wayTo(name: string): Promise<readonly string[] | undefined> {
  const { metafile } = await build({
    ...{ absWorkingDir: root, entryPoints: [first], outdir: 'unused', bundle: true, write: false, metafile: true },
    ...{ platform: 'node', format: 'esm', packages: 'external', splitting: true },
  });
  const ways = new Map<string, readonly string[]>([[first, [first]]]);
  for (const [path, way] of ways) {
    for (const one of metafile.inputs[path]?.imports ?? [])
      if (one.kind === 'import-statement' && !ways.has(one.path)) ways.set(one.path, [...way, one.path]);
  }
  return ways.get(name);
}

// It takes longer to load than an edit of a document takes to build.
it('is loaded by no build that does not need it', async () => {
  expect(await wayTo('unified')).toBeDefined();
  expect(await wayTo('typescript')).toBeUndefined();
});
