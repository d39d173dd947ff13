import ts from 'typescript';
import { isRecord } from '../../packages/manifest.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { regularSystem } from './regularSystem.ts';
import { unsupportedFiles } from './typesVersions.ts';

/** A module that users of the package import. */
export interface EntryPoint {
  /** `''` for the package itself, `server` for `pkg/server`. */
  readonly name: string;
  /** Absolute, with `/`. */
  readonly file: string;
  /** Whether a pattern of `exports` matches it, instead of a name of its own. Default: false. */
  readonly isDeep?: true | undefined;
  /** Whether the reference leaves it out, because it has another name of the file, or another format. Default: false. */
  readonly isUnlisted?: true | undefined;
}

/**
 * Compares the names of `exports` with what the compiler resolves.
 *
 * - The file of an entry is the file that an import resolves to, also if conditions are in an unintended order.
 * - A match of a pattern that cannot be imported is omitted: a pattern may match files that its conditions do not reach.
 * - A name without a pattern is kept if its file exports something. A script that is imported for its effect (`"./polyfill":
 * "./polyfill.mjs"`) may have declarations next to it that no import resolves to.
 * In a package that is not built, all names are kept.
 */
export function importableEntries(entryPoints: readonly EntryPoint[], info: PackageInfo): readonly EntryPoint[] {
  const { exports: exported } = info.manifest;
  const isBuilt = entryPoints.some(({ file }) => /\.d\.[cm]?ts$/.test(file));
  if (!isBuilt || exported === undefined || exported === null) return entryPoints;
  const written = isRecord(exported) ? exported : {};
  const unsupported = unsupportedFiles(info.manifest.typesVersions);
  const isSupported = ({ file }: EntryPoint): boolean => !unsupported.has(file.slice(info.folder.length + 1).replace(/^\.\//, ''));
  const isWritten = ({ name }: EntryPoint): boolean => name === '' || `./${name}` in written;
  const resolve = entryResolver(info);
  const fitting = resolvePatterns(
    entryPoints.filter((entry) => !isWritten(entry) && isSupported(entry)),
    resolve,
  );
  const resolved = new Map(entryPoints.map((entry) => [entry, isWritten(entry) ? resolveWritten(entry, resolve) : fitting.get(entry)]));
  const reached = new Set([...resolved.values()].map((entry) => entry?.file));
  return entryPoints.flatMap((entry) => resolved.get(entry) ?? (isWritten(entry) && isMeant(entry, reached) ? [entry] : []));
}

/** No import resolves to it, and it exports something that no other entry exports. */
function isMeant({ name, file }: EntryPoint, reached: ReadonlySet<string | undefined>): boolean {
  return name === '' || (!reached.has(file) && exportsSomething(file));
}

/** If `import` resolves to files, files that only `require` reaches are ignored: they are in the folder of another format. */
function resolvePatterns(entryPoints: readonly EntryPoint[], resolve: ResolveEntry): ReadonlyMap<EntryPoint, EntryPoint> {
  const reached = (mode: ImportMode) =>
    entryPoints.flatMap((entry) => {
      const resolved = resolve(entry, mode);
      return resolved === undefined ? [] : [[entry, resolved] as const];
    });
  const imported = reached(ts.ModuleKind.ESNext);
  return new Map(imported.length > 0 ? imported : reached(ts.ModuleKind.CommonJS));
}

function resolveWritten(entry: EntryPoint, resolve: ResolveEntry): EntryPoint | undefined {
  const imported = resolve(entry, ts.ModuleKind.ESNext);
  if (imported !== undefined) return imported;
  const required = resolve(entry, ts.ModuleKind.CommonJS);
  return required !== undefined && exportsSomething(required.file) ? required : undefined;
}

type ImportMode = ts.ModuleKind.ESNext | ts.ModuleKind.CommonJS;

/** The entry point as an import of it finds it; undefined when it finds no types. */
type ResolveEntry = (entry: EntryPoint, mode: ImportMode) => EntryPoint | undefined;

/** Shares resolved folders and `package.json` files between entries. */
function entryResolver(info: PackageInfo): ResolveEntry {
  const options = {
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    module: ts.ModuleKind.NodeNext,
    preserveSymlinks: true,
  };
  const cache = ts.createModuleResolutionCache(info.folder, (path) => path, options);
  return ({ name, file, ...rest }, mode) => {
    // A package may import itself by its name, in the same way as its users do.
    const specifier = name === '' ? info.name : `${info.name}/${name}`;
    const { resolvedModule } = ts.resolveModuleName(
      specifier,
      `${info.folder}/importer.ts`,
      options,
      regularSystem,
      cache,
      undefined,
      mode,
    );
    const found = resolvedModule?.resolvedFileName;
    if (found === undefined || !/\.[cm]?tsx?$/.test(found)) return undefined;
    return { ...rest, name, file: found.startsWith(`${info.folder}/`) ? found : file };
  };
}

/** Whether an ECMAScript module has exports. */
export function exportsSomething(file: string): boolean {
  const { statements } = ts.createSourceFile(file, regularSystem.readFile(file) ?? '', ts.ScriptTarget.ESNext);
  return statements.some((statement) => {
    if (ts.isExportDeclaration(statement)) return !isEmpty(statement.exportClause);
    if (ts.isExportAssignment(statement)) return true;
    return ts.canHaveModifiers(statement) && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  });
}

function isEmpty(clause: ts.NamedExportBindings | undefined): boolean {
  return clause !== undefined && ts.isNamedExports(clause) && clause.elements.length === 0;
}
