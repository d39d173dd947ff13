import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { bundleFailed, unresolvedNames } from '../diagnostics/bundle.ts';
import { packageRoot } from '../engine/packageRoot.ts';
import type { Reader } from '../engine/reader.ts';
import { defineTask } from '../engine/task.ts';
import type { Place, Problem } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import { bundleFolder } from './bundleOptions.ts';
import { islandWrappers } from './islandWrappers.ts';
import { noteBundle } from './noteBundle.ts';

/** A module of the user's: a React page, or a compiled MDX document. */
export interface ModuleSource {
  /** Relative to the project root; its name from here on. */
  readonly file: string;
  /** Source of a compiled document; undefined: the file itself. */
  readonly contents?: string | undefined;
}

export interface ImportedName {
  /** Relative to the project root. */
  readonly file: string;
  /** As the import has it: `./chart.js`. */
  readonly name: string;
}

/** The place of the first string with an import's name. If the file has none, another module that it imports has it. */
export function placeOfImport(root: string, { file, name }: ImportedName): Place {
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const column = Math.max(line.indexOf(`'${name}'`), line.indexOf(`"${name}"`));
    if (column >= 0) return { file, line: index + 1, column: column + 1 };
  }
  return { file };
}

export interface BundledModules {
  readonly texts: readonly BundledModule[];
  readonly islands: readonly string[];
  readonly failures: readonly (Pick<BundledModule, 'file' | 'packages'> & { readonly problems: readonly Problem[] })[];
}

interface BundledModule {
  readonly file: string;
  readonly text: string;
  readonly map: string;
  /** Packages that it and its parts import, with the part that does. */
  readonly packages: readonly ImportedName[];
}

/** Bundles modules of the site as CommonJS, each as a text of its own. */
export const bundleModules = defineTask({ name: 'modules', run: bundle });

/** Bundles all sources together, so that they share their parts; if some of them fail, each alone, so that the others are loaded. */
async function bundle({ root, sources }: BundleSources, read: Reader): Promise<BundledModules> {
  const all = await tryBundle({ root, sources }, read);
  if (all.failures.length === 0) return all;
  const each: BundledModules[] = [];
  for (const source of sources) each.push(sources.length === 1 ? all : await tryBundle({ root, sources: [source] }, read));
  return {
    texts: each.flatMap(({ texts }) => texts),
    islands: [...new Set(each.flatMap(({ islands }) => islands))].toSorted(),
    failures: each.flatMap(({ failures }) => failures),
  };
}

interface BundleSources {
  readonly root: string;
  readonly sources: readonly ModuleSource[];
  /** Modules that are known not to exist. Default: none. */
  readonly gone?: ReadonlySet<string> | undefined;
}

async function tryBundle({ root, sources, gone = new Set() }: BundleSources, read: Reader): Promise<BundledModules> {
  const { build } = await import('esbuild');
  const islands = new Set<string>();
  try {
    const result = await build({
      ...options(root),
      entryPoints: sources.map(({ file }, index) => ({ in: `entry:${file}`, out: String(index) })),
      plugins: [entries(root, sources), withoutModules(gone), islandWrappers(root, islands)],
    });
    const outputs = new Map(result.outputFiles.map(({ path, text }) => [basename(path), text]));
    const texts = sources.flatMap(({ file }, index) => {
      const [text, map] = [outputs.get(`${index}.js`), outputs.get(`${index}.js.map`)];
      const packages = importedPackages(result.metafile, { root, file });
      return text === undefined || map === undefined ? [] : [{ file, text, map, packages }];
    });
    read.note(islands);
    noteBundle(read, root, [result.metafile]);
    return { texts, islands: [...islands].toSorted(), failures: [] };
  } catch (error) {
    // esbuild does not report which files a failed bundle has read.
    read.untracked();
    const problems = bundleFailed(error, { root, placeOfImport: (file, name) => placeOfImport(root, { file, name }) });
    const names = unresolvedNames(error);
    const isLast = sources.length > 1 || [...names].every((name) => gone.has(name));
    // esbuild stops at these, but the other modules may be missing as well.
    const rest = isLast ? undefined : await tryBundle({ root, sources, gone: names }, read);
    const others = rest === undefined ? [] : [...rest.texts, ...rest.failures].flatMap(({ packages }) => packages);
    const packages = others.filter(({ name }) => !names.has(name));
    return { texts: [], islands: [], failures: sources.map(({ file }) => ({ file, problems, packages })) };
  }
}

/** The packages that a source and its modules import. Optional ones, for `import()` or `require`, are not counted. */
function importedPackages({ inputs }: Metafile, { root, file }: { readonly root: string; readonly file: string }): readonly ImportedName[] {
  const seen = new Set([file, `document:${file}`, `document:${join(root, file)}`].filter((input) => inputs[input] !== undefined));
  const packages: ImportedName[] = [];
  for (const input of seen)
    for (const { path, kind, external } of inputs[input]?.imports ?? []) {
      if (external !== true) seen.add(path);
      else if (kind === 'import-statement') packages.push({ file: sourceOf(input, root), name: path });
    }
  return packages;
}

/** Path of a bundle's input, relative to the project root. */
function sourceOf(input: string, root: string): string {
  return relativePath(root, resolve(root, input.replace(/^document:/, '').replace(/\?.*$/, '')));
}

const pictures = Object.fromEntries(
  ['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'].map((extension) => [`.${extension}`, 'dataurl' as const]),
);

function options(root: string) {
  return {
    absWorkingDir: root,
    outdir: bundleFolder(root),
    nodePaths: [join(packageRoot(), 'node_modules')],
    bundle: true,
    write: false,
    metafile: true,
    sourcemap: 'external',
    sourcesContent: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', ...pictures },
  } satisfies BuildOptions;
}

/** Leaves out modules that do not exist. */
function withoutModules(gone: ReadonlySet<string>): Plugin {
  return {
    name: 'without-modules',
    setup: ({ onResolve }) => onResolve({ filter: /^/ }, ({ path }) => (gone.has(path) ? { path, external: true } : undefined)),
  };
}

/** Gives each source an entry of its own, whose imports count from where the file lies. */
function entries(root: string, sources: readonly ModuleSource[]): Plugin {
  const contents = new Map(sources.map((source) => [source.file, source.contents]));
  return {
    name: 'entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry:/ }, ({ path }) => {
        const file = path.slice('entry:'.length);
        return contents.get(file) === undefined ? { path: join(root, file) } : { path: join(root, file), namespace: 'document' };
      });
      onLoad({ filter: /.*/, namespace: 'document' }, ({ path }) => {
        const file = relativePath(root, path);
        return { contents: contents.get(file) ?? '', loader: 'jsx', resolveDir: dirname(path) };
      });
    },
  };
}
