import ts from 'typescript';

/**
 * Lets a comment belong to the member behind it where both stand on the line on which something ends: `{ /** Wide. *\/ width: number }`.
 *
 * To TypeScript, and so to TypeDoc, such a comment trails what is before it, and is nobody's. The space in front of it becomes a line
 * break for the parser, of the same length, so that every position stays what it is; lines are counted as in the file. Without a space
 * there, that behind the comment's stars gives way, and the comment begins a sign later. The invariant: a break only goes where a member
 * begins, behind `{`, `;` or `,`, where it changes nothing of what the source means.
 */
export function attachInlineComments(file: ts.SourceFile, options: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile {
  if (!/[{;,](?:[ \t]+\/\*\*(?!\/)|\/\*\*[ \t])/.test(file.text)) return file;
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
    for (const member of membersOf(node)) if (isInline(member, file)) breaks.push(member.pos);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return breaks.sort((a, b) => a - b);
}

function membersOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties;
  const hasMembers = ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isEnumDeclaration(node);
  return hasMembers ? node.members : [];
}

/** Behind a comment that ends its line, a member of the next line begins: what is told there, is told of what is before it. */
function isInline(member: ts.Node, file: ts.SourceFile): boolean {
  const { text } = file;
  const comment = ts.getTrailingCommentRanges(text, member.pos)?.at(-1);
  if (comment === undefined || !text.startsWith('/**', comment.pos)) return false;
  const room = comment.pos === member.pos ? comment.pos + '/**'.length : member.pos;
  if (!/[ \t]/.test(text.charAt(room))) return false;
  return !/[\r\n]/.test(text.slice(comment.end, member.getStart(file)));
}
