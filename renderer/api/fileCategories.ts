import ts from 'typescript';

/** Categories that a declaration has from its file. */
export type FileCategories = (declarations: readonly ts.Declaration[]) => readonly string[];

/**
 * Finds the `@category` of a file's own comment, which holds for every export of the file that has none.
 *
 * A file's own comment is the first of the file, when it belongs to the file and not to the first declaration: it says so
 * (`@packageDocumentation`, `@module`), or what follows is another comment, an import or nothing. Each file is read once.
 */
export function fileCategories(): FileCategories {
  const known = new Map<ts.SourceFile, readonly string[]>();
  const ofFile = (file: ts.SourceFile): readonly string[] => {
    const categories = known.get(file) ?? categoriesIn(fileComment(file));
    known.set(file, categories);
    return categories;
  };
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
