import ts from 'typescript';

/** Tags of a declaration's comment that matter for the API. */
export interface DeclarationDoc {
  /** The text of `@deprecated` in one line; undefined without the tag. */
  readonly deprecated?: string | undefined;
  /** `@internal`: not for users of the package. */
  readonly isInternal: boolean;
}

/** Reads the comment's text, since the compiler parses no comments of declarations here. */
export function docOf(declaration: ts.Declaration): DeclarationDoc {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const { text } = node.getSourceFile();
  const range = ts.getLeadingCommentRanges(text, node.pos)?.findLast(({ pos }) => text.startsWith('/**', pos));
  if (range === undefined) return { isInternal: false };
  const lines = text
    .slice(range.pos + '/**'.length, range.end - '*/'.length)
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const comment = lines.join('\n');
  const [, deprecated] = /(?:^|\s)@deprecated\b(.*(?:\n(?!\s*@\w).*)*)/.exec(comment) ?? [];
  return {
    isInternal: /(?:^|\s)@internal\b/.test(comment),
    ...(deprecated === undefined ? {} : { deprecated: deprecated.replace(/\s+/g, ' ').trim() }),
  };
}
