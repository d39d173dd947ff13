import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { BuildOptions, Plugin } from 'esbuild';
import { bundleFailed, moduleThrew, packageMissing } from '../diagnostics/bundle.ts';
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
}

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
  if (sources.length === 0) return { value: { texts: [], exports: new Map(), islands: [], placeOf: () => undefined }, problems: [] };
  const bundled = await run(bundleModules, { root, sources });
  const problems: Problem[] = [...bundled.problems];
  const exports = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { file, text } of bundled.value.texts) {
    try {
      exports.set(file, evaluate({ text, file: join(root, file), runtime, onLook }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const name = missingPackage(error);
      const place = name === undefined ? undefined : placeOfImport(root, { file, name });
      problems.push(name === undefined || place === undefined ? moduleThrew({ file, reason }) : packageMissing({ name, place }));
    }
  }
  const maps = new Map(bundled.value.texts.map(({ file, map }) => [file, map]));
  return { value: { ...bundled.value, exports, placeOf: findStackPlaces({ root, maps }) }, problems };
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
  readonly texts: readonly { readonly file: string; readonly text: string; readonly map: string }[];
  readonly islands: readonly string[];
}

const bundleModules = defineTask({ name: 'modules', run: bundle });

async function bundle({ root, sources }: Pick<LoadModulesRequest, 'root' | 'sources'>, read: Reader): Promise<Found<BundledModules>> {
  const { build } = await import('esbuild');
  const islands = new Set<string>();
  try {
    const result = await build({
      ...options(root),
      entryPoints: sources.map(({ file }, index) => ({ in: `entry:${file}`, out: String(index) })),
      plugins: [entries(root, sources), islandWrappers(root, islands)],
    });
    const outputs = new Map(result.outputFiles.map(({ path, text }) => [basename(path), text]));
    const texts = sources.flatMap(({ file }, index) => {
      const [text, map] = [outputs.get(`${index}.js`), outputs.get(`${index}.js.map`)];
      return text === undefined || map === undefined ? [] : [{ file, text, map }];
    });
    read.note(islands);
    noteBundle(read, root, [result.metafile]);
    return { value: { texts, islands: [...islands].toSorted() }, problems: [] };
  } catch (error) {
    // esbuild does not report which files a failed bundle has read.
    read.untracked();
    return {
      value: { texts: [], islands: [] },
      problems: bundleFailed(error, { root, placeOfImport: (file, name) => placeOfImport(root, { file, name }) }),
    };
  }
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
