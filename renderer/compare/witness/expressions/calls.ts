import ts from 'typescript';
import type { CallStep, Harm } from '../../difference/difference.ts';
import { declaredConstraint, parametersOf, requiredParameters } from '../../types/parameters.ts';
import { has, isTypeParameter } from '../../types/typeFacts.ts';
import { argumentCount } from './inferred.ts';
import type { SelectedKey } from './selectedKey.ts';
import { type ExpressionTools, typed, type Variants } from './values.ts';

function callText(expression: string, { isConstruct }: CallStep, values: readonly string[]): string {
  return `${isConstruct ? 'new ' : ''}${expression}(${values.join(', ')})`;
}

function typedValue(type: ts.Type, tools: ExpressionTools): string {
  return typed(type, tools)[0] ?? 'null!';
}

function isGeneric({ signature }: CallStep): boolean {
  return (signature.getTypeParameters() ?? []).length > 0;
}

/**
 * Calls with the required arguments, untyped and typed.
 *
 * @param before arguments in front of them
 */
export function callVariants(expression: string, call: CallStep, tools: ExpressionTools, before: Variants = []): Variants {
  const required = requiredParameters(parametersOf(call.signature, tools.checker));
  const whole = callText(expression, call, [...before, ...required.map(({ type }) => typedValue(type, tools))]);
  const values = [...before, ...required.map(() => 'null!')];
  const plain = callText(expression, call, values);
  return [...new Set(isGeneric(call) ? [whole, plain] : [plain, whole]), ...boundCall(expression, call, values, tools)];
}

/** A call of a function that needs a `this` which the object before it may not be: an element of a list is called with the list. */
function boundCall(expression: string, call: CallStep, values: Variants, { checker }: ExpressionTools): Variants {
  const self = call.isConstruct ? undefined : call.signature.thisParameter;
  const isNeeded = self !== undefined && !has(checker.getTypeOfSymbol(self), ts.TypeFlags.Void | ts.TypeFlags.Any);
  return isNeeded ? [callText(`${expression}.call`, call, ['null!', ...values])] : [];
}

/** A call with all arguments. */
export function fullCall(expression: string, call: CallStep, tools: ExpressionTools): string {
  const parameters = parametersOf(call.signature, tools.checker);
  return callText(
    expression,
    call,
    parameters.map(({ type, isOptional }) => (isOptional ? 'null!' : typedValue(type, tools))),
  );
}

interface GivenArgument {
  readonly index: number;
  readonly value: string;
  readonly key?: SelectedKey | undefined;
}

/** A call with the required arguments, of which one is given. */
export function callWith(expression: string, call: CallStep, { index, value, key }: GivenArgument, tools: ExpressionTools): string {
  const parameters = parametersOf(call.signature, tools.checker);
  const isInferred = value === "'other'" || value === '0';
  const values = Array.from({ length: Math.max(requiredParameters(parameters).length, index + 1) }, (_, at) => {
    const type = parameters[at]?.type;
    if (at === index) return value;
    if (key !== undefined && type === key.type) return JSON.stringify(key.name);
    if (!isGeneric(call) || type === undefined) return 'null!';
    return isInferred ? inferredValue(type, value, tools.checker) : typedValue(type, tools);
  });
  const rest = parameters[values.length];
  const others = rest?.isRest && key !== undefined ? argumentCount(rest.type, key.name, tools) : 0;
  return callText(expression, call, [...values, ...Array.from({ length: others }, () => 'null!')]);
}

/** A value from which a type parameter is inferred, similar to another value. */
function inferredValue(type: ts.Type, like: string, checker: ts.TypeChecker): string {
  const value = like === '0' ? '1' : "'text'";
  return checker.isArrayType(type) ? `[${value}]` : isTypeParameter(type) ? value : 'null!';
}

/**
 * Calls with explicit type arguments: the types that the type parameters extend.
 *
 * @param limit the type that a type parameter extends now, if it extended none
 */
