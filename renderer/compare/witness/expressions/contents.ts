import ts from 'typescript';
import type { Step } from '../../difference/difference.ts';
import { parametersOf, requiredParameters } from '../../types/parameters.ts';
import { propertyName } from '../../types/properties.ts';
import { argumentsOf, constituents, has, isIndexedAccess, isReference } from '../../types/typeFacts.ts';
import { type ExpressionTools, memberAccess } from './values.ts';

type ArgumentStep = Extract<Step, { kind: 'argument' }>;

/** The generic that a type is an instance of, as its declaration has it, and the type parameter of a step. */
function holderOf(type: ts.Type, { of, index }: ArgumentStep) {
  const holder = constituents(type).find((one) => isReference(one) && one.symbol?.name === of);
  if (holder === undefined || !isReference(holder)) return undefined;
  return { generic: holder.target, parameter: holder.target.typeParameters?.[index] };
}

/**
 * The member of a generic that gives users what a type argument names: `ref.deref()!` for `WeakRef<Page>`. Undefined if no member gives it
 * alone.
 */
export function givenBy(expression: string, type: ts.Type, argument: ArgumentStep, tools: ExpressionTools): string | undefined {
  const { checker } = tools;
  const holder = holderOf(type, argument);
  if (holder === undefined) return undefined;
  const { generic, parameter } = holder;
  /** The expression for the type argument in a value of a type that contains it. */
  const within = (value: string, one: ts.Type): string | undefined => {
    if (one === parameter) return value;
    if (one.isUnion() && parameter !== undefined && one.types.includes(parameter)) return `${value}!`;
    const isPromised = isReference(one) && one.symbol?.name === 'Promise' && argumentsOf(one, checker)[0] === parameter;
    return isPromised ? `(await ${value})` : undefined;
  };
  for (const symbol of generic.getProperties()) {
    const access = `${expression}${memberAccess(propertyName(symbol), tools)}`;
    const own = checker.getTypeOfSymbol(symbol);
    const [signature] = own.getCallSignatures();
    const values = signature && requiredParameters(parametersOf(signature, checker)).map(() => 'null!');
    const found = within(access, own) ?? (signature && within(`${access}(${values?.join(', ')})`, signature.getReturnType()));
    if (found !== undefined) return found;
  }
  const entry = checker.getIndexInfosOfType(generic).find((info) => info.type === parameter);
  return entry && `${expression}${has(entry.keyType, ts.TypeFlags.String) ? "['key']" : '[0]'}!`;
}

/**
 * The call that gives users a member of what a type argument names, by its key: `config.get('size')`, if `get<K extends keyof T>(key: K): T[K]`
 * is a member of the generic.
 */
export function gotByKey(
  expression: string,
  type: ts.Type,
  argument: ArgumentStep & { readonly key: string },
  tools: ExpressionTools,
): string | undefined {
  const { checker } = tools;
  const holder = holderOf(type, argument);
  if (holder === undefined) return undefined;
  const { generic, parameter } = holder;
  for (const symbol of generic.getProperties()) {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const result = signature?.getReturnType();
    if (signature === undefined || result === undefined || !isIndexedAccess(result) || result.objectType !== parameter) continue;
    const values = requiredParameters(parametersOf(signature, checker)).map((one) =>
      one.type === result.indexType ? JSON.stringify(argument.key) : 'null!',
    );
    return `${expression}${memberAccess(propertyName(symbol), tools)}(${values.join(', ')})`;
  }
  return undefined;
}
