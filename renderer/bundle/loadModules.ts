import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { bundleFailed, moduleThrew, packageMissing, unresolvedNames } from '../diagnostics/bundle.ts';
import { packageRoot } from '../engine/packageRoot.ts';
import type { Reader } from '../engine/reader.ts';
import type { Session } from '../engine/session.ts';
import { defineTask } from '../engine/task.ts';
import type { Found, Place, Problem } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import { bundleFolder } from './bundleOptions.ts';
import { type FindStackPlace, findStackPlaces } from './findStackPlaces.ts';
import { islandWrappers } from './islandWrappers.ts';
import { noteBundle } from './noteBundle.ts';
import { watchedGlobals } from './watchedGlobals.ts';

/** A module of the user's: a React page, or a compiled MDX document. */
export interface ModuleSource {
  /** Relative to the project root; its name from here on. */
  readonly file: string;
  /** Source of a compiled document; undefined: the file itself. */
  readonly contents?: string | undefined;
}

interface LoadedModules {
  /** The bundled modules, by file. */
  readonly texts: BundledModules['texts'];
  readonly exports: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Absolute paths of modules that begin with `'use client'`. */
  readonly islands: readonly string[];
  /** Finds a line of the modules in the stack of an error. */
  readonly placeOf: FindStackPlace;
  /** Why sources could not be loaded, by file. */
  readonly failures: Failures;
}

type Failures = ReadonlyMap<string, readonly Problem[]>;

interface LoadModulesRequest {
  readonly root: string;
  readonly sources: readonly ModuleSource[];
  /** Values of these names for the modules. */
  readonly runtime: Readonly<Record<string, unknown>>;
  /** Called when the code looks at more than its own text: the clock, the environment, a package. */
  readonly onLook: () => void;
  /** For the bundle; the modules run each time. */
  readonly run: Session['run'];
}

/**
 * Bundles and runs the user's own modules, so that pages and MDX may use TypeScript, JSX and anything they import.
 *
 * Everything goes into CommonJS text that is run here with our own React: an element made by the user's page and one made by a
 * template must come from the same React. Packages stay outside and are required from the project.
 */
export async function loadModules(request: LoadModulesRequest): Promise<Found<LoadedModules>> {
  const { root, sources, runtime, onLook, run } = request;
  const nothing = { texts: [], exports: new Map(), islands: [], placeOf: () => undefined, failures: new Map() };
  if (sources.length === 0) return { value: nothing, problems: [] };
  const { texts, islands, failures: unbundled } = await run(bundleModules, { root, sources });
  const missingOf = (file: string, packages: readonly ImportedName[]) => missingPackages({ root, file, packages, runtime });
  const failures = new Map(unbundled.map(({ file, problems, packages }) => [file, [...problems, ...missingOf(file, packages)]]));
  const exports = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { file, text, packages } of texts) {
    const missing = missingOf(file, packages);
    if (missing.length > 0) failures.set(file, missing);
    else
      try {
        exports.set(file, evaluate({ text, file: join(root, file), runtime, onLook }));
      } catch (error) {
        failures.set(file, [loadFailure({ root, file, error })]);
      }
  }
  const maps = new Map(texts.map(({ file, map }) => [file, map]));
  const placeOf = findStackPlaces({ root, maps });
  return { value: { texts, islands, exports, placeOf, failures }, problems: [...failures.values()].flat() };
}

interface MissingRequest extends Pick<LoadModulesRequest, 'root' | 'runtime'> {
  /** Of the source. */
  readonly file: string;
  readonly packages: readonly ImportedName[];
}

/** All packages that a module and its parts import and that Node.js cannot find: running the module would only tell the first. */
function missingPackages({ root, file, packages, runtime }: MissingRequest): readonly Problem[] {
  const require = createRequire(join(root, file));
  const missing = packages.filter(({ name }) => !Object.hasOwn(runtime, name) && !isFound(require.resolve, name));
  return missing.map(({ file: importer, name }) => packageMissing({ name, place: placeOfImport(root, { file: importer, name }) }));
}

