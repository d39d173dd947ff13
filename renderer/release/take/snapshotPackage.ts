import { basename } from 'node:path';
import { entryModules } from '../../api/entry/entryModules.ts';
import { documentedEntries, findEntryPoints } from '../../api/entry/findEntryPoints.ts';
import type { EntryPoint } from '../../api/entry/importableEntries.ts';
import type { EntryPreference } from '../../api/entry/isPreferredTo.ts';
import { isScriptFile } from '../../api/entry/ownScripts.ts';
import { type PackageInfo, readPackageInfo } from '../../api/entry/readPackageInfo.ts';
import { isCompilerFailure } from '../../api/program/isCompilerFailure.ts';
import { lostExports } from '../../api/program/lostExports.ts';
import { outsideSources } from '../../api/program/outsideSources.ts';
import { syntaxErrors } from '../../api/program/syntaxErrors.ts';
import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import { extractionFailed } from '../../diagnostics/api.ts';
import type { Found } from '../../model/problem.ts';
import { findImplementation } from './findImplementation.ts';
import { loadDeclarations } from './loadDeclarations.ts';
import { type TakenSnapshot, takeSnapshot } from './takeSnapshot.ts';

export interface SnapshotPackageRequest {
  /** Absolute folder of the package. */
  readonly folder: string;
  /** Absolute folder that places in problems are relative to. */
  readonly root: string;
  /** Absolute folder that all sources are in. Default: the package's repository, or its workspace. */
  readonly repository?: string | undefined;
  /** As in the configuration of the package. Default: those of `package.json`. */
  readonly entryPoints?: Readonly<Record<string, string>> | undefined;
  readonly tsconfig?: string | undefined;
  /** Default: `main`. */
  readonly preferredEntryPoint?: EntryPreference | undefined;
  /** Names of the entry points to take: `''` for the package itself. Default: all of them. */
  readonly only?: readonly string[] | undefined;
  /** Names of modules to take as well, if the package has no `exports`: users can import each of its files then. Default: none. */
  readonly deepImports?: readonly string[] | undefined;
  /** Whether to list what the comments of the package say. Default: false. */
  readonly wantsItems?: boolean | undefined;
  /** Whether to find what users can import only because the package exports its files. Default: false. */
  readonly wantsImplementation?: boolean | undefined;
  /** Trees of TypeScript's library, for other programs and from them. */
  readonly libraries: LibraryFiles;
  /** Called with the absolute path of each file that the compiler read. Default: not called. */
  readonly onRead?: ((file: string) => void) | undefined;
}

interface PackageSnapshot extends TakenSnapshot {
  /** Whether the package has no types, so that its API is read from its scripts. */
  readonly isUntyped: boolean;
  /** What users can import only because the package exports its files: names by entry point. Undefined if that was not requested. */
  readonly implementation?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Takes the snapshot of a package in a folder. Nothing of it is executed.
 *
 * 1. Find its entry points (`api/entry/`).
 * 2. Load their declarations, which the compiler emits for sources (`loadDeclarations`).
 * 3. Make the snapshot of what users can reach from the exports (`takeSnapshot`).
 *
 * @returns the snapshot; undefined if the problems say why there is none
 */
export function snapshotPackage(request: SnapshotPackageRequest): Found<PackageSnapshot | undefined> {
  const info = readPackageInfo({ path: request.folder, root: request.root });
  try {
    return takeFrom(info, request);
  } catch (error) {
    if (!isCompilerFailure(error)) throw error;
    return { value: undefined, problems: [extractionFailed({ slug: info.name || basename(request.folder), error, lacksMemory: false })] };
  }
}

function takeFrom(
  info: PackageInfo,
  { preferredEntryPoint: preference = 'main', wantsItems = false, wantsImplementation = false, ...request }: SnapshotPackageRequest,
): Found<PackageSnapshot | undefined> {
  const { root, repository, entryPoints, tsconfig, only, deepImports, libraries, onRead } = request;
  const found = findEntryPoints({ entryPoints, tsconfig }, info, { allNames: true, secondary: true, deepImports });
  const promised = withoutMatchedScripts(found.value);
  const chosen = only === undefined ? promised : promised.filter(({ name }) => only.includes(name));
  if (chosen.length === 0) return { value: undefined, problems: found.problems };
  const declarations = loadDeclarations({ info, tsconfig, entryPoints: chosen, libraries, mapsSources: wantsItems });
  const { program, source } = declarations;
  const outside = outsideSources({ program: source, info, root, repository });
  if (outside.length > 0) return { value: undefined, problems: outside };
  for (const file of program.getSourceFiles()) if (program.isSourceFileDefaultLibrary(file)) libraries.set(file.fileName, file);
  const listed = new Set((entryPoints === undefined ? documentedEntries(found.value, info) : found.value).map(({ name }) => name));
  const marked = chosen.map((one) => (listed.has(one.name) ? one : { ...one, isUnlisted: true as const }));
  const entries = entryModules({ entryPoints: marked, program, info, hasInternal: false });
  if (onRead !== undefined) for (const { fileName } of source.getSourceFiles()) onRead(fileName);
  // A snapshot lists `export *` from other packages itself.
  const lost = lostExports(source, info, (specifier) => specifier.startsWith('.'));
  const taken = takeSnapshot({ ...declarations, info, entries, preference, wantsItems });
  const implementation = wantsImplementation ? findImplementation(info, found.value) : undefined;
  const value = { ...taken, isUntyped: areScripts(chosen), implementation };
  return { value, problems: [...found.problems, ...syntaxErrors(source, info), ...lost] };
}

/** A pattern of `exports` lets users import each script of a package, such as 1,000 of its sources. Types are only inferred from named ones. */
function withoutMatchedScripts(entryPoints: readonly EntryPoint[]): readonly EntryPoint[] {
  const named = entryPoints.filter(({ isDeep }) => !isDeep);
  return named.length > 0 && areScripts(entryPoints) ? named : entryPoints;
}

function areScripts(entryPoints: readonly EntryPoint[]): boolean {
  return entryPoints.every(({ file }) => isScriptFile(file));
}
