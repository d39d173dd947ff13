import { posix } from 'node:path';
import ts from 'typescript';
import { withinStack } from '../../model/isStackOverflow.ts';
import { type Evaluation, placeOf, unread } from './evaluation.ts';
import { callKnown } from './knownCalls.ts';
import { unwrapCall, type Value } from './value.ts';

/** Deeper or larger configs are not written by hand. */
const limits = { depth: 200, steps: 400_000 } as const;

/** The value of an expression of a config file, as far as its text says it. Nothing runs. */
export function evaluate(node: ts.Expression, context: Evaluation): Value {
  context.counter.steps += 1;
  if (context.depth > limits.depth || context.counter.steps > limits.steps) return unread(node, context);
  return evaluateNode(node, { ...context, depth: context.depth + 1 });
}

function evaluateNode(node: ts.Expression, context: Evaluation): Value {
  const place = placeOf(node, context);
  const plain = (value: string | number | boolean | null | undefined): Value => ({ kind: 'plain', value, place });
  if (ts.isStringLiteralLike(node)) return plain(node.text);
  if (ts.isNumericLiteral(node)) return plain(Number(node.text));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return plain(true);
  if (node.kind === ts.SyntaxKind.FalseKeyword) return plain(false);
  if (node.kind === ts.SyntaxKind.NullKeyword) return plain(null);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
    return evaluate(node.expression, context);
  if (ts.isAwaitExpression(node) || ts.isTypeAssertionExpression(node)) return evaluate(node.expression, context);
  if (ts.isTemplateExpression(node)) return template(node, context);
  if (ts.isArrayLiteralExpression(node)) return { kind: 'list', items: node.elements.flatMap((item) => element(item, context)), place };
  if (ts.isObjectLiteralExpression(node)) return { kind: 'record', entries: entriesOf(node, context), place };
  if (ts.isIdentifier(node)) return node.text === 'undefined' ? plain(undefined) : context.modules.lookUp(node, context);
  if (ts.isPropertyAccessExpression(node)) return property(node, context);
  if (ts.isElementAccessExpression(node)) return indexed(node, context);
  if (ts.isConditionalExpression(node)) {
    const condition = truth(evaluate(node.condition, context));
    return condition === undefined ? unread(node, context) : evaluate(condition ? node.whenTrue : node.whenFalse, context);
  }
  if (ts.isPrefixUnaryExpression(node)) return prefixed(node, context);
  if (ts.isBinaryExpression(node)) return binary(node, context);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return functionValue(node, context);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return call(node, context);
  if (ts.isRegularExpressionLiteral(node)) return unread(node, context);
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return jsx(node, context);
  return unread(node, context);
}

/** A function's value is what its only `return` says. */
export function functionValue(node: ts.FunctionLikeDeclaration, context: Evaluation): Value {
  const { body } = node;
  const returned = body && (ts.isBlock(body) ? body.statements.filter(ts.isReturnStatement).at(-1)?.expression : body);
  if (returned === undefined) return unread(node, context);
  const code = (): string => node.getText(context.module.source);
  return { kind: 'function', code, result: () => evaluate(returned, context), place: placeOf(node, context) };
}

/** A part that cannot be read is left out where the rest is a text that readers understand. */
function template(node: ts.TemplateExpression, context: Evaluation): Value {
  const parts = node.templateSpans.map(({ expression }) => evaluate(expression, context));
  if (parts.some((part) => part.kind !== 'plain')) return unread(node, context);
  const written = parts.map(
    (part, index) => `${part.kind === 'plain' ? (part.value ?? '') : ''}${node.templateSpans[index]?.literal.text}`,
  );
  return { kind: 'plain', value: `${node.head.text}${written.join('')}`, place: placeOf(node, context) };
}

function element(node: ts.Expression, context: Evaluation): readonly Value[] {
  if (ts.isOmittedExpression(node)) return [];
  if (!ts.isSpreadElement(node)) return [evaluate(node, context)];
  const spread = unwrapCall(evaluate(node.expression, context));
  return spread.kind === 'list' ? spread.items : [spread];
}

function entriesOf(node: ts.ObjectLiteralExpression, context: Evaluation): ReadonlyMap<string, Value> {
  const entries = new Map<string, Value>();
  const set = (key: string, value: Value): void => {
    entries.delete(key);
    entries.set(key, value);
  };
  for (const one of node.properties) {
    if (ts.isSpreadAssignment(one)) {
      const spread = unwrapCall(evaluate(one.expression, context));
      if (spread.kind === 'record') for (const [key, value] of spread.entries) set(key, value);
      else if (truth(spread) !== false) set(`...${entries.size}`, spread.kind === 'unread' ? spread : unread(one, context));
      continue;
    }
    const key = keyOf(one.name, context);
    if (key === undefined) set(`...${entries.size}`, unread(one, context));
    else if (ts.isPropertyAssignment(one)) set(key, evaluate(one.initializer, context));
    else if (ts.isShorthandPropertyAssignment(one)) set(key, context.modules.lookUp(one.name, context));
    else if (ts.isMethodDeclaration(one)) set(key, functionValue(one, context));
    else set(key, unread(one, context));
  }
  return entries;
}

function keyOf(name: ts.PropertyName, context: Evaluation): string | undefined {
  if (!ts.isComputedPropertyName(name)) return name.text;
  const value = evaluate(name.expression, context);
  return value.kind === 'plain' ? String(value.value) : undefined;
}

