import ts from 'typescript';
import type { CallStep, Step } from '../../difference/difference.ts';
import { parametersOf, requiredParameters } from '../../types/parameters.ts';
import { propertyName } from '../../types/properties.ts';
import { argumentsOf, constituents, isIndexedAccess, isReference } from '../../types/typeFacts.ts';
import { type ExpressionTools, memberAccess, type Variants } from './values.ts';

/**
 * The member of a generic that gives users what a type argument names: `ref.deref()!` for `WeakRef<Page>`. Undefined if no member gives it
 * alone.
 */
export function givenBy(
  expression: string,
  type: ts.Type,
  { of, index }: Extract<Step, { kind: 'argument' }>,
  tools: ExpressionTools,
): string | undefined {
  const { checker } = tools;
  const holder = constituents(type).find((one) => isReference(one) && one.symbol?.name === of);
  if (holder === undefined || !isReference(holder)) return undefined;
  const parameter = holder.target.typeParameters?.[index];
  /** The expression for the type argument in a value of a type that contains it. */
  const within = (value: string, one: ts.Type): string | undefined => {
    if (one === parameter) return value;
    if (one.isUnion() && parameter !== undefined && one.types.includes(parameter)) return `${value}!`;
    const isPromised = isReference(one) && one.symbol?.name === 'Promise' && argumentsOf(one, checker)[0] === parameter;
    return isPromised ? `(await ${value})` : undefined;
  };
  for (const symbol of holder.target.getProperties()) {
    const access = `${expression}${memberAccess(propertyName(symbol), tools)}`;
    const own = checker.getTypeOfSymbol(symbol);
    const [signature] = own.getCallSignatures();
    const values = signature && requiredParameters(parametersOf(signature, checker)).map(() => 'null!');
    const found = within(access, own) ?? (signature && within(`${access}(${values?.join(', ')})`, signature.getReturnType()));
    if (found !== undefined) return found;
  }
  return checker.getIndexInfosOfType(holder.target).some((info) => info.type === parameter) ? `${expression}[0]!` : undefined;
}

/**
 * The call that gives users a member of what a type argument names, by its key: `config.get('size')`, if `get<K extends keyof T>(key: K): T[K]`
 * is a member of the generic.
 */
export function gotByKey(
  expression: string,
  type: ts.Type,
  { of, index, key }: Extract<Step, { kind: 'argument' }> & { readonly key: string },
  tools: ExpressionTools,
): string | undefined {
  const { checker } = tools;
  const holder = constituents(type).find((one) => isReference(one) && one.symbol?.name === of);
  if (holder === undefined || !isReference(holder)) return undefined;
  const parameter = holder.target.typeParameters?.[index];
  for (const symbol of holder.target.getProperties()) {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const result = signature?.getReturnType();
    if (signature === undefined || result === undefined || !isIndexedAccess(result) || result.objectType !== parameter) continue;
    const values = requiredParameters(parametersOf(signature, checker)).map((one) =>
      one.type === result.indexType ? JSON.stringify(key) : 'null!',
    );
    return `${expression}${memberAccess(propertyName(symbol), tools)}(${values.join(', ')})`;
  }
  return undefined;
}

/** Statements that use what a type guard shows. */
export function guarded(
  expression: string,
  { signature }: CallStep,
  { checker, typeText }: ExpressionTools,
  follow: (inner: string, type: ts.Type | undefined) => Variants,
): Variants {
  const predicate = checker.getTypePredicateOfSignature(signature);
  const parameters = parametersOf(signature, checker);
  const index = predicate?.parameterIndex ?? 0;
  const inputText = parameters[index] && typeText(parameters[index].type);
  switch (predicate?.kind) {
    case ts.TypePredicateKind.Identifier:
      return follow(`[null! as any].filter(${expression})[0]!`, predicate.type);
    case ts.TypePredicateKind.AssertsIdentifier: {
      if (inputText === undefined) return [];
      const values = requiredParameters(parameters).map((_, at) => (at === index ? 'input' : 'null!'));
      const statements = [`${expression}(${values.join(', ')});`];
      return follow('input', predicate.type).map((text) => inFunction(`input: ${inputText}`, [...statements, text]));
    }
    case ts.TypePredicateKind.This: {
      const [, self, name] = /^([\s\S]+)\.([\p{L}\p{N}_$]+)$/u.exec(expression) ?? [];
      const test = `self.${name}(${requiredParameters(parameters)
        .map(() => 'null!')
        .join(', ')})`;
      return self === undefined
        ? []
        : follow('self', predicate.type).map((text) => `const self = ${self};\nif (${test}) {\n  ${inner(text)}\n}`);
    }
    default:
      return [];
  }
}

function inFunction(parameters: string, statements: readonly string[]): string {
  return [`function useChecked(${parameters}) {`, ...statements.map((text) => `  ${inner(text)}`), '}'].join('\n');
}

function inner(statements: string): string {
  return unexported(statements).replaceAll('\n', '\n  ');
}

/** Statements within a function, which cannot export. */
export function unexported(statements: string): string {
  return statements.replace(/^export /gm, '');
}
