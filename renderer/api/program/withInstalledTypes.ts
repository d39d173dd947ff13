import { isBuiltin } from 'node:module';
import ts from 'typescript';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { globalNames } from './globalNames.ts';
import { specifiersOf } from './unresolvedImports.ts';

interface InstalledTypesRequest {
  readonly info: PackageInfo;
  readonly program: ts.Program;
  readonly create: (options: ts.CompilerOptions) => ts.Program;
}

/**
 * The program with all installed `@types` packages, if the package's own files use something that only these declare: a global name, or a
 * module of Node.js. Since version 6, the compiler does not include them by itself, which a `tsconfig.json` of an earlier version expects.
 */
export function withInstalledTypes({ info, program, create }: InstalledTypesRequest): ts.Program {
  const own = program.getSourceFiles().filter(({ fileName }) => info.placeOf(fileName) !== undefined);
  const names = [...new Set(own.flatMap(globalNames))];
  const modules = [...new Set(own.flatMap(specifiersOf).flatMap(({ text }) => (isBuiltin(text) ? [text] : [])))];
  const missing = missingIn(program, { names, modules });
  if (missing === 0) return program;
  const complete = create({ ...program.getCompilerOptions(), types: ['*'] });
  return missingIn(complete, { names, modules }) < missing ? complete : program;
}

interface Used {
  readonly names: readonly string[];
  readonly modules: readonly string[];
}

function missingIn(program: ts.Program, { names, modules }: Used): number {
  const checker = program.getTypeChecker();
  const meaning = ts.SymbolFlags.Type | ts.SymbolFlags.Value | ts.SymbolFlags.Namespace;
  const ambient = new Set(modules.length === 0 ? [] : checker.getAmbientModules().map(({ name }) => name));
  const isKnown = (name: string): boolean => checker.resolveName(name, undefined, meaning, false) !== undefined;
  return names.filter((name) => !isKnown(name)).length + modules.filter((name) => !ambient.has(`"${name}"`)).length;
}
