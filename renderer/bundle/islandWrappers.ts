import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';
import { relativePath } from '../model/relativePath.ts';

/**
 * Makes islands of modules that begin with `'use client'`.
 *
 * In the build's own bundle each such module is replaced by wrappers: every exported component renders as it is, inside of an
 * element that says which module and which export the browser is to hydrate, with which properties. The wrapping module is an
 * ES module with the same names, because a default export that comes out of CommonJS means something else in packages of
 * type `module` than in others.
 */
export function islandWrappers(root: string, found: Set<string>): Plugin {
  return {
    name: 'islands',
    setup(build) {
      build.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, async ({ path, suffix }) => {
        if (suffix === '?island' || path.includes('node_modules')) return undefined;
        const text = await readFile(path, 'utf8');
        if (!/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text)) return undefined;
        found.add(path);
        const name = relativePath(root, path);
        return { contents: wrapper({ path, name, exports: await exportsOf(path, build) }), loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
}

function wrapper({ path, name, exports }: { readonly path: string; readonly name: string; readonly exports: readonly string[] }): string {
  return [
    `import { wrapIsland } from 'gqldocs:islands';`,
    `import * as island from ${JSON.stringify(`${path}?island`)};`,
    `const wrapped = wrapIsland(${JSON.stringify(name)}, island);`,
    ...exports.map((exported, index) => `const export${index} = wrapped[${JSON.stringify(exported)}];`),
    `export { ${exports.map((exported, index) => `export${index} as ${JSON.stringify(exported)}`).join(', ')} };`,
  ].join('\n');
}

/** Names that a module exports. A module with syntax errors has none here; the bundle itself reports the error with its place. */
async function exportsOf(path: string, { esbuild, initialOptions }: PluginBuild): Promise<readonly string[]> {
  const options = { bundle: true, packages: 'external', format: 'esm', jsx: 'automatic', outdir: '/', logLevel: 'silent' } as const;
  const { loader = {} } = initialOptions;
  try {
    const { metafile } = await esbuild.build({ ...options, loader, entryPoints: [path], write: false, metafile: true });
    return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
  } catch {
    return [];
  }
}
