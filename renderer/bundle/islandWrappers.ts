import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Makes islands of modules that begin with `'use client'`.
 *
 * In the build's own bundle each such module is replaced by wrappers: every exported component renders as it is, inside of an
 * element that says which module and which export the browser is to hydrate, with which properties. Names of the exports come
 * from the module itself when it runs, so nothing has to parse it.
 */
export function islandWrappers(root: string, found: Set<string>): Plugin {
  return {
    name: 'islands',
    setup({ onLoad }) {
      onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, async ({ path, suffix }) => {
        if (suffix === '?island' || path.includes('node_modules')) return undefined;
        const text = await readFile(path, 'utf8');
        if (!/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text)) return undefined;
        found.add(path);
        const name = relative(root, path).replaceAll('\\', '/');
        const contents = `const { wrapIsland } = require('gqldocs:islands');\nmodule.exports = wrapIsland(${JSON.stringify(name)}, require(${JSON.stringify(`${path}?island`)}));`;
        return { contents, loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
}
