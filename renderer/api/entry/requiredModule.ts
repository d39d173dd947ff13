import ts from 'typescript';
import { isScriptFile } from './ownScripts.ts';

/**
 * The script that a CommonJS script exports as a whole: `module.exports = require('./lib/express')`. Undefined for any other script, and
 * for one that exports another package.
 */
export function requiredModule(file: ts.SourceFile, program: ts.Program): ts.SourceFile | undefined {
  if (!isScriptFile(file.fileName)) return undefined;
  // Nodes know their parents, and so their text, from here on.
  const checker = program.getTypeChecker();
  const assigned = file.statements.flatMap((statement) => assignedModule(statement) ?? []);
  const [only, ...others] = assigned;
  if (only === undefined || others.length > 0) return undefined;
  const specifier = ts.isIdentifier(only) ? requiredAs(only.text, file) : specifierOf(only);
  if (specifier === undefined || !specifier.text.startsWith('.')) return undefined;
  const target = checker.getSymbolAtLocation(specifier)?.declarations?.find(ts.isSourceFile);
  return target === file ? undefined : target;
}

/** The right-hand side of `module.exports =`. */
function assignedModule(statement: ts.Statement): ts.Expression | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return undefined;
  const { left, right } = statement.expression;
  const isWhole = ts.isPropertyAccessExpression(left) && left.getText() === 'module.exports';
  const isExport = isWhole || /^(?:module\.)?exports\b/.test(left.getText());
  return isExport ? right : undefined;
}

function requiredAs(name: string, file: ts.SourceFile): ts.StringLiteral | undefined {
  const declarations = file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);
  const found = declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name);
  return found?.initializer === undefined ? undefined : specifierOf(found.initializer);
}

function specifierOf(value: ts.Expression): ts.StringLiteral | undefined {
  if (!ts.isCallExpression(value) || value.expression.getText() !== 'require') return undefined;
  const [first] = value.arguments;
  return first !== undefined && ts.isStringLiteral(first) ? first : undefined;
}
