import ts from 'typescript';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { UnresolvedImport } from '../../model/api.ts';
import { importedPackage } from '../../model/importedPackage.ts';
import { isScriptFile } from '../entry/ownScripts.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';

/**
 * Imports from other packages, in the package's own files, for which the compiler finds no types: the first import of each package. The
 * compiler takes the imported types for `any`. Other re-exports of everything are in `lostExports`.
 */
export function unresolvedImports(program: ts.Program, { placeOf }: Pick<PackageInfo, 'placeOf'>): readonly UnresolvedImport[] {
  const checker = program.getTypeChecker();
  const found = new Map<string, UnresolvedImport>();
  for (const file of program.getSourceFiles()) {
    const place = placeOf(file.fileName);
    if (place === undefined) continue;
    for (const specifier of specifiersOf(file)) {
      const name = importedPackage(specifier.text);
      if (name === undefined || found.has(name) || checker.getSymbolAtLocation(specifier) !== undefined) continue;
      found.set(name, { package: name, place: { file: place, ...positionAt(file, specifier.getStart(file)) } });
    }
  }
  return [...found.values()];
}

/** Whether an import or re-export of names, in the package's own files, has no types: of a file, of a package, or of a name that is missing there. */
export function hasUnresolvedImport(program: ts.Program, { placeOf }: Pick<PackageInfo, 'placeOf'>): boolean {
  const checker = program.getTypeChecker();
  const own = program.getSourceFiles().filter(({ fileName }) => placeOf(fileName) !== undefined);
  return own.some((file) => specifiersOf(file).some((specifier) => checker.getSymbolAtLocation(specifier) === undefined));
}

/** Modules that a file imports names from. */
export function specifiersOf(file: ts.SourceFile): readonly ts.StringLiteral[] {
  const named = file.statements.flatMap((statement) => {
    const specifier = specifierOf(statement);
    return isText(specifier) ? [specifier] : [];
  });
  return /import\(|@import/.test(file.text) ? [...named, ...writtenInTypes(file)] : named;
}

/** What a statement imports names from. Undefined also for `import 'styles.css'`, which imports none. */
function specifierOf(statement: ts.Statement): ts.Node | undefined {
  if (ts.isImportDeclaration(statement)) return statement.importClause && statement.moduleSpecifier;
  if (ts.isExportDeclaration(statement)) return statement.exportClause && statement.moduleSpecifier;
  if (!ts.isImportEqualsDeclaration(statement)) return undefined;
  return ts.isExternalModuleReference(statement.moduleReference) ? statement.moduleReference.expression : undefined;
}

/** `import('graphql').GraphQLSchema`, which the compiler writes into declarations for types that it infers; in a script, also in JSDoc. */
function writtenInTypes(file: ts.SourceFile): readonly ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = ts.isImportTypeNode(node) ? literalOf(node.argument) : ts.isJSDocImportTag(node) ? node.moduleSpecifier : undefined;
    if (isText(specifier)) found.push(specifier);
    if (isScriptFile(file.fileName)) for (const comment of ownComments(node)) visit(comment);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The compiler also gives comments of parents, for a parameter that its function's comment describes. */
function ownComments(node: ts.Node): readonly ts.Node[] {
  return ts.getJSDocCommentsAndTags(node).filter(({ parent }) => parent === node);
}

function literalOf(argument: ts.TypeNode): ts.Node | undefined {
  return ts.isLiteralTypeNode(argument) ? argument.literal : undefined;
}

function isText(node: ts.Node | undefined): node is ts.StringLiteral {
  return node !== undefined && ts.isStringLiteral(node);
}
