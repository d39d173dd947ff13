import ts from 'typescript';
import { withinStack } from '../../model/isStackOverflow.ts';
import { syntaxError } from '../values/syntaxError.ts';

/** Whether a module has constants and types alone, so that it means the same at any site. */
export function isDataModule(text: string): boolean {
  return withinStack(() => {
    const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest);
    if (syntaxError(source) !== undefined) return false;
    const { statements } = source;
    const own = new Set(statements.filter(ts.isVariableStatement).flatMap(namesOf));
    return own.size > 0 || statements.some(ts.isExportAssignment) ? statements.every((one) => isDataStatement(one, own)) : false;
  }, false);
}

function namesOf({ declarationList }: ts.VariableStatement): readonly string[] {
  return declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
}

function isDataStatement(node: ts.Statement, own: ReadonlySet<string>): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (ts.isExportDeclaration(node)) return node.moduleSpecifier === undefined;
  if (ts.isExportAssignment(node)) return isData(node.expression, own);
  // Patterns have code in their default values.
  return (
    ts.isVariableStatement(node) &&
    node.declarationList.declarations.every(({ name, initializer }) => ts.isIdentifier(name) && isData(initializer, own))
  );
}

function isData(node: ts.Node | undefined, own: ReadonlySet<string>): boolean {
  if (node === undefined) return false;
  const areData = (nodes: readonly ts.Node[]): boolean => nodes.every((one) => isData(one, own));
  if (ts.isIdentifier(node)) return own.has(node.text);
  if (ts.isLiteralExpression(node)) return !ts.isRegularExpressionLiteral(node);
  if (ts.isTemplateExpression(node)) return areData(node.templateSpans.map(({ expression }) => expression));
  if (ts.isArrayLiteralExpression(node)) return areData(node.elements);
  if (ts.isObjectLiteralExpression(node)) return areData(node.properties);
  if (ts.isPropertyAssignment(node)) return !ts.isComputedPropertyName(node.name) && isData(node.initializer, own);
  if (ts.isShorthandPropertyAssignment(node)) return isData(node.name, own);
  if (ts.isPrefixUnaryExpression(node)) return isData(node.operand, own);
  if (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isSpreadElement(node) ||
    ts.isSpreadAssignment(node)
  )
    return isData(node.expression, own);
  return [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind);
}
