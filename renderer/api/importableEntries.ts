import ts from 'typescript';
import { isRecord } from '../packages/manifest.ts';
import type { EntryPoint } from './findEntryPoints.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { unsupportedFiles } from './typesVersions.ts';

/**
 * Holds the names of `exports` to what the compiler makes of them.
 *
 * - A file is the one that an import leads to, also where conditions stand in an order that nobody meant.
 * - What a pattern seems to offer and nobody can import is left out: it may fit files that its conditions never lead to.
 * - Names that are written out are taken at their word when their files export something. A script that is there for what it does
 *   (`"./polyfill": "./polyfill.mjs"`) may have declarations beside it that say no more, and no import that leads to them.
 *
 * A package that isn't built is taken at its word, too.
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

/** Nothing leads to it, and it says something that nothing else leads to. */
function isMeant({ name, file }: EntryPoint, reached: ReadonlySet<string | undefined>): boolean {
  return name === '' || (!reached.has(file) && exportsSomething(file));
}

/** What only `require` reaches is an accident where `import` reaches something: each condition has a folder of its own then. */
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

/** What is learnt of folders and of `package.json` from an entry is known for the next. */
function entryResolver(info: PackageInfo): ResolveEntry {
  const options = {
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    module: ts.ModuleKind.NodeNext,
    preserveSymlinks: true,
  };
  const cache = ts.createModuleResolutionCache(info.folder, (path) => path, options);
  return ({ name, file }, mode) => {
    // A package may import itself by its name, in the same way as its users do.
    const specifier = name === '' ? info.name : `${info.name}/${name}`;
    const { resolvedModule } = ts.resolveModuleName(specifier, `${info.folder}/importer.ts`, options, ts.sys, cache, undefined, mode);
    const found = resolvedModule?.resolvedFileName;
    if (found === undefined || !/\.[cm]?tsx?$/.test(found)) return undefined;
    return { name, file: found.startsWith(`${info.folder}/`) ? found : file };
  };
}

function exportsSomething(file: string): boolean {
  const { statements } = ts.createSourceFile(file, ts.sys.readFile(file) ?? '', ts.ScriptTarget.ESNext);
  return statements.some((statement) => {
    if (ts.isExportDeclaration(statement)) return !isEmpty(statement.exportClause);
    if (ts.isExportAssignment(statement)) return true;
    return ts.canHaveModifiers(statement) && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  });
}

function isEmpty(clause: ts.NamedExportBindings | undefined): boolean {
  return clause !== undefined && ts.isNamedExports(clause) && clause.elements.length === 0;
}