export function explicitCalls(expression: string, call: CallStep, limit: ts.Type | undefined, tools: ExpressionTools): Variants {
  const values = requiredParameters(parametersOf(call.signature, tools.checker)).map(() => 'null!');
  const limits = (call.signature.getTypeParameters() ?? []).map((one) => {
    const constraint = declaredConstraint(one, tools.checker);
    return constraint && tools.typeText(constraint);
  });
  const choices = limit === undefined ? ['any'] : ['undefined', 'string', 'number', '{}'];
  return choices.map((choice) => callText(`${expression}<${limits.map((text) => text ?? choice).join(', ')}>`, call, values));
}

/** Calls whose type arguments nothing infers. They need what the old defaults gave. */
export function defaultCalls(expression: string, call: CallStep, tools: ExpressionTools): Variants {
  const { checker, typeText } = tools;
  const defaultsWith = (some: ts.Type): string => {
    const texts = (call.signature.getTypeParameters() ?? []).map((one) => {
      const standard = checker.getDefaultFromTypeParameter(one);
      // Everything else is assignable to `any`. Users of `any` take the result for what they need.
      const isAny = standard !== undefined && has(standard, ts.TypeFlags.Any);
      const type = isAny ? (declaredConstraint(one, checker) ?? some) : standard;
      return (type && typeText(type)) ?? 'any';
    });
    return texts.join(', ');
  };
  // Only a name can have type arguments without a call.
  if (!/^[\p{L}\p{N}_$.]+$/u.test(expression)) return [];
  const [made = ''] = callVariants(expression, call, tools);
  // A variable that the call initializes would give it type arguments by its own type.
  const result = call.isConstruct ? 'InstanceType' : 'ReturnType';
  const defaults = new Set([checker.getStringType(), checker.getNumberType()].map(defaultsWith));
  return [...defaults].map((one) => `const made = ${made};\nconst before: ${result}<typeof ${expression}<${one}>> = made;`);
}

/** Calls with a value of the right kind that does not fit what another argument is. */
export function dependentCalls(expression: string, call: CallStep, { dependence }: Harm, { checker }: ExpressionTools): Variants {
  const parameters = parametersOf(call.signature, checker);
  const { limited, by } = dependence ?? { limited: 0, by: 0 };
  const source = parameters[by];
  if (dependence === undefined || source === undefined || parameters[limited] === undefined) return [];
  const isList = checker.isArrayLikeType(source.type);
  const count = Math.max(requiredParameters(parameters).length, limited + 1, by + 1);
  return unfitting.map(([type, value]) => {
    const values = Array.from({ length: count }, (_, at) => (at === by ? 'given' : at === limited ? value : 'null!'));
    return `const given = null! as ${isList ? `(${type})[]` : type};\n${callText(expression, call, values)};`;
  });
}

/** Types that users declare, and values that do not fit them. */
const unfitting = [
  ["{ kind: 'a'; text: string } | { kind: 'b'; count: number }", "{ kind: 'other' }"],
  ["'a' | 'b'", "'other'"],
  ['{ name: string }', "'other'"],
  ['string', '0'],
] as const;

/** Calls that rely on the inference of `<const T>`, with what programs do with lists and objects that they passed. */
export function constCalls(expression: string, call: CallStep): Variants {
  return [...usesOfPassed].flatMap(([text, uses]) => uses.map((use) => `const made = ${callText(expression, call, [text])};\n${use}`));
}

const usesOfPassed = new Map([
  [
    "['text']",
    [
      "made.push('other');",
      'const texts: string[] = made;',
      "made[0] = 'other';",
      "const first: 'text' = made[0];",
      "const first: 'text' = made[0]!;",
    ],
  ],
  ["[['text']]", ["made.push('other');", 'const texts: string[] = made;']],
  ["{ name: 'text' }", ["made.name = 'other';", "const name: 'text' = made.name;", "made[0]!.name = 'other';"]],
  ["[{ name: 'text' }]", ["made.name = 'other';", "const name: 'text' = made[0]!.name;", "made[0]!.name = 'other';"]],
]);
