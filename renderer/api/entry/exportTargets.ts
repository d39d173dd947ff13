import { fitsSubpath } from '../../model/fitsSubpath.ts';
import { isRecord } from '../../packages/manifest.ts';
import { isCompilerIn } from './typesVersions.ts';

/** One name of `exports` in a `package.json`. */
export interface ExportTarget {
  /** `.`, `./server`, `./icons/*`. */
  readonly subpath: string;
  /** Paths of files that may have its types, the best first. Empty for a name that `null` closes. */
  readonly paths: readonly string[];
}

/**
 * Reads `exports`: a path, a list of fallbacks, conditions, or any of these by name. Conditions are tried in the order in which they are
 * likely to have types, not in the order of the file: a wrong order is a common mistake that does not matter to readers.
 */
export function exportTargets(exported: unknown): readonly ExportTarget[] {
  if (exported === undefined || exported === null) return [];
  if (!isRecord(exported) || !Object.keys(exported).some((key) => key.startsWith('.'))) return [{ subpath: '.', paths: pathsOf(exported) }];
  return Object.entries(exported).map(([subpath, target]) => ({ subpath, paths: pathsOf(target) }));
}

/** Whether a name of `exports` opens a folder, as in `"./icons/": "./icons/"`. Files in it have their whole paths as names, and Node.js 17 and later ignores it. */
export function isFolderName(subpath: string): boolean {
  return subpath.endsWith('/');
}

/** The names and patterns of `exports` that users can import: `.`, `./server`, `./icons/*`. Undefined without `exports`: then each file can be. */
export function importableSubpaths(exported: unknown): readonly string[] | undefined {
  if (exported === undefined || exported === null) return undefined;
  const closed = new Set(isRecord(exported) ? Object.keys(exported).filter((key) => exported[key] === null) : []);
  return exportTargets(exported).flatMap(({ subpath }) => (closed.has(subpath) ? [] : [subpath.replace(/\/$/, '/*')]));
}

/**
 * The name of `exports` that answers to a subpath: the one without a star, else the one with the longest text before it
 * (Node.js, "PACKAGE_IMPORTS_EXPORTS_RESOLVE").
 */
export function ownerOf(subpath: string, targets: readonly ExportTarget[]): ExportTarget | undefined {
  const exact = targets.find((target) => target.subpath === subpath);
  if (exact !== undefined) return exact;
  const fitting = targets.filter((target) => fitsSubpath(subpath, target.subpath));
  return fitting.toSorted((a, b) => b.subpath.indexOf('*') - a.subpath.indexOf('*') || b.subpath.length - a.subpath.length)[0];
}

const rangedTypes = 'types@';

/**
 * `types@…` for the compiler in use, then `types`, then the conditions that TypeScript uses without them; last, conditions that only some
 * tools know, such as `source`.
 */
const conditions = ['types', 'import', 'module-sync', 'module', 'node', 'default', 'require', 'browser'];

function pathsOf(target: unknown): readonly string[] {
  if (typeof target === 'string') return isModule(target) ? [target] : [];
  if (Array.isArray(target)) return target.flatMap(pathsOf);
  if (!isRecord(target)) return [];
  const keys = Object.keys(target);
  const known = conditions.filter((condition) => keys.includes(condition));
  const ranged = keys.filter((key) => key.startsWith(rangedTypes));
  const fitting = ranged.filter((key) => isCompilerIn(key.slice(rangedTypes.length)));
  const others = keys.filter((key) => !known.includes(key) && !ranged.includes(key));
  return [...fitting, ...known, ...others].flatMap((key) => pathsOf(target[key]));
}

/** Styles, data and the like have no exports to document. Components may have declarations: `Button.vue.d.ts`. */
function isModule(path: string): boolean {
  return path.startsWith('./') && (/\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(path) || !/\.\w+$/.test(path));
}
