import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { moduleThrew, packageMissing } from '../diagnostics/bundle.ts';
import type { Session } from '../engine/session.ts';
import type { Found, Problem } from '../model/problem.ts';
import { type BundledModules, bundleModules, type ImportedName, type ModuleSource, placeOfImport } from './bundleModules.ts';
import { type FindStackPlace, findStackPlaces } from './findStackPlaces.ts';
import { watchedGlobals } from './watchedGlobals.ts';

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
  const failures = new Map<string, readonly Problem[]>(
    unbundled.map(({ file, problems, packages }) => [file, [...problems, ...missingOf(file, packages)]]),
  );
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

/** Other failures, such as a package that exports nothing for Node.js, are reported when the module runs. */
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

/** The package that an error of `require` is about. */
function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'MODULE_NOT_FOUND') return undefined;
  return /^Cannot find module '([^']*)'/.exec(error.message)?.[1];
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
