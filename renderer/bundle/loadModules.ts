import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { BuildOptions, Plugin } from 'esbuild';
import { hashOf } from '../cache/hashOf.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import { type Made, runCached } from '../cache/runCached.ts';
import type { Found, Problem } from '../model/problem.ts';
import { bundleFailed, moduleThrew } from '../problems/bundle.ts';
import { bundledFiles } from './bundledFiles.ts';
import { islandWrappers } from './islandWrappers.ts';
import { packageRoot } from './packageRoot.ts';
import { watchedGlobals } from './watchedGlobals.ts';

/** A module of the user's: a React page, or a compiled MDX document. */
export interface ModuleSource {
  /** Relative to the project root; its name from here on. */
  readonly file: string;
  /** Source of a compiled document; undefined: the file itself. */
  readonly contents?: string | undefined;
}

export interface LoadedModules {
  readonly exports: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Absolute paths of modules that begin with `'use client'`. */
  readonly islands: readonly string[];
}

export interface LoadModulesRequest {
  readonly root: string;
  readonly sources: readonly ModuleSource[];
  /** What the modules get for these names. */
  readonly runtime: Readonly<Record<string, unknown>>;
  /** Told when the code looks at more than its own text: the clock, the environment, a package. */
  readonly onLook?: (() => void) | undefined;
  /** For the bundle; what is in it runs each time. Default: none. */
  readonly cache?: Cache | undefined;
}

/**
 * Bundles and runs the user's own modules, so that pages and MDX may use TypeScript, JSX and anything they import.
 *
 * Everything goes into CommonJS text that is run here with our own React: an element made by the user's page and one made by a
 * template must come from the same React. Packages stay outside and are required from the project.
 */
export async function loadModules(request: LoadModulesRequest): Promise<Found<LoadedModules>> {
  const { root, sources, runtime, onLook = () => undefined, cache = noCache } = request;
  if (sources.length === 0) return { value: { exports: new Map(), islands: [] }, problems: [] };
  const bundled = await runCached({ cache, stage: 'modules', key: hashOf(root, sources), make: () => bundle(root, sources) });
  const problems: Problem[] = [...bundled.problems];
  const exports = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { file, text } of bundled.value.texts) {
    try {
      exports.set(file, evaluate({ text, file: join(root, file), runtime, onLook }));
    } catch (error) {
      problems.push(moduleThrew({ file, reason: error instanceof Error ? error.message : String(error) }));
    }
  }
  return { value: { exports, islands: bundled.value.islands }, problems };
}

interface BundledModules {
  readonly texts: readonly { readonly file: string; readonly text: string }[];
  readonly islands: readonly string[];
}

async function bundle(root: string, sources: readonly ModuleSource[]): Promise<Made<Found<BundledModules>>> {
  const { build } = await import('esbuild');
  const islands = new Set<string>();
  try {
    const result = await build({
      ...options(root),
      entryPoints: sources.map(({ file }, index) => ({ in: `entry:${file}`, out: String(index) })),
      plugins: [entries(root, sources), islandWrappers(root, islands)],
    });
    const texts = result.outputFiles.flatMap(({ path, text }) => {
      const file = sources[Number(/(\d+)\.js$/.exec(path)?.[1])]?.file;
      return file === undefined ? [] : [{ file, text }];
    });
    const value = { texts, islands: [...islands].toSorted() };
    return { value: { value, problems: [] }, files: [...islands, ...bundledFiles(root, [result.metafile])] };
  } catch (error) {
    return { value: { value: { texts: [], islands: [] }, problems: bundleFailed(error, root) }, files: undefined };
  }
}

function options(root: string) {
  return {
    absWorkingDir: root,
    outdir: join(root, '.gqldocs-output'),
    nodePaths: [join(packageRoot(), 'node_modules')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'dataurl', '.png': 'dataurl' },
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
        const file = relative(root, path).replaceAll('\\', '/');
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
  // Two functions, since what the module declares itself may have the name of a global.
  const code = `(function (${Object.keys(globals).join()}) { return function (module, exports, require) {${text}\n}; })`;
  const bind: unknown = runInThisContext(code, { filename: file });
  const run: unknown = typeof bind === 'function' ? bind(...Object.values(globals)) : undefined;
  if (typeof run === 'function') run(module, module.exports, require);
  return module.exports;
}
