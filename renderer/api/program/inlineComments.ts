import ts from 'typescript';

/**
 * Attaches a comment to the member or parameter after it where both are on the same line as the end of something else: `{ /** Wide. *\/ width: number
 * }`.
 * TypeScript, and so TypeDoc, takes such a comment for a trailing comment of what is before it. The space before the comment becomes a line
 * break for the parser. It has the same length, so all positions stay correct; lines are counted as in the file. Without a space there, the
 * space after the comment's stars is used, and the comment begins one character later. The invariant: a break is only put where a member
 * or parameter begins, after `{`, `(`, `;` or `,`, where it does not change the meaning of the source.
 */
export function attachInlineComments(file: ts.SourceFile, options: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile {
  if (!/[({;,](?:[ \t]+\/\*\*(?!\/)|\/\*\*[ \t])/.test(file.text)) return file;
  const breaks = breaksIn(file);
  if (breaks.length === 0) return file;
  const text = breaks.reduceRight(
    (before, at) => `${before.slice(0, at)}${withBreak(before.slice(at, at + 4))}${before.slice(at + 4)}`,
    file.text,
  );
  const parsed = ts.createSourceFile(file.fileName, text, options);
  return Object.assign(parsed, { lineMap: [...file.getLineStarts()] });
}

/** The first signs of a member, which are a space, or a comment that has one itself. */
function withBreak(signs: string): string {
  return `\r${signs.startsWith('/') ? signs.slice(0, -1) : signs.slice(1)}`;
}

function breaksIn(file: ts.SourceFile): readonly number[] {
  const breaks: number[] = [];
  const visit = (node: ts.Node): void => {
    for (const member of membersOf(node, file)) if (isInline(member, file)) breaks.push(member.pos);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return breaks.sort((a, b) => a - b);
}

function membersOf(node: ts.Node, { text }: ts.SourceFile): readonly ts.Node[] {
  // A break before a parameter without brackets could end a statement: `return /** One. */ one => one`.
  if (ts.isFunctionLike(node)) return node.parameters.filter(({ pos }) => /[(,]/.test(text.charAt(pos - 1)));
  if (ts.isObjectLiteralExpression(node)) return node.properties;
  if (ts.isNamedExports(node)) return node.elements;
  if (ts.isModuleBlock(node)) return node.statements;
  const hasMembers = ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isEnumDeclaration(node);
  return hasMembers ? node.members : [];
}

/** A comment that ends its line describes what is before it, not the member on the next line. */
function isInline(member: ts.Node, file: ts.SourceFile): boolean {
  const { text } = file;
  const comment = ts.getTrailingCommentRanges(text, member.pos)?.at(-1);
  if (comment === undefined || !text.startsWith('/**', comment.pos)) return false;
  const room = comment.pos === member.pos ? comment.pos + '/**'.length : member.pos;
  if (!/[ \t]/.test(text.charAt(room))) return false;
  return !/[\r\n]/.test(text.slice(comment.end, member.getStart(file)));
}
