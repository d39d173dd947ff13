import ts from 'typescript';

const maximalLength = 200;

/** Undefined for what is too long, or has a function of several lines. Comments are no part of a value. */
export function initializerText(initializer: ts.Expression): string | undefined {
  const text = textWithoutComments(initializer);
  const isOneLine = !/[\r\n]/.test(text);
  if (!isOneLine && (hasCode(initializer) || isFunction(initializer))) return undefined;
  const line = isOneLine ? text : onOneLine(text);
  return line.length > maximalLength ? undefined : line;
}

function textWithoutComments(initializer: ts.Expression): string {
  const text = initializer.getText();
  if (!/\/[/*]/.test(text)) return text;
  return ts.createPrinter({ removeComments: true }).printNode(ts.EmitHint.Expression, initializer, initializer.getSourceFile());
}

/**
 * On one line as a formatter prints it, without the trailing comma. Each line break becomes one character first, so that the patterns need
 * no backtracking.
 */
function onOneLine(text: string): string {
  return text
    .replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? '\n' : space))
    .replace(/,?\n(?=\})/g, ' ')
    .replace(/,?\n(?=[\])])/g, '')
    .replace(/(?<=[[(])\n/g, '')
    .replaceAll('\n', ' ');
}

function isFunction(node: ts.Node): boolean {
  return ts.isFunctionExpression(node) || ts.isArrowFunction(node) || ts.isClassExpression(node);
}

/** Statements, which mean nothing on one line, and texts that would be others on one line. */
function hasCode(node: ts.Node): boolean {
  if (ts.isTemplateLiteral(node) && /[\r\n]/.test(node.getText())) return true;
  if (ts.isClassExpression(node) || (ts.isBlock(node) && node.statements.length > 0)) return true;
  return ts.forEachChild(node, hasCode) === true;
}
