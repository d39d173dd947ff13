import type ts from 'typescript';
import type { WorkLimit } from '../../api/program/limitWork.ts';
import { createVirtualProgram, findTypes, type LibraryFiles, type VirtualFile } from '../../api/program/virtualProgram.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { entryFile, renderDeclarations } from '../../release/renderDeclarations.ts';
import type { OlderNames } from '../load/olderNames.ts';
import { stubsFile, withStubs } from '../load/stubs.ts';
import { specifierOf } from './program/importPlaces.ts';

/** The folder that programs and the releases that they import seem to be in. */
export const witnessFolder = '/gqldocs-witness';

export interface ReleaseProgramsRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
  /** Default: names of dependencies only come from the best version. */
  readonly dependencies?: OlderNames | undefined;
}

/** Compiles texts, by absolute path, that import a release. */
type CreateProgram = (texts: ReadonlyMap<string, string>, limit: WorkLimit) => ts.Program;

export interface ReleasePrograms {
  readonly before: CreateProgram;
  readonly after: CreateProgram;
}

/**
 * Creates the functions that compile programs with each release. All programs of a release share the trees of its declarations, and what these
 * miss is found once.
 */
export function createReleasePrograms(request: ReleaseProgramsRequest): ReleasePrograms {
  return { before: createPrograms(request.old, request), after: createPrograms(request.new, request) };
}

function createPrograms(snapshot: ApiSnapshot, request: ReleaseProgramsRequest): CreateProgram {
  const { usesDom, types } = snapshot;
  const { bases, libraries } = request;
  let release: ReturnType<typeof filesOf> | undefined;
  /** Only trees that a checker has read to their end. */
  let trees: ReadonlyMap<string, ts.SourceFile> | undefined;
  return (texts, limit) => {
    release ??= filesOf(snapshot, request);
    const { api, modules } = release;
    const create = (own: ReadonlyMap<string, VirtualFile>): ts.Program => {
      const files = new Map([...own, ...texts]);
      return createVirtualProgram({ files, roots: findTypes(types, bases), usesDom, bases, modules, libraries, limit });
    };
    if (trees !== undefined) return create(trees);
    const program = withStubs(api, create);
    trees = new Map([...api.keys(), stubsFile].flatMap((name) => program.getSourceFile(name) ?? []).map((tree) => [tree.fileName, tree]));
    return program;
  };
}

/** The declarations of a release, by absolute path, and the paths of its entry points by the specifiers that programs import. */
function filesOf(snapshot: ApiSnapshot, { old, dependencies }: ReleaseProgramsRequest) {
  const pathOf = (name: string): string => `${witnessFolder}/package/${name}`;
  const own = [...renderDeclarations(snapshot)].map(([name, text]) => [pathOf(name), text] as const);
  const entries = [...importedModules(snapshot, old)].map(([specifier, file]) => [specifier, pathOf(file)] as const);
  const api = new Map([...own, ...(dependencies?.files ?? [])]);
  const modules = new Map([...entries, ...(dependencies?.modules ?? [])]);
  return { api, modules };
}

/**
 * Entry points by the specifiers that programs import. Specifiers have the name of the old package, even if the new one has another name.
 */
export function importedModules(snapshot: ApiSnapshot, old: ApiSnapshot): ReadonlyMap<string, string> {
  const entries = snapshot.modules.filter(({ kind }) => kind === 'entry');
  return new Map(entries.map((module) => [specifierOf({ ...snapshot, package: old.package }, module), entryFile(module.name)]));
}
