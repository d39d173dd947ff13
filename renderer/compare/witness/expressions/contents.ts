import ts from 'typescript';
import type { Step } from '../../difference/difference.ts';
import { parametersOf, requiredParameters } from '../../types/parameters.ts';
import { propertyName } from '../../types/properties.ts';
import { argumentsOf, constituents, has, isIndexedAccess, isReference, isTupleReference } from '../../types/typeFacts.ts';
import { type ExpressionTools, literal, memberAccess, propertyIn, type Variants } from './values.ts';

type ArgumentStep = Extract<Step, { kind: 'argument' }>;

/** What a generic of the language contains, such as the result of a promise. */
export function contentOf(expression: string, { of, index }: ArgumentStep): string | undefined {
  if (/^Promise(Like)?$/.test(of)) return `(await ${expression})`;
  if (/^(Readonly)?Map$/.test(of)) return `[...${expression}.${index === 0 ? 'keys' : 'values'}()][0]!`;
  if (/^Async/.test(of)) return `(await (async () => { for await (const one of ${expression}) return one; throw 0; })())`;
  if (of === 'ReadableStream') return `(await ${expression}.getReader().read()).value!`;
  if (of === 'Iterator') return `[...{ [Symbol.iterator]: () => ${expression} }][0]!`;
  return /^(Readonly)?Set$|^Iterable|Generator$|^IteratorObject$/.test(of) ? `[...${expression}][0]!` : undefined;
}

/** A value of a generic of the language that contains a value. */
export function containerOf(value: string, { of, index }: ArgumentStep): string | undefined {
  if (/^Promise(Like)?$/.test(of)) return `Promise.resolve(${value})`;
  if (/Map$/.test(of)) return `new Map([[${index === 0 ? `${value}, null!` : `null!, ${value}`}]])`;
  if (/Set$/.test(of)) return `new Set([${value}])`;
  if (/^Async/.test(of)) return `(async function* () { yield ${value}; })()`;
  if (/Generator$/.test(of)) return `(function* () { yield ${value}; })()`;
  return /^Iterable/.test(of) ? `[${value}]` : undefined;
}

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

/** An object of a generic of the package that has the value as a member: `{ value: 0 }` for `Box<number>`. Undefined if no member is it alone. */
export function holdingOf(value: string, type: ts.Type, argument: ArgumentStep, tools: ExpressionTools): string | undefined {
  const holder = holderOf(type, argument);
  const member = holder?.generic.getProperties().find((symbol) => tools.checker.getTypeOfSymbol(symbol) === holder.parameter);
  return holder === undefined || member === undefined ? undefined : literal(holder.generic, { [propertyName(member)]: value }, tools);
}

/**
 * The steps to where a member of a generic takes what a type argument names, or a member of that: the parameter of `put(value: T)`, or of
 * `emit<K extends keyof T>(key: K, value: T[K])`. Undefined if the generic gives it, or if no member takes it alone.
 */
export function stepsToTaker(type: ts.Type, argument: ArgumentStep, { checker }: ExpressionTools): readonly Step[] | undefined {
  const holder = argument.isTaken ? holderOf(type, argument) : undefined;
  if (holder === undefined) return undefined;
  const { generic, parameter } = holder;
  const takes = (one: ts.Type): boolean => one === parameter || (isIndexedAccess(one) && one.objectType === parameter);
  for (const symbol of generic.getProperties()) {
    const name = propertyName(symbol);
    const [declared] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const index = declared === undefined ? -1 : parametersOf(declared, checker).findIndex((one) => takes(one.type));
    const own = index === -1 ? undefined : propertyIn(type, name, checker);
    const [signature] = own === undefined ? [] : checker.getTypeOfSymbol(own).getCallSignatures();
    if (signature === undefined) continue;
    const call = { signature, isConstruct: false };
    return [
      { kind: 'property', name },
      { kind: 'parameter', index, name: parametersOf(signature, checker)[index]?.name ?? '', call },
    ];
  }
  return undefined;
}

/** What follows an element of a list that users pass. */
export function restElements(type: ts.Type, index: number | undefined, checker: ts.TypeChecker): Variants {
  const holder = constituents(type).find((one) => isTupleReference(one, checker));
  if (holder === undefined || !isTupleReference(holder, checker) || index === undefined) return [];
  return Array.from({ length: Math.max(0, holder.target.minLength - index - 1) }, () => 'null!');
}
