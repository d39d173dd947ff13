import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import { fileComment } from '../entry/fileComment.ts';

/** Categories that a declaration has from its file. */
export type FileCategories = (declarations: readonly ts.Declaration[]) => readonly string[];

/**
 * Finds the `@category` of a file's own comment, which applies to every export of the file without a category. Each file is read once.
 * A first comment that is a category and nothing else is the file's, too, if a declaration follows that the file keeps for itself: lists don't have it.
 */
export function fileCategories(): FileCategories {
  const ofFile = memoize((file: ts.SourceFile) => categoriesIn(fileComment(file) || commentOfLocal(file)));
  return ([declaration]) => (declaration === undefined ? [] : ofFile(declaration.getSourceFile()));
}

function categoriesIn(comment: string): readonly string[] {
  const names = [...comment.matchAll(/^\s*\/?\*+\s*@category[ \t]+(\S.*)$/gm)].map(([, name = '']) => name.replace(/\*\/\s*$/, '').trim());
  return [...new Set(names)];
}

function commentOfLocal(file: ts.SourceFile): string {
  const [first] = file.statements;
  if (first === undefined || isExported(first, file)) return '';
  const [comment = ''] = (ts.getLeadingCommentRanges(file.text, first.pos) ?? []).map(({ pos, end }) => file.text.slice(pos, end));
  const lines = comment.slice('/**'.length, -'*/'.length).split('\n');
  const texts = lines.map((line) => line.replace(/^[ \t*]+/, '').trim()).filter((line) => line !== '');
  return comment.startsWith('/**') && texts.every((line) => /^@category[ \t]/.test(line)) ? comment : '';
}

/** Declaration files export all that they declare, unless a list says what: `export {}` is one. */
function isExported(statement: ts.Statement, file: ts.SourceFile): boolean {
  if (ts.canHaveModifiers(statement) && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return true;
  const isList = (one: ts.Statement): boolean => ts.isExportDeclaration(one) || ts.isExportAssignment(one);
  if (!file.statements.some(isList)) return file.isDeclarationFile;
  const listed = new Set(file.statements.flatMap(listedNames));
  const names = declaredNames(statement);
  return names.length === 0 || names.some((name) => listed.has(name));
}

/** The names of a file that a list exports: `export { a, b as c }`, `export default d`. */
function listedNames(statement: ts.Statement): readonly string[] {
  if (ts.isExportAssignment(statement)) return ts.isIdentifier(statement.expression) ? [statement.expression.text] : [];
  if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier !== undefined) return [];
  const { exportClause } = statement;
  const elements = exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements : [];
  return elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isDeclared =
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement) ||
    ts.isFunctionDeclaration(statement);
  return isDeclared && statement.name !== undefined ? [statement.name.text] : [];
}
