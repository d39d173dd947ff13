import ts from 'typescript';
import { parseCode } from './parseDeclaration.ts';

/** A line of a snapshot or of a report: a declaration, the head of one, or a member. */
interface ParsedText {
  readonly node: ts.Statement | ts.ClassElement | ts.TypeElement;
  /** What follows it in the text: `;`, `,` or the bracket after a head. */
  readonly end: string;
  /** Position in the text of a position in the node's file. */
  readonly at: (position: number) => number;
}

/** Replaces the members of an object type, and a name of the same width that a parser accepts. */
export const [omission, placeholder] = ['{ … }', '$____'];

/** Parses a line, after `omission` was replaced by `placeholder`. The result may have syntax errors. */
export function parseText(text: string): ParsedText | undefined {
  const isHead = /^(?:(?:export|declare|abstract) )*(?:class|interface) /.test(text);
  const end = (isHead ? / \{?\}?$/ : /[;,]?$/).exec(text)?.[0] ?? '';
  const code = text.slice(0, text.length - end.length);
  const isDeclaration = isHead || /^(?:(?:export|declare) )*(?:type|function|const|let) /.test(code);
  const owner = isDeclaration ? '' : /^(?:new )?[(<]/.test(code) ? 'interface it { ' : 'abstract class it { ';
  const [statement] = parseCode(`${owner}${code}${isHead ? ' {}' : isDeclaration ? '' : ' }'}`, true).statements;
  const hasMembers = statement !== undefined && (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement));
  const node = isDeclaration ? statement : hasMembers ? statement.members[0] : undefined;
  return node && { node, end, at: (position) => position - owner.length };
}
