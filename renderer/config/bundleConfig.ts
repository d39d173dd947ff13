import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, BuildResult, Loader, Message, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { configSyntax } from '../diagnostics/config.ts';
import { isInstalled } from '../model/installedPackage.ts';
import type { Found, Place, Problem } from '../model/problem.ts';

/** A config as one module, ready to be evaluated from anywhere. */
export interface ConfigBundle {
  readonly code: string;
  /** JSON. Its sources are relative to the folder of the config file. */
  readonly sourceMap: string;
  /** Absolute paths of the config file and everything that it imports by a relative path, sorted. */
  readonly files: readonly string[];
}

/**
 * Bundles a config file and the modules that it imports by relative paths into one module. Imports of packages stay imports, with absolute
 * addresses, so that the module can be evaluated from memory. `gqldocs` itself is replaced by a module with `defineConfig`, so a config
 * works in a checkout, in an installation, and without either. A broken tsconfig next to it is not used: it is reported where packages are read.
 */
export async function bundleConfig(file: string): Promise<Found<ConfigBundle | undefined>> {
  const found = await tryBundle(file, {});
  const isOfJson = found.problems.some(({ place }) => place?.file.endsWith('.json'));
  return isOfJson ? tryBundle(file, { tsconfigRaw: {} }) : found;
}

async function tryBundle(file: string, options: Pick<BuildOptions, 'tsconfigRaw'>): Promise<Found<ConfigBundle | undefined>> {
  const { build } = await import('esbuild');
  const root = dirname(file);
  try {
    const result = await build({
      ...options,
      absWorkingDir: root,
      entryPoints: [file],
      outfile: join(root, 'config.mjs'),
      write: false,
      metafile: true,
      bundle: true,
      format: 'esm',
      platform: 'node',
      // Without this esbuild adds `module`, which Node doesn't know.
      conditions: [],
      target: 'node20',
      sourcemap: 'external',
      logLevel: 'silent',
      define: moduleConstants,
      banner: { js: `import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(${addressOf(file)});` },
      plugins: [standIn(), ownAddress(), packagesOutside()],
    });
    return { value: toBundle(result, root), problems: [] };
  } catch (error) {
    return { value: undefined, problems: toProblems(error) };
  }
}

function toBundle(result: BuildResult<{ write: false; metafile: true }>, root: string): ConfigBundle {
  const textOf = (ending: string) => result.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const files = Object.keys(result.metafile.inputs).filter((path) => !path.startsWith('stand-in:'));
  return { code: textOf('.mjs'), sourceMap: textOf('.map'), files: files.map((path) => resolve(root, path)).sort() };
}

/** A module with `defineConfig`, which only has types to offer. */
function standIn(): Plugin {
  return {
    name: 'stand-in',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^gqldocs$/ }, () => ({ path: 'gqldocs', namespace: 'stand-in' }));
      onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({ contents: 'export const defineConfig = (config) => config;' }));
    },
  };
}

/** Constants that each module has for itself in Node. In the bundle they are variables that `ownAddress` puts before its text. */
const moduleConstants = {
  'import.meta.url': '$url',
  'import.meta.dirname': '$dirname',
  'import.meta.filename': '$filename',
  __dirname: '$dirname',
  __filename: '$filename',
};

function ownAddress(): Plugin {
  return {
    name: 'own-address',
    setup({ onLoad }) {
      onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (!/\bimport\.meta\b|\b__(?:dirname|filename)\b/.test(text)) return undefined;
        const values = `var $url = ${addressOf(path)}, $dirname = ${JSON.stringify(dirname(path))}, $filename = ${JSON.stringify(path)}; `;
        return { contents: values + text, loader: loaderOf(path) };
      });
    },
  };
}

function addressOf(path: string): string {
  return JSON.stringify(pathToFileURL(path).href);
}

function loaderOf(path: string): Loader {
  if (path.endsWith('x')) return path.endsWith('.tsx') ? 'tsx' : 'jsx';
  return path.endsWith('ts') ? 'ts' : 'js';
}

function packagesOutside(): Plugin {
  return {
    name: 'packages-outside',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, (args) => resolvePackage(build, args));
    },
  };
}

async function resolvePackage(build: PluginBuild, args: OnResolveArgs): Promise<OnResolveResult | undefined> {
  const { path, kind, importer, resolveDir, pluginData } = args;
  if (kind === 'entry-point' || pluginData === 'resolving' || resolve(path) === path) return undefined;
  if (isBuiltin(path)) return { path, external: true };
  const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
  if (found.errors.length > 0) return { errors: found.errors };
  if (found.external) return { path, external: true };
  // An import that only looks like a package (an alias of the tsconfig, a linked package of the same repository) may be TypeScript.
  if (!isInstalled(found.path)) return { path: found.path };
  return { path: kind === 'require-call' ? found.path : pathToFileURL(found.path).href, external: true };
}

function toProblems(error: unknown): readonly Problem[] {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) throw error;
  const messages: readonly Message[] = error.errors;
  return messages.map(({ text, location }) => configSyntax({ text, place: location === null ? undefined : placeOf(location) }));
}

/** esbuild counts columns from 0 and in bytes. */
function placeOf(location: NonNullable<Message['location']>): Place {
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString();
  return { file: location.file.replaceAll('\\', '/'), line: location.line, column: before.length + 1 };
}
