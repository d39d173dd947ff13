/**
 * Changes places of TypeDoc while it is bundled, which together take a fourth of a large package's extraction. What they do is the same.
 * What colours its pages is left out, since it makes none: that took longer to find and to load than TypeDoc itself.
 *
 * Not to be done to a TypeDoc that has other words there: then the build stops, and somebody looks whether it is still needed.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { typedocChanges } from './typedocChanges.js';

/** @returns {import('esbuild').Plugin} */
export function leanTypedoc() {
  return {
    name: 'lean-typedoc',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@gerrit0\/mini-shiki$/ }, () => ({ path: 'shiki', namespace: 'unused' }));
      // What TypeDoc looks at while it is loaded.
      onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
        contents: 'module.exports = { bundledLanguagesInfo: [], bundledThemes: {} };',
      }));
      onLoad({ filter: /[\\/]typedoc[\\/]dist[\\/](?:utils-common|models|index)\.js$/ }, async ({ path }) => {
        const file = basename(path);
        const changes = typedocChanges.filter((change) => change.file === file);
        return { contents: changes.reduce(changed, await readFile(path, 'utf8')), loader: 'js' };
      });
    },
  };
}

function changed(text, { file, before, after }) {
  if (text.search(before) === -1) throw new Error(`TypeDoc has changed what bin/typedocChanges.js changes in ${file}: ${before}`);
  return text.replace(before, after);
}
