import ts from 'typescript';
import type { Assertion } from '../../model/example.ts';
import { parseErrors } from './parseErrors.ts';

/** An assertion with the statement that its comment follows. */
export interface FoundAssertion extends Assertion {
  readonly statement: AssertedStatement;
  /** The expression whose value is compared; undefined if the statement should throw. */
  readonly value?: ts.Expression | ts.Identifier | undefined;
}

type AssertedStatement = ts.ExpressionStatement | ts.VariableStatement | ts.ReturnStatement;

/**
 * The comments of an example that claim something: `// => value`, `// matches /pattern/` and `// throws`, after a statement or on the line
 * below it.
 * A value that is incomplete at the end of its line continues in the comments below. The value of a statement is its expression, the
 * variable that it declares, or what it prints with `console.log`. Other comments are prose.
 */
export function findAssertions(file: ts.SourceFile): readonly FoundAssertion[] {
  const found: FoundAssertion[] = [];
  const visit = (node: ts.Node): void => {
    if (isAsserted(node)) found.push(...assertionOf(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isAsserted(node: ts.Node): node is AssertedStatement {
  return ts.isExpressionStatement(node) || ts.isVariableStatement(node) || ts.isReturnStatement(node);
}

function assertionOf(statement: AssertedStatement, file: ts.SourceFile): readonly FoundAssertion[] {
  const lines = commentsBehind(statement, file);
  const claim = parseClaim(lines);
  if (claim === undefined) return [];
  const value = claim.kind === 'throws' ? undefined : assertedValue(statement);
  if (claim.kind !== 'throws' && value === undefined) return [];
  const subject = (value ?? statement).getText(file).replace(/;$/, '');
  return [{ ...claim, line: file.getLineAndCharacterOfPosition(statement.getEnd() - 1).line, subject, statement, value }];
}

/** Texts of the comments that begin in the statement's last line or in the next, one line each. */
function commentsBehind(statement: ts.Node, file: ts.SourceFile): readonly string[] {
  const { text } = file;
  const trailing = ts.getTrailingCommentRanges(text, statement.end) ?? [];
  const all = [...trailing, ...(ts.getLeadingCommentRanges(text, statement.end) ?? [])].filter(
    ({ kind, pos }, index, ranges) =>
      kind === ts.SyntaxKind.SingleLineCommentTrivia && ranges.findIndex((one) => one.pos === pos) === index,
  );
  const lineOf = (pos: number): number => file.getLineAndCharacterOfPosition(pos).line;
  const lines: string[] = [];
  let last = lineOf(statement.end);
  for (const { pos, end } of all) {
    if (lineOf(pos) > last + 1) break;
    last = lineOf(pos);
    lines.push(text.slice(pos + 2, end).trim());
  }
  return lines;
}

function parseClaim([first = '', ...rest]: readonly string[]): Pick<Assertion, 'kind' | 'expected'> | undefined {
  const [, thrown] = /^(?:=>\s*)?throws(?:\s+(?:an?\s+)?(error|[A-Z]\w*|\/.+\/[a-z]*))?\.?$/.exec(first) ?? [];
  if (thrown !== undefined) return { kind: 'throws', expected: thrown === 'error' ? '' : thrown };
  if (/^(?:=>\s*)?throws\.?$/.test(first)) return { kind: 'throws', expected: '' };
  const [, pattern] = /^matches\s+(\/.+\/[a-z]*)\.?$/.exec(first) ?? [];
  if (pattern !== undefined) return { kind: 'matches', expected: pattern };
  const [, value] = /^=>\s*(.+)$/.exec(first) ?? [];
  return value === undefined ? undefined : { kind: 'equals', expected: completeValue(value, rest) };
}

/** The lines that make a complete expression, without comments at their ends; only the first line if no number of lines does. */
function completeValue(first: string, rest: readonly string[]): string {
  for (let count = 0; count <= rest.length; count += 1) {
    const value = [first, ...rest.slice(0, count)].join(' ').replace(/;$/, '');
    if (isExpression(value)) return withoutComment(value);
  }
  return first;
}

/** Removes a comment after the value on its line. */
function withoutComment(value: string): string {
  const [statement] = ts.createSourceFile('value.ts', `(${value}\n);`, ts.ScriptTarget.Latest, true).statements;
  const inner = statement !== undefined && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  return inner !== undefined && ts.isParenthesizedExpression(inner) ? inner.expression.getText() : value;
}

/** Whether a text is an expression of TypeScript. */
export function isExpression(text: string): boolean {
  return parseErrors({ code: `(${text}\n);`, language: 'ts' }).length === 0;
}

function assertedValue(statement: AssertedStatement): ts.Expression | ts.Identifier | undefined {
  if (ts.isVariableStatement(statement)) {
    const [declaration, ...others] = statement.declarationList.declarations;
    return others.length === 0 && declaration !== undefined && ts.isIdentifier(declaration.name) ? declaration.name : undefined;
  }
  return statement.expression && (printedBy(statement.expression) ?? statement.expression);
}

/** `value` of `console.log(value)`. */
function printedBy(expression: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(expression) || expression.arguments.length !== 1) return undefined;
  const [printed] = expression.arguments;
  if (printed === undefined || ts.isSpreadElement(printed)) return undefined;
  return /^console\s*\.\s*(?:log|info|dir)$/.test(expression.expression.getText()) ? printed : undefined;
}
