import { mainModule } from '../../model/mainModule.ts';
import type { EntryPoint } from './importableEntries.ts';

/** Folders that builds name after a format, the preferred first. */
const formats = ['es', 'esm', 'module', 'modern', 'mjs', 'lib', 'dist', 'cjs', 'commonjs', 'node', 'legacy', 'umd', 'es5', 'es6'];

/**
 * Leaves out modules that another folder holds in another format: of `es/button` and `lib/button`, users need one. Folders are formats of each other
 * when more than half of the modules of the smaller one are in the larger one. The folder of the package's main module is kept, else
 * the first in the order above; a module that only another folder has stays.
 */
export function mergeFormats(entryPoints: readonly EntryPoint[]): readonly EntryPoint[] {
  const folders = new Map<string, Set<string>>();
  for (const entry of entryPoints) {
    const [format, rest] = formatOf(entry);
    if (format === undefined) continue;
    folders.set(format, (folders.get(format) ?? new Set()).add(rest));
  }
  const main = mainModule(entryPoints)?.file;
  const rank = (format: string): number => (main?.includes(`/${format}/`) === true ? -1 : formats.indexOf(format));
  const ordered = [...folders.keys()].toSorted((a, b) => rank(a) - rank(b));
  const dropped = new Set<string>();
  for (const [index, format] of ordered.entries()) {
    for (const other of ordered.slice(index + 1)) {
      const [kept, modules] = [folders.get(format), folders.get(other)];
      if (kept === undefined || modules === undefined) continue;
      const shared = [...modules].filter((rest) => kept.has(rest));
      if (shared.length * 2 > Math.min(kept.size, modules.size)) for (const rest of shared) dropped.add(`${other}/${rest}`);
    }
  }
  // A file may have several names, with and without its ending.
  return entryPoints.filter((entry) => !dropped.has(formatOf(entry).join('/')));
}

/** The first folder of a module's name, and the rest without the extension of a script. */
function formatOf({ name }: EntryPoint): readonly [format: string | undefined, rest: string] {
  const [first = '', ...rest] = name.split('/');
  return [formats.includes(first) ? first : undefined, rest.join('/').replace(/\.[cm]?js$/, '')];
}
