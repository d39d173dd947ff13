import ts from 'typescript';
import { regularSystem } from '../entry/regularSystem.ts';
import type { FileOptions } from '../entry/resolvingHost.ts';

/** A program has one set of options, but its files may belong to several projects. */
const known = new WeakMap<ts.Program, FileOptions>();

export function setFileOptions(program: ts.Program, optionsOf: FileOptions): ts.Program {
  known.set(program, optionsOf);
  return program;
}

export function fileOptionsOf(program: ts.Program): FileOptions {
  return known.get(program) ?? (() => undefined);
}

/** The file that an import in a program's file means. Imports that the program does not find may still have one. */
export function resolveImport(specifier: string, file: string, program: ts.Program): string | undefined {
  const own = fileOptionsOf(program)(file);
  for (const options of [...(own === undefined ? [] : [own]), program.getCompilerOptions()]) {
    const { resolvedModule } = ts.resolveModuleName(specifier, file, options, regularSystem);
    if (resolvedModule !== undefined) return resolvedModule.resolvedFileName;
  }
  return undefined;
}
