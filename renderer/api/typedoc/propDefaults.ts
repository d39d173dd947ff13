import ts from 'typescript';
import { initializerText } from './initializerText.ts';

/** Defaults of props by their names, as source text. */
export type PropDefaults = ReadonlyMap<string, string>;

/**
 * The defaults that a component of React states, in its `defaultProps` or where its function takes its first parameter apart:
 * `({ size = 'm' }) => …`. Declarations have neither.
 */
export function propDefaults(declaration: ts.Declaration, checker: ts.TypeChecker): PropDefaults {
  const objects = [...staticDefaults(declaration), ...assignedDefaults(declaration)];
  const values = [...objects.flatMap((one) => propertiesOf(one, { checker })), ...patternDefaults(declaration)];
  return new Map(
    values.flatMap(([name, value]) => {
      const text = initializerText(value);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

type NamedValue = readonly [name: string, value: ts.Expression];

/** `static defaultProps = { size: 'm' };` */
function staticDefaults(declaration: ts.Declaration): readonly ts.Expression[] {
  if (!ts.isClassLike(declaration)) return [];
  return declaration.members.flatMap((member) => {
    const isStatic = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0;
    const isStated = isStatic && ts.isPropertyDeclaration(member) && member.name.getText() === 'defaultProps';
    return isStated && member.initializer !== undefined ? [member.initializer] : [];
  });
}

/** `Button.defaultProps = { size: 'm' };` in the same file. */
function assignedDefaults(declaration: ts.Declaration): readonly ts.Expression[] {
  const name = ts.getNameOfDeclaration(declaration)?.getText();
  return declaration.getSourceFile().statements.flatMap((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return [];
    const { left, operatorToken, right } = statement.expression;
    const isAssigned = operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isPropertyAccessExpression(left);
    return isAssigned && left.name.text === 'defaultProps' && left.expression.getText() === name ? [right] : [];
  });
}

interface ObjectScope {
  readonly checker: ts.TypeChecker;
  /** Constants that are being read: one may mention itself. */
  readonly within?: readonly ts.Node[];
}

/** Properties of an object that is written here or in a constant, with those of objects that are spread into it. */
function propertiesOf(node: ts.Expression, scope: ObjectScope): readonly NamedValue[] {
  if (ts.isIdentifier(node)) return propertiesOfConstant(node, scope);
  if (isWrapped(node)) return propertiesOf(node.expression, scope);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property): readonly NamedValue[] => {
    if (ts.isSpreadAssignment(property)) return propertiesOf(property.expression, scope);
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
    return ts.isPropertyAssignment(property) ? namedBy(property.name, property.initializer) : [];
  });
}

function propertiesOfConstant(name: ts.Identifier, { checker, within = [] }: ObjectScope): readonly NamedValue[] {
  const declaration = checker.getSymbolAtLocation(name)?.valueDeclaration;
  if (declaration === undefined || !ts.isVariableDeclaration(declaration) || within.includes(declaration)) return [];
  const { initializer } = declaration;
  return initializer === undefined ? [] : propertiesOf(initializer, { checker, within: [...within, declaration] });
}

function namedBy(key: ts.PropertyName | ts.BindingName, value: ts.Expression | undefined): readonly NamedValue[] {
  return value !== undefined && (ts.isIdentifier(key) || ts.isStringLiteral(key)) ? [[key.text, value]] : [];
}

function patternDefaults(declaration: ts.Declaration): readonly NamedValue[] {
  const component = functionOf(ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration);
  const name = component?.parameters[0]?.name;
  const patterns = name === undefined ? [] : ts.isIdentifier(name) ? patternsOf(component?.body, name.text) : [name];
  const elements = patterns.flatMap((pattern) => (ts.isObjectBindingPattern(pattern) ? pattern.elements : []));
  return elements.flatMap((element) => namedBy(element.propertyName ?? element.name, element.initializer));
}

/** The function inside of `memo(forwardRef((props, ref) => …))`. */
function functionOf(node: ts.Node | undefined): ts.FunctionLikeDeclarationBase | undefined {
  if (node === undefined) return undefined;
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node;
  if (ts.isCallExpression(node)) return functionOf(node.arguments[0]);
  return isWrapped(node) ? functionOf(node.expression) : undefined;
}

function isWrapped(node: ts.Node): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
}

/** `const { size = 'm' } = props;` */
function patternsOf(body: ts.Node | undefined, props: string): readonly ts.BindingName[] {
  if (body === undefined || !ts.isBlock(body)) return [];
  const declarations = body.statements.flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : []));
  return declarations
    .filter(({ initializer }) => initializer !== undefined && ts.isIdentifier(initializer) && initializer.text === props)
    .map(({ name }) => name);
}

/**
 * The default in the declaration of a prop of Vue, as source text: `size: { type: String, default: 'm' }`. Declarations state it only where
 * its type is a literal: `size: { type: StringConstructor; default: 'm' }`.
 */
export function runtimeDefault(prop: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  return prop.declarations?.map((one) => writtenDefault(one) ?? literalDefault(one, { prop, checker })).find((text) => text !== undefined);
}

function writtenDefault(declaration: ts.Declaration): string | undefined {
  if (!ts.isPropertyAssignment(declaration) || !ts.isObjectLiteralExpression(declaration.initializer)) return undefined;
  const { properties } = declaration.initializer;
  const option = (name: string): ts.Expression | undefined =>
    properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)?.initializer;
  const value = option('default');
  const isFunction = option('type')?.getText().includes('Function') === true;
  return value && initializerText(isFunction ? value : made(value));
}

/** Vue calls a function for the default, so that each component has an array or object of its own. */
function made(value: ts.Expression): ts.Expression {
  if (!ts.isArrowFunction(value) || ts.isBlock(value.body)) return value;
  return ts.isParenthesizedExpression(value.body) ? value.body.expression : value.body;
}

interface Prop {
  readonly prop: ts.Symbol;
  readonly checker: ts.TypeChecker;
}

/** The declaration has the options of the prop, and the prop has the type that they describe. */
function literalDefault(declaration: ts.Declaration, { prop, checker }: Prop): string | undefined {
  if (!ts.isPropertySignature(declaration)) return undefined;
  const options = checker.getTypeAtLocation(declaration);
  const value = options.getProperty('default');
  if (value === undefined || options.getProperty('type') === undefined || options === checker.getTypeOfSymbol(prop)) return undefined;
  const type = checker.getTypeOfSymbol(value);
  const isLiteral = (type.flags & (ts.TypeFlags.Literal | ts.TypeFlags.Null)) !== 0;
  return isLiteral ? checker.typeToString(type) : undefined;
}
