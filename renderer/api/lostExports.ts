import ts from 'typescript';
import type { Problem } from '../model/problem.ts';
import { lostExport } from '../problems/api.ts';
import type { PackageInfo } from './readPackageInfo.ts';

/**
 * Stars of the package's own files that stand for nothing, since the compiler finds no types behind them: `export * from './gone.js'`, or
 * from a package that isn't installed. Nobody can say which names are missing on the pages, so at least that some are is said.
 */
export function lostExports(program: ts.Program, { placeOf }: PackageInfo): readonly Problem[] {
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((file) => {
    const place = placeOf(file.fileName);
    if (place === undefined) return [];
    return file.statements.flatMap((statement) => {
      const specifier = starSpecifier(statement);
      if (specifier === undefined || checker.getSymbolAtLocation(specifier) !== undefined || isTyped(specifier, program)) return [];
      const { line, character } = file.getLineAndCharacterOfPosition(specifier.getStart(file));
      return [lostExport({ module: specifier.text, place: { file: place, line: line + 1, column: character + 1 } })];
    });
  });
}

/** Whether it leads to declarations, which may well export nothing: an empty file is no module. */
function isTyped(specifier: ts.StringLiteral, program: ts.Program): boolean {
  const options = program.getCompilerOptions();
  const { resolvedModule } = ts.resolveModuleName(specifier.text, specifier.getSourceFile().fileName, options, ts.sys);
  return resolvedModule !== undefined && /\.[cm]?tsx?$/.test(resolvedModule.resolvedFileName);
}

function starSpecifier(statement: ts.Statement): ts.StringLiteral | undefined {
  if (!ts.isExportDeclaration(statement) || statement.exportClause !== undefined) return undefined;
  const { moduleSpecifier } = statement;
  return moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier : undefined;
}