function property(node: ts.PropertyAccessExpression, context: Evaluation): Value {
  const text = node.getText(context.module.source);
  const place = placeOf(node, context);
  // No variable of the environment is set, as for a reader who has just cloned the project.
  if (/^(?:process|import\.meta)\??\.env$/.test(text))
    return { kind: 'record', entries: new Map([['NODE_ENV', { kind: 'plain', value: 'production', place }]]), place };
  if (text === 'import.meta.dirname') return { kind: 'plain', value: posix.dirname(context.module.path), place };
  const of = unwrapCall(evaluate(node.expression, context));
  if (of.kind === 'record') return of.entries.get(node.name.text) ?? { kind: 'plain', value: undefined, place };
  const isAddress = of.kind === 'plain' && typeof of.value === 'string' && URL.canParse(of.value);
  return isAddress && node.name.text === 'href' ? of : unread(node, context);
}

function indexed(node: ts.ElementAccessExpression, context: Evaluation): Value {
  const of = unwrapCall(evaluate(node.expression, context));
  const key = evaluate(node.argumentExpression, context);
  const name = key.kind === 'plain' ? String(key.value) : '';
  if (key.kind === 'plain' && of.kind === 'record')
    return of.entries.get(name) ?? { kind: 'plain', value: undefined, place: placeOf(node, context) };
  return (of.kind === 'list' ? of.items[Number(name)] : undefined) ?? unread(node, context);
}

function prefixed(node: ts.PrefixUnaryExpression, context: Evaluation): Value {
  const operand = evaluate(node.operand, context);
  const known = truth(operand);
  const place = placeOf(node, context);
  if (node.operator === ts.SyntaxKind.ExclamationToken && known !== undefined) return { kind: 'plain', value: !known, place };
  const isNumber = operand.kind === 'plain' && typeof operand.value === 'number';
  return node.operator === ts.SyntaxKind.MinusToken && isNumber
    ? { kind: 'plain', value: -Number(operand.value), place }
    : unread(node, context);
}

function binary(node: ts.BinaryExpression, context: Evaluation): Value {
  const { kind } = node.operatorToken;
  const left = evaluate(node.left, context);
  const known = truth(left);
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken && known !== undefined) return known ? evaluate(node.right, context) : left;
  if (kind === ts.SyntaxKind.BarBarToken && known !== undefined) return known ? left : evaluate(node.right, context);
  if (kind === ts.SyntaxKind.QuestionQuestionToken && known !== undefined)
    return left.kind === 'plain' && (left.value === undefined || left.value === null) ? evaluate(node.right, context) : left;
  const right = evaluate(node.right, context);
  if (left.kind !== 'plain' || right.kind !== 'plain') return unread(node, context);
  const place = placeOf(node, context);
  if (kind === ts.SyntaxKind.PlusToken && typeof left.value === 'string')
    return { kind: 'plain', value: `${left.value}${right.value}`, place };
  const isSame = left.value === right.value;
  if (kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.EqualsEqualsToken)
    return { kind: 'plain', value: isSame, place };
  if (kind === ts.SyntaxKind.ExclamationEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsToken)
    return { kind: 'plain', value: !isSame, place };
  return unread(node, context);
}

/** Undefined where the text does not say it. */
function truth(value: Value): boolean | undefined {
  if (value.kind === 'plain') return Boolean(value.value);
  return value.kind === 'list' || value.kind === 'record' || value.kind === 'function' ? true : undefined;
}

function call(node: ts.CallExpression | ts.NewExpression, context: Evaluation): Value {
  const args = (node.arguments ?? []).flatMap((one) => element(one, context));
  const known = callKnown(node, { args, context, evaluate });
  if (known !== undefined) return known;
  const { expression } = node;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(context.module.source);
  // A function of the config itself. One with arguments may do anything with them. Functions of two modules may call each other for ever.
  const own = ts.isCallExpression(node) && ts.isIdentifier(expression) && args.length === 0 ? evaluate(expression, context) : undefined;
  if (own?.kind === 'function') return withinStack(own.result, unread(node, context));
  // `nextra(options)(config)`
  if (ts.isCallExpression(expression))
    return { kind: 'call', name: 'withOptions', args: [...args, evaluate(expression, context)], place: placeOf(node, context) };
  return { kind: 'call', name, args, place: placeOf(node, context) };
}

function jsx(node: ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment, context: Evaluation): Value {
  const place = placeOf(node, context);
  const opening = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : undefined;
  const entries = new Map<string, Value>();
  for (const one of opening?.attributes.properties ?? []) {
    if (!ts.isJsxAttribute(one)) continue;
    const name = one.name.getText(context.module.source);
    const { initializer } = one;
    if (initializer === undefined) entries.set(name, { kind: 'plain', value: true, place });
    else if (ts.isStringLiteral(initializer)) entries.set(name, { kind: 'plain', value: initializer.text, place: placeOf(one, context) });
    else if (ts.isJsxExpression(initializer))
      entries.set(
        name,
        initializer.expression === undefined ? { kind: 'plain', value: undefined, place } : evaluate(initializer.expression, context),
      );
  }
  const children = ts.isJsxSelfClosingElement(node) ? [] : node.children.flatMap((child) => jsxChild(child, context));
  entries.set('children', { kind: 'list', items: children, place });
  const name = opening?.tagName.getText(context.module.source) ?? '';
  return { kind: 'call', name, args: [{ kind: 'record', entries, place }], place };
}

function jsxChild(child: ts.JsxChild, context: Evaluation): readonly Value[] {
  if (ts.isJsxText(child)) {
    const value = child.text.replace(/\s+/g, ' ');
    return value.trim() === '' ? [] : [{ kind: 'plain', value, place: placeOf(child, context) }];
  }
  if (!ts.isJsxExpression(child)) return [evaluate(child, context)];
  return child.expression === undefined ? [] : [evaluate(child.expression, context)];
}
