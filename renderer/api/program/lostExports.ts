import ts from 'typescript';
import { positionAt } from '../../diagnostics/positionAt.ts';
import { lostExport } from '../../diagnostics/untypedImports.ts';
import type { Problem } from '../../model/problem.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { resolveImport } from './fileOptions.ts';

/**
 * `export *` in the package's own files without an effect, because the compiler finds no types for the module: `export * from './gone.js'`,
 * or from a package that is not installed. The missing names are unknown, so gqldocs only reports that some are missing.
 */
export function lostExports(
  program: ts.Program,
  { placeOf }: Pick<PackageInfo, 'placeOf'>,
  isWanted: (specifier: string) => boolean = () => true,
): readonly Problem[] {
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((file) => {
    const place = placeOf(file.fileName);
    if (place === undefined) return [];
    return file.statements.flatMap((statement) => {
      const specifier = starSpecifier(statement);
      if (
        specifier === undefined ||
        !isWanted(specifier.text) ||
        checker.getSymbolAtLocation(specifier) !== undefined ||
        isTyped(specifier, program)
      )
        return [];
      return [lostExport({ module: specifier.text, place: { file: place, ...positionAt(file, specifier.getStart(file)) } })];
    });
  });
}

/** Whether it resolves to declarations, which may export nothing: an empty file is not a module. */
function isTyped(specifier: ts.StringLiteral, program: ts.Program): boolean {
  const file = resolveImport(specifier.text, specifier.getSourceFile().fileName, program);
  return file !== undefined && /\.[cm]?tsx?$/.test(file);
}

function starSpecifier(statement: ts.Statement): ts.StringLiteral | undefined {
  if (!ts.isExportDeclaration(statement) || statement.exportClause !== undefined) return undefined;
  const { moduleSpecifier } = statement;
  return moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier : undefined;
}
