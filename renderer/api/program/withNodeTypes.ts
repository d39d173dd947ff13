import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { specifiersOf } from './unresolvedImports.ts';

interface NodeTypesRequest {
  readonly info: PackageInfo;
  readonly program: ts.Program;
  readonly host: ts.ModuleResolutionHost;
  readonly create: (options: ts.CompilerOptions) => ts.Program;
}

/**
 * The program with the types of Node.js, if the package's own files import modules of Node.js and `@types/node` is installed. Since version 6,
 * the compiler does not include it by itself, which a `tsconfig.json` of an earlier version expects.
 */
export function withNodeTypes({ info, program, host, create }: NodeTypesRequest): ts.Program {
  const options = program.getCompilerOptions();
  const own = program.getSourceFiles().filter(({ fileName }) => info.placeOf(fileName) !== undefined);
  if (!own.some((file) => specifiersOf(file).some(({ text }) => isBuiltin(text)))) return program;
  const { resolvedTypeReferenceDirective: found } = ts.resolveTypeReferenceDirective('node', join(info.folder, 'index.ts'), options, host);
  if (found?.resolvedFileName === undefined || program.getSourceFile(found.resolvedFileName) !== undefined) return program;
  return create({ ...options, types: [...(options.types ?? []), 'node'] });
}
