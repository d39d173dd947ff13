/**
 * Hooks of Node's module loader, in the processes that run examples. They only step in where Node finds nothing:
 *
 * - a name that `require` would find (a folder with an `index.js`, a file without its ending), since examples are written for bundlers, too
 * - a package that isn't built: its own TypeScript, of which types are removed as it is loaded
 * - a package that only the documented one depends on
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, type LoadHook, type ResolveHook } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type Ts from 'typescript';

export interface PackageSources {
  /** `package.json` of the documented packages, absolute. */
  readonly manifests: readonly string[];
  /** TypeScript sources of their modules, absolute, by import name. */
  readonly sources: Readonly<Record<string, string>>;
  /** Absolute folder for compiled TypeScript, so that the next process need not load the compiler. */
  readonly compiled: string;
}

/** Node passes data to hooks in a separate call. */
const known: { packages: PackageSources } = { packages: { manifests: [], sources: {}, compiled: '' } };

export function initialize(packages: PackageSources): void {
  known.packages = packages;
}

export const resolve: ResolveHook = async (specifier, context, nextResolve) => {
  try {
    return await nextResolve(specifier, context);
  } catch (error) {
    const url = isPath(specifier) ? findFile(specifier, context.parentURL) : await findPackage(specifier, context.parentURL);
    if (url === undefined) throw error;
    return { url, shortCircuit: true };
  }

  async function findPackage(name: string, from: string | undefined): Promise<string | undefined> {
    const { manifests, sources } = known.packages;
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
    const own = required(name, from) ?? (source === undefined ? undefined : pathToFileURL(source).href);
    if (own !== undefined) return own;
    for (const parentURL of manifests.map((path) => pathToFileURL(path).href)) {
      const found = await Promise.resolve(nextResolve(name, { ...context, parentURL })).catch(() => undefined);
      const url = found?.url ?? required(name, parentURL);
      if (url !== undefined) return url;
    }
    return undefined;
  }
};

function isPath(specifier: string): boolean {
  return /^(?:\.|\/|file:)/.test(specifier);
}

function findFile(specifier: string, from: string | undefined): string | undefined {
  return sourceBeside(specifier, from) ?? required(specifier, from);
}

export const load: LoadHook = async (url, context, nextLoad) => {
  if (!/\.[cm]?tsx?$/.test(url) || !url.startsWith('file:')) return nextLoad(url, context);
  return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
};

function compile(file: string): string {
  const compiled = join(known.packages.compiled, `${createHash('sha256').update(file).digest('hex')}.js`);
  if (existsSync(compiled)) return readFileSync(compiled, 'utf8');
  const ts = loadTypescript();
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX, inlineSourceMap: true },
  });
  // Others may read it at this moment: it is there as a whole or not at all.
  writeFileSync(`${compiled}.${process.pid}`, outputText);
  renameSync(`${compiled}.${process.pid}`, compiled);
  return outputText;
}

/** Loaded as CommonJS: `import` would read it three times. */
function loadTypescript(): typeof Ts {
  return createRequire(import.meta.url)('typescript') as typeof Ts;
}

function required(specifier: string, from: string | undefined): string | undefined {
  try {
    return from === undefined ? undefined : pathToFileURL(createRequire(from).resolve(specifier)).href;
  } catch {
    return undefined;
  }
}

/** `./parser.ts` for `./parser`, `./parser.js` and the folder `./parser`. */
function sourceBeside(specifier: string, from: string | undefined): string | undefined {
  const path = fileURLToPath(new URL(specifier, from));
  const bare = /^\.[cm]?jsx?$/.test(extname(path)) ? path.slice(0, -extname(path).length) : path;
  const candidates = ['.ts', '.tsx', '.mts', '.cts', '/index.ts', '/index.tsx'].map((ending) => bare + ending);
  const file = candidates.find((one) => existsSync(one) && statSync(one).isFile());
  return file === undefined ? undefined : pathToFileURL(file).href;
}
