import { dirname } from 'node:path';
import ts from 'typescript';
import { libraryTree } from './libraryTree.ts';
import { limitWork, type WorkLimit } from './limitWork.ts';

/** Trees of TypeScript's library, which all programs of a comparison share. */
export type LibraryFiles = Map<string, ts.SourceFile>;

/** A text, or the tree that another program has of it. */
export type VirtualFile = string | ts.SourceFile;

interface VirtualProgramRequest {
  /** By absolute path, which no file of the disk has. */
  readonly files: ReadonlyMap<string, VirtualFile>;
  /** Further roots: files of the disk. */
  readonly roots?: readonly string[] | undefined;
  readonly usesDom: boolean;
  /** Absolute folders from which packages are imported, the best first. */
  readonly bases: readonly string[];
  /** Files of modules that are neither relative nor on the disk. */
  readonly modules?: ReadonlyMap<string, string> | undefined;
  readonly libraries: LibraryFiles;
  /** Stops the compiler. Default: no limit. */
  readonly limit?: WorkLimit | undefined;
}

/** Compiler options for comparisons: strict, as most users have it, and independent of any project. */
const comparisonOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  esModuleInterop: true,
  types: [],
};

/** A program of files in memory. Their imports of other packages are read from disk. */
export function createVirtualProgram({ files, roots = [], usesDom, bases, modules, libraries, limit }: VirtualProgramRequest): ts.Program {
  const lib = ['lib.esnext.d.ts', ...(usesDom ? ['lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'] : [])];
  const options: ts.CompilerOptions = { ...comparisonOptions, lib };
  const host = ts.createCompilerHost(options);
  const libraryFolder = dirname(ts.getDefaultLibFilePath(options));
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (path) => path, options);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (name, version, ...rest) => {
    const own = files.get(name);
    if (own !== undefined) return typeof own === 'string' ? ts.createSourceFile(name, own, version) : own;
    const known = libraries.get(name);
    if (known !== undefined) return known;
    const file = name.startsWith(libraryFolder) ? libraryTree(name, version) : host.getSourceFile(name, version, ...rest);
    if (file !== undefined) libraries.set(name, file);
    return file;
  };
  const resolve = (name: string, from: string): ts.ResolvedModuleFull | undefined => {
    const virtual = modules?.get(name) ?? (files.has(from) && name.startsWith('.') ? resolveRelative(name, from, files) : undefined);
    if (virtual !== undefined) return { resolvedFileName: virtual, extension: extensionOf(virtual), isExternalLibraryImport: false };
    const places = files.has(from) ? bases.map((base) => `${base}/importer.ts`) : [from];
    for (const place of places) {
      const { resolvedModule } = ts.resolveModuleName(name, place, options, ts.sys, cache);
      if (resolvedModule !== undefined) return resolvedModule;
    }
    return undefined;
  };
  const program = ts.createProgram({
    rootNames: [...files.keys(), ...roots],
    options,
    host: {
      ...host,
      getSourceFile,
      fileExists: (name) => files.has(name) || host.fileExists(name),
      readFile: (name) => textOf(files.get(name)) ?? host.readFile(name),
      // Without it, the program reads a `package.json` again for each file of TypeScript's library.
      getModuleResolutionCache: () => cache,
      resolveModuleNameLiterals: (literals, from) => literals.map(({ text }) => ({ resolvedModule: resolve(text, from) })),
    },
  });
  if (limit !== undefined) limitWork(program, limit);
  return program;
}

function textOf(file: VirtualFile | undefined): string | undefined {
  return typeof file === 'object' ? file.text : file;
}

/** The files of packages with global declarations. Packages that aren't installed are omitted. */
export function findTypes(names: readonly string[], bases: readonly string[]): readonly string[] {
  return names.flatMap((name) => findTypesFile(name, bases) ?? []);
}

function findTypesFile(name: string, bases: readonly string[]): string | undefined {
  for (const base of bases) {
    const { resolvedTypeReferenceDirective } = ts.resolveTypeReferenceDirective(name, `${base}/importer.ts`, {}, ts.sys);
    if (resolvedTypeReferenceDirective?.resolvedFileName !== undefined) return resolvedTypeReferenceDirective.resolvedFileName;
  }
  return undefined;
}

function resolveRelative(name: string, from: string, files: ReadonlyMap<string, unknown>): string | undefined {
  const path = new URL(name, `file://${from}`).pathname;
  const stem = path.replace(/\.js$/, '');
  return [path, `${stem}.d.ts`, `${stem}.ts`, `${stem}/index.d.ts`].find((candidate) => files.has(candidate));
}

function extensionOf(file: string): ts.Extension {
  const declarations = [ts.Extension.Dts, ts.Extension.Dmts, ts.Extension.Dcts];
  return declarations.find((extension) => file.endsWith(extension)) ?? ts.Extension.Ts;
}
