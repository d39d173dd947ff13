import { mainModule } from '../../model/mainModule.ts';
import type { EntryPoint } from './importableEntries.ts';

/** Words in names of folders that hold the modules of a package in one format, the preferred first. Sources are last: users import builds. */
const formats = [
  ...['es', 'esm', 'fesm', 'esnext', 'module', 'modern', 'mjs', 'lib', 'dist', 'build', 'cjs', 'commonjs', 'node', 'legacy', 'system'],
  ...['amd', 'umd', 'iife', 'source', 'src'],
];
/** Words that mean something else in other folders than the first: `src/node` has the modules for Node.js. */
const onlyFirst = new Set(['module', 'modern', 'lib', 'dist', 'build', 'node', 'legacy', 'system', 'source', 'src']);

interface FormatsRequest {
  readonly entryPoints: readonly EntryPoint[];
  /** The package's. Absolute, with `/`. */
  readonly folder: string;
}

/**
 * Leaves out modules that another folder holds in another format: of `es/button` and `lib/button`, users need one.
 *
 * - A folder of a format is the longest start of a path whose folders are all named after formats: `lib/esm`, `lib/es5-iife`, `src`.
 * - Two of them are formats of each other if more than half of the modules of the smaller one are in the larger one, or in the folder that
 *   has most of its modules: `src/page` is `lib/esm/my-library/page`.
 * - The folder of the package's main module is kept, then one with names that don't show it (`internal/*` for `lib/esm/*`), then the first in
 *   the order above.
 * - Only names that show their folder are left out. A name that `exports` has without a pattern is left out only if the names of the other
 *   folder show that, too: `lib/button` for `es/button`, but not `node/button` for `button`. A module that no other folder has stays.
 */
export function mergeFormats({ entryPoints, folder }: FormatsRequest): readonly EntryPoint[] {
  const placed = entryPoints.map((entry) => ({ entry, ...placeOf(entry.file.slice(folder.length + 1)) }));
  const builds = new Map<string, Build>();
  for (const { entry, build: path, rest } of placed) {
    if (path === '') continue;
    const build = builds.get(path) ?? { path, modules: new Set(), isNamed: false };
    build.modules.add(rest);
    builds.set(path, { ...build, isNamed: build.isNamed || (entry.name !== '' && folderIn(entry.name) !== path) });
  }
  const main = mainModule(entryPoints)?.file.slice(folder.length + 1) ?? '';
  const rank = ({ path, isNamed }: Build): number => (placeOf(main).build === path ? -2 : isNamed ? -1 : formatRank(path));
  const ordered = [...builds.values()].toSorted((a, b) => rank(a) - rank(b));
  const [dropped, droppedWritten] = [new Set<string>(), new Set<string>()];
  for (const [index, kept] of ordered.entries()) {
    for (const other of ordered.slice(index + 1)) {
      const shared = modulesOfBoth(kept, other).map((rest) => `${other.path}/${rest}`);
      for (const one of shared) dropped.add(one);
      if (shared.length > 1 && !kept.isNamed) for (const one of shared) droppedWritten.add(one);
    }
  }
  // A file may have several names, with and without its ending.
  const isDropped = ({ entry, build, rest }: (typeof placed)[number]): boolean =>
    folderIn(entry.name) === build && (entry.isDeep === true ? dropped : droppedWritten).has(`${build}/${rest}`);
  return placed.filter((one) => !isDropped(one)).map(({ entry }) => entry);
}

/** A folder that holds modules in one format. */
interface Build {
  /** `lib/esm`. */
  readonly path: string;
  /** Paths below it, without extensions. */
  readonly modules: Set<string>;
  /** Whether users can import some of its modules by names that don't show this folder. */
  readonly isNamed: boolean;
}

/** The modules of a folder that another one has, too, if both have the same modules. */
function modulesOfBoth(kept: Build, other: Build): readonly string[] {
  const shared = [kept, unwrapped(kept)].flatMap((a) =>
    [other, unwrapped(other)].map((b) => {
      const both = [...b.modules].filter((rest) => a.modules.has(rest));
      return both.length * 2 > Math.min(a.modules.size, b.modules.size) ? both.map((rest) => below(other.path, b.path, rest)) : [];
    }),
  );
  return shared.reduce((most, one) => (one.length > most.length ? one : most));
}

/** The folder in a build that has more than half of its modules, else the build itself. */
function unwrapped(build: Build): Build {
  const counts = new Map<string, number>();
  for (const rest of build.modules) if (rest.includes('/')) counts.set(firstOf(rest), (counts.get(firstOf(rest)) ?? 0) + 1);
  const wrapper = [...counts].find(([, count]) => count * 2 > build.modules.size)?.[0];
  if (wrapper === undefined) return build;
  const inside = [...build.modules].filter((rest) => rest.startsWith(`${wrapper}/`));
  return { ...build, path: `${build.path}/${wrapper}`, modules: new Set(inside.map((rest) => rest.slice(wrapper.length + 1))) };
}

/** A path below a folder, as one below the build that contains this folder. */
function below(build: string, folder: string, rest: string): string {
  return `${folder.slice(build.length)}/${rest}`.slice(1);
}

/** The folder of a format that a name shows: `lib` for `lib/button`, and for `lib`, which is its index. */
function folderIn(name: string): string {
  return placeOf(`${name}/`).rest === '' ? name : placeOf(name).build;
}

/** The folder of a format at the start of a path, empty if there is none, and the rest without the extension of a script. */
function placeOf(path: string): { readonly build: string; readonly rest: string } {
  const parts = path.split('/');
  const index = parts.findIndex((part, at) => at === parts.length - 1 || !isFormat(part, at));
  const rest = parts.slice(index).join('/');
  return { build: parts.slice(0, index).join('/'), rest: rest.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '') };
}

function isFormat(name: string, depth: number): boolean {
  return wordsOf(name).every((word) => formats.includes(word) && (depth === 0 || !onlyFirst.has(word)));
}

function formatRank(path: string): number {
  return formats.indexOf(wordsOf(path).at(-1) ?? '');
}

/** `es5-iife` has the words `es` and `iife`. */
function wordsOf(name: string): readonly string[] {
  return name.split(/[-_/]/).flatMap((word) => (word === '' ? [] : [word.replace(/\d+$/, '')]));
}

function firstOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}
