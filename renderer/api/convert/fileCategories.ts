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
  return /^\/\*\*(?:[\s*]*@category[ \t][^\n*]+)+[\s*]*\*\/$/.test(comment) ? comment : '';
}

/** Declaration files export all that they declare, unless a list says what: `export {}` is one. */
function isExported(statement: ts.Statement, file: ts.SourceFile): boolean {
  if (ts.canHaveModifiers(statement) && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return true;
  const lists = file.statements.filter((one) => ts.isExportDeclaration(one) || ts.isExportAssignment(one));
  const listed = new Set(lists.flatMap((list) => list.getText(file).match(/[\w$]+/g) ?? []));
  const [name] = /(?<=\b(?:class|interface|type|enum|namespace|function|const|let|var) )[\w$]+/.exec(statement.getText(file)) ?? [];
  return lists.length === 0 ? file.isDeclarationFile : name === undefined || listed.has(name);
}
