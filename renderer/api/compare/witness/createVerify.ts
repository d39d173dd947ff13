import ts from 'typescript';
import { memoize } from '../../../model/memoize.ts';
import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import { entryFile, renderDeclarations } from '../../../snapshot/renderDeclarations.ts';
import { isCompilerFailure } from '../../program/isCompilerFailure.ts';
import { createVirtualProgram, findTypes, type LibraryFiles } from '../../program/virtualProgram.ts';
import { withStubs } from '../load/stubs.ts';
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

const root = '/gqldocs-witness';

/**
 * Entry points by the specifiers that programs import. Specifiers have the name of the old package, even if the new one has another name.
 */
export function importedModules(snapshot: ApiSnapshot, old: ApiSnapshot): ReadonlyMap<string, string> {
  const entries = snapshot.modules.filter(({ kind }) => kind === 'entry');
  return new Map(entries.map((module) => [specifierOf({ ...snapshot, package: old.package }, module), entryFile(module.name)]));
}

/** Returns a function that compiles a program with both releases, when it is asked for. Programs share one compilation for each release. */
export function createVerify(request: VerifyRequest): (text: string) => Verification {
  // A program that augments the package would change it for all other programs.
  const isAlone = (text: string): boolean => /^declare module /m.test(text);
  const together = verifyTogether({ ...request, texts: request.texts.filter((text) => !isAlone(text)) });
  const alone = verifyTogether({ ...request, texts: request.texts.filter(isAlone) });
  return memoize((text) => (isAlone(text) ? alone : together)(text));
}

function verifyTogether(request: VerifyRequest): (text: string) => Verification {
  const { old, new: next } = request;
  const [before, after] = [compiler(old, request), compiler(next, request)];
  return (text) => {
    if (!before(text)) return 'invalid';
    return after(text) ? 'compiles' : 'breaks';
  };
}

/** Returns a function that answers whether a program compiles with a release. */
function compiler(snapshot: ApiSnapshot, { old, texts, bases, libraries }: VerifyRequest): (text: string) => boolean {
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
  return (text) => {
    try {
      program ??= create();
      return isValid(program, names.get(text) ?? '');
    } catch (error) {
      if (!isCompilerFailure(error)) throw error;
      program = undefined;
      return false;
    }
  };
}

function isValid(program: ts.Program, name: string): boolean {
  const file = program.getSourceFile(name);
  if (file === undefined) return false;
  const isError = ({ category }: ts.Diagnostic): boolean => category === ts.DiagnosticCategory.Error;
  return !program.getSyntacticDiagnostics(file).some(isError) && !program.getSemanticDiagnostics(file).some(isError);
}
