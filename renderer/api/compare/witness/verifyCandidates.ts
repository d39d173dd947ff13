import ts from 'typescript';
import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import { entryFile, renderDeclarations } from '../../../snapshot/renderDeclarations.ts';
import { createVirtualProgram, findTypes, type LibraryFiles } from '../../program/virtualProgram.ts';
import { withStubs } from '../load/loadComparison.ts';
import { specifierOf } from './program/importPlaces.ts';

export interface VerifyRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly texts: readonly string[];
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
}

/** Whether a program compiles with each release. */
export interface Verification {
  readonly compilesBefore: boolean;
  readonly compilesAfter: boolean;
}

const root = '/gqldocs-witness';

/**
 * Entry points by the specifiers that programs import. Specifiers have the name of the old package, even if the new one has another name.
 */
export function importedModules(snapshot: ApiSnapshot, old: ApiSnapshot): ReadonlyMap<string, string> {
  const entries = snapshot.modules.filter(({ kind }) => kind === 'entry');
  return new Map(entries.map((module) => [specifierOf({ ...snapshot, package: old.package }, module), entryFile(module.name)]));
}

/** Compiles programs with both releases, all of them in one compilation for each release. */
export function verifyCandidates(request: VerifyRequest): readonly Verification[] {
  const { texts } = request;
  // A program that augments the package would change it for all other programs.
  const isAlone = (text: string): boolean => /^declare module /m.test(text);
  const [together, alone] = [texts.filter((text) => !isAlone(text)), texts.filter(isAlone)];
  const known = new Map([...verifyTogether({ ...request, texts: together }), ...verifyTogether({ ...request, texts: alone })]);
  return texts.map((text) => known.get(text) ?? { compilesBefore: false, compilesAfter: false });
}

function verifyTogether({ old, new: next, texts, bases, libraries }: VerifyRequest): readonly (readonly [string, Verification])[] {
  if (texts.length === 0) return [];
  const compile = (snapshot: ApiSnapshot): readonly boolean[] => {
    const api = new Map([...renderDeclarations(snapshot)].map(([name, text]) => [`${root}/package/${name}`, text]));
    const programs = new Map(texts.map((text, index) => [`${root}/${index}.ts`, text]));
    const modules = new Map([...importedModules(snapshot, old)].map(([specifier, file]) => [specifier, `${root}/package/${file}`]));
    const roots = findTypes(snapshot.types, bases).files;
    const program = withStubs(api, (files) =>
      createVirtualProgram({ files: new Map([...files, ...programs]), roots, usesDom: snapshot.usesDom, bases, modules, libraries }),
    );
    return [...programs.keys()].map((name) => isValid(program, name));
  };
  const [before, after] = [compile(old), compile(next)];
  return texts.map((text, index) => [text, { compilesBefore: before[index] === true, compilesAfter: after[index] === true }]);
}

function isValid(program: ts.Program, name: string): boolean {
  const file = program.getSourceFile(name);
  if (file === undefined) return false;
  const isError = ({ category }: ts.Diagnostic): boolean => category === ts.DiagnosticCategory.Error;
  return !program.getSyntacticDiagnostics(file).some(isError) && !program.getSemanticDiagnostics(file).some(isError);
}