/** Other failures, such as a package that exports nothing for Node.js, are told when the module runs. */
function isFound(find: NodeJS.RequireResolve, name: string): boolean {
  try {
    return find(name) !== '';
  } catch (error) {
    return missingPackage(error) === undefined;
  }
}

function loadFailure({ root, file, error }: { readonly root: string; readonly file: string; readonly error: unknown }): Problem {
  const name = missingPackage(error);
  if (name !== undefined) return packageMissing({ name, place: placeOfImport(root, { file, name }) });
  return moduleThrew({ file, reason: error instanceof Error ? error.message : String(error) });
}

interface ImportedName {
  /** Relative to the project root. */
  readonly file: string;
  /** As the import has it: `./chart.js`. */
  readonly name: string;
}

/** The place of the first string with an import's name. If the file has none, another module that it imports has it. */
function placeOfImport(root: string, { file, name }: ImportedName): Place {
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const column = Math.max(line.indexOf(`'${name}'`), line.indexOf(`"${name}"`));
    if (column >= 0) return { file, line: index + 1, column: column + 1 };
  }
  return { file };
}

/** The package that an error of `require` is about. */
function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'MODULE_NOT_FOUND') return undefined;
  return /^Cannot find module '([^']*)'/.exec(error.message)?.[1];
}

interface BundledModules {
  readonly texts: readonly BundledModule[];
  readonly islands: readonly string[];
  readonly failures: readonly UnbundledModule[];
}

interface UnbundledModule extends Pick<BundledModule, 'file' | 'packages'> {
  readonly problems: readonly Problem[];
}

interface BundledModule {
  readonly file: string;
  readonly text: string;
  readonly map: string;
  /** Packages that it and its parts import, with the part that does. */
  readonly packages: readonly ImportedName[];
}

const bundleModules = defineTask({ name: 'modules', run: bundle });

/** Bundles all sources together, so that they share their parts; if some of them fail, each alone, so that the others are loaded. */
async function bundle({ root, sources }: Pick<LoadModulesRequest, 'root' | 'sources'>, read: Reader): Promise<BundledModules> {
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

interface BundleSources extends Pick<LoadModulesRequest, 'root' | 'sources'> {
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
    // Behind a module that does not exist, others may not exist either.
    const rest = isLast ? undefined : await tryBundle({ root, sources, gone: names }, read);
    const others = rest === undefined ? [] : [...rest.texts, ...rest.failures].flatMap(({ packages }) => packages);
    const packages = others.filter(({ name }) => !names.has(name));
    return { texts: [], islands: [], failures: sources.map(({ file }) => ({ file, problems, packages })) };
  }
}

/** The packages that a source and the modules behind it import. What is loaded later, by `import()` or `require`, may be missing. */
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

const pictures = { '.jpg': 'dataurl', '.jpeg': 'dataurl', '.gif': 'dataurl', '.webp': 'dataurl', '.avif': 'dataurl' } as const;

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
    loader: { '.css': 'empty', '.svg': 'dataurl', '.png': 'dataurl', ...pictures },
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

interface EvaluateRequest {
  readonly runtime: LoadModulesRequest['runtime'];
  readonly onLook: () => void;
  readonly text: string;
  /** Absolute. */
  readonly file: string;
}

function evaluate({ text, file, runtime, onLook }: EvaluateRequest): Readonly<Record<string, unknown>> {
  const requireFromProject = createRequire(file);
  const require = (name: string): unknown => {
    if (Object.hasOwn(runtime, name)) return runtime[name];
    onLook();
    return requireFromProject(name);
  };
  const module: { exports: Readonly<Record<string, unknown>> } = { exports: {} };
  const globals = watchedGlobals(onLook);
  // Two functions, since a declaration of the module may have the name of a global.
  const code = `(function (${Object.keys(globals).join()}) { return function (module, exports, require) {${text}\n}; })`;
  const bind: unknown = runInThisContext(code, { filename: file });
  const run: unknown = typeof bind === 'function' ? bind(...Object.values(globals)) : undefined;
  if (typeof run === 'function') run(module, module.exports, require);
  return module.exports;
}
