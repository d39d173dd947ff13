import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';

/** Categories that a declaration has from its file. */
export type FileCategories = (declarations: readonly ts.Declaration[]) => readonly string[];

/**
 * Finds the `@category` of a file's own comment, which applies to every export of the file without a category.
 * The first comment of a file is its own comment if it has `@packageDocumentation` or `@module`, or if another comment, an import or the
 * end of the file follows it. Each file is read once.
 */
export function fileCategories(): FileCategories {
  const ofFile = memoize((file: ts.SourceFile) => categoriesIn(fileComment(file)));
  return ([declaration]) => (declaration === undefined ? [] : ofFile(declaration.getSourceFile()));
}

function fileComment(file: ts.SourceFile): string {
  const [statement] = file.statements;
  const ranges = ts.getLeadingCommentRanges(file.text, statement?.pos ?? 0) ?? [];
  const [first, second] = ranges.map(({ pos, end }) => file.text.slice(pos, end)).filter((text) => text.startsWith('/**'));
  if (first === undefined) return '';
  const isFollowedByDeclaration = second === undefined && statement !== undefined && !ts.isImportDeclaration(statement);
  return isFollowedByDeclaration && !/@(?:packageDocumentation|module)\b/.test(first) ? '' : first;
}

function categoriesIn(comment: string): readonly string[] {
  const names = [...comment.matchAll(/^\s*\/?\*+\s*@category[ \t]+(\S.*)$/gm)].map(([, name = '']) => name.replace(/\*\/\s*$/, '').trim());
  return [...new Set(names)];
}
