import ts from 'typescript';

/**
 * The comment of a file itself, with its signs: the first one, if it has `@packageDocumentation` or `@module`, or if another comment, an import
 * or the end of the file follows it. Empty for a file without one.
 */
export function fileComment(file: ts.SourceFile): string {
  const [statement] = file.statements;
  const ranges = ts.getLeadingCommentRanges(file.text, statement?.pos ?? 0) ?? [];
  const [first, second] = ranges.map(({ pos, end }) => file.text.slice(pos, end)).filter((text) => text.startsWith('/**'));
  if (first === undefined) return '';
  const isFollowedByDeclaration = second === undefined && statement !== undefined && !ts.isImportDeclaration(statement);
  return isFollowedByDeclaration && !/@(?:packageDocumentation|module)\b/.test(first) ? '' : first;
}
