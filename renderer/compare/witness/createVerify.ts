import ts from 'typescript';
import { isCompilerFailure } from '../../api/program/isCompilerFailure.ts';
import { createVirtualProgram, findTypes, type LibraryFiles } from '../../api/program/virtualProgram.ts';
import { memoize } from '../../model/memoize.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { entryFile, renderDeclarations } from '../../release/renderDeclarations.ts';
import { withStubs } from '../load/stubs.ts';
import { programWork } from '../types/programWork.ts';
import { specifierOf } from './program/importPlaces.ts';

interface VerifyRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  /** The texts of all programs that may be asked for. */
  readonly texts: readonly string[];
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
}

/** A program that compiles with both releases, with the old one only, or not even with the old one. */
export type Verification = 'compiles' | 'breaks' | 'invalid';

export interface Verify {
  readonly verify: (text: string) => Verification;
  /** How much work of the compiler the programs took so far. */
  readonly work: () => number;
}

const root = '/gqldocs-witness';

/**
 * Entry points by the specifiers that programs import. Specifiers have the name of the old package, even if the new one has another name.
 */
export function importedModules(snapshot: ApiSnapshot, old: ApiSnapshot): ReadonlyMap<string, string> {
  const entries = snapshot.modules.filter(({ kind }) => kind === 'entry');
  return new Map(entries.map((module) => [specifierOf({ ...snapshot, package: old.package }, module), entryFile(module.name)]));
}

/** Compiles programs with both releases, when one is asked for. Programs share one compilation for each release. */
export function createVerify(request: VerifyRequest): Verify {
  // A program that augments the package would change it for all other programs.
  const isAlone = (text: string): boolean => /^declare module /m.test(text);
  const together = verifyTogether({ ...request, texts: request.texts.filter((text) => !isAlone(text)) });
  const alone = verifyTogether({ ...request, texts: request.texts.filter(isAlone) });
  return {
    verify: memoize((text) => (isAlone(text) ? alone : together).verify(text)),
    work: () => alone.work() + together.work(),
  };
}

function verifyTogether(request: VerifyRequest): Verify {
  const { old, new: next } = request;
  const [before, after] = [createCompiler(old, request), createCompiler(next, request)];
  const verify = (text: string): Verification => {
    if (!before.compiles(text)) return 'invalid';
    return after.compiles(text) ? 'compiles' : 'breaks';
  };
  return { verify, work: () => before.work() + after.work() };
}

/** Compiles programs with a release. */
function createCompiler(snapshot: ApiSnapshot, { old, texts, bases, libraries }: VerifyRequest) {
  const names = new Map(texts.map((text, index) => [text, `${root}/${index}.ts`]));
  const create = (): ts.Program => {
    const api = new Map([...renderDeclarations(snapshot)].map(([name, text]) => [`${root}/package/${name}`, text]));
    const programs = [...names].map(([text, name]) => [name, text] as const);
    const modules = new Map([...importedModules(snapshot, old)].map(([specifier, file]) => [specifier, `${root}/package/${file}`]));
    const roots = findTypes(snapshot.types, bases);
    return withStubs(api, (files) =>
      createVirtualProgram({ files: new Map([...files, ...programs]), roots, usesDom: snapshot.usesDom, bases, modules, libraries }),
    );
  };
  let program: ts.Program | undefined;
  const compiles = (text: string): boolean => {
    try {
      program ??= create();
      return isValid(program, names.get(text) ?? '');
    } catch (error) {
      if (!isCompilerFailure(error)) throw error;
      program = undefined;
      return false;
    }
  };
  return { compiles, work: () => (program === undefined ? 0 : programWork(program)) };
}

function isValid(program: ts.Program, name: string): boolean {
  const file = program.getSourceFile(name);
  if (file === undefined) return false;
  const isError = ({ category }: ts.Diagnostic): boolean => category === ts.DiagnosticCategory.Error;
  return !program.getSyntacticDiagnostics(file).some(isError) && !program.getSemanticDiagnostics(file).some(isError);
}
