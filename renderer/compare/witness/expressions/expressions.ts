import type ts from 'typescript';
import type { Step } from '../../difference/difference.ts';
import { parametersOf } from '../../types/parameters.ts';
import { isOptional, setterType } from '../../types/properties.ts';
import { constituents, isConditional, isTupleReference } from '../../types/typeFacts.ts';
import { callVariants, callWith, explicitCalls } from './calls.ts';
import { passLeaf, strictMethods } from './passLeaf.ts';
import { assigned, detached, receiveLeaf } from './receiveLeaf.ts';
import {
  argumentType,
  type ExpressionTools,
  elementType,
  indexType,
  literal,
  memberAccess,
  narrowed,
  type PassPlace,
  propertyIn,
  type ReceivePlace,
  samples,
  typed,
  type Variants,
  valueType,
} from './values.ts';

/** Statements that follow a path through what users receive and use the changed part. */
export function receive(place: ReceivePlace, tools: ExpressionTools): Variants {
  const {
    expression,
    type,
    difference,
    path: [step, ...path],
  } = place;
  const { checker } = tools;
  const follow = (inner: string, innerType: ts.Type | undefined): Variants =>
    innerType === undefined ? [] : receive({ expression: inner, type: innerType, path, difference }, tools);
  const leaf = step === undefined ? receiveLeaf(place, tools) : [];
  // Expressions cannot enter its branches. With type arguments, the whole shows the difference.
  if (isConditional(type) && leaf.length === 0) return assigned(expression, type, tools);
  if (step === undefined) return leaf;
  switch (step.kind) {
    case 'property': {
      const symbol = propertyIn(type, step.name, checker);
      if (symbol === undefined) return [];
      const access = `${narrowed(expression, type, step.name, tools)}${memberAccess(step.name, tools)}`;
      if (path.length === 0) return receiveProperty(access, symbol, { place, tools });
      if (path[0]?.kind !== 'set') return follow(`${access}${isOptional(symbol) ? '!' : ''}`, valueType(symbol, checker));
      const target = setterType(symbol, checker) ?? valueType(symbol, checker);
      return pass({ type: target, path: path.slice(1), difference }, tools).map((value) => `${access} = ${value};`);
    }
    case 'return':
      return callVariants(expression, step.call, tools).flatMap((call) => follow(call, step.call.signature.getReturnType()));
    case 'guard':
      return follow(`[null! as any].filter(${expression})[0]!`, checker.getTypePredicateOfSignature(step.call.signature)?.type);
    case 'parameter': {
      const parameters = parametersOf(step.call.signature, checker);
      const parameter = parameters[step.index] ?? parameters.at(-1);
      const values = parameter === undefined ? [] : pass({ type: parameter.type, path, difference }, tools);
      return values.map((value) => `${callWith(expression, step.call, { index: step.index, value }, tools)};`);
    }
    case 'element':
      return follow(`${expression}[${step.index ?? 0}]!`, elementType(type, step.index, checker));
    case 'index':
      return follow(
        `${expression}${step.key.includes('number') && !step.key.includes('string') ? '[0]' : "['key']"}!`,
        indexType(type, checker),
      );
    case 'constraint':
      return step.of === undefined ? [] : explicitCalls(expression, step.of, undefined, tools).map((one) => `${one};`);
    case 'argument': {
      const content = contentOf(expression, step);
      return content === undefined ? [] : follow(content, argumentType(type, step, checker));
    }
    default:
      return [];
  }
}

/** What a generic of the language contains, such as the result of a promise. */
function contentOf(expression: string, { of, index }: Extract<Step, { kind: 'argument' }>): string | undefined {
  if (/^Promise(Like)?$/.test(of)) return `(await ${expression})`;
  if (/Map$/.test(of)) return `[...${expression}.${index === 0 ? 'keys' : 'values'}()][0]!`;
  if (/^Async/.test(of)) return `(await (async () => { for await (const one of ${expression}) return one; throw 0; })())`;
  return /Set$|^Iterable|Generator$|^IteratorObject$/.test(of) ? `[...${expression}][0]!` : undefined;
}

interface PropertyContext {
  readonly place: ReceivePlace;
  readonly tools: ExpressionTools;
}

function receiveProperty(access: string, symbol: ts.Symbol, { place: { difference }, tools }: PropertyContext): Variants {
  const { rule, old } = difference;
  if (rule === 'readonly') return [`${access} = null!;`];
  if (rule === 'this') return detached(access, tools.checker.getTypeOfSymbol(symbol), tools);
  if (rule === 'write' && old !== undefined) return samples(old, tools).map((value) => `${access} = ${value};`);
  const expression = `${access}${isOptional(symbol) ? '!' : ''}`;
  return receiveLeaf({ expression, type: valueType(symbol, tools.checker), difference }, tools);
}

/** Expressions that users pass, with the changed part in them. */
export function pass(place: PassPlace, tools: ExpressionTools): Variants {
  const {
    type,
    difference,
    path: [step, ...path],
  } = place;
  const { checker } = tools;
  const valuesOf = (inner: ts.Type | undefined): Variants => (inner === undefined ? [] : pass({ type: inner, path, difference }, tools));
  if (tools.isControl && (step === undefined || step.kind === 'parameter' || step.kind === 'return')) return ['null!'];
  if (step === undefined) return passLeaf(place, tools);
  if (isConditional(type)) return typed(type, tools);
  switch (step.kind) {
    case 'property': {
      const hasIt = (one: ts.Type): boolean =>
        checker.getPropertyOfType(one, step.name) !== undefined || propertyIn(one, step.name, checker) !== undefined;
      const owner = constituents(type).find(hasIt) ?? type;
      const symbol = propertyIn(owner, step.name, checker);
      if (symbol === undefined) return [];
      if (path.length === 0 && difference.rule === 'strictness' && !tools.isControl) return strictMethods(owner, symbol, tools);
      return valuesOf(valueType(symbol, checker)).map((value) => literal(owner, { [step.name]: value }, tools));
    }
    case 'element': {
      const before = Array.from({ length: step.index ?? 0 }, () => 'null!');
      const after = restElements(type, step.index, checker);
      return valuesOf(elementType(type, step.index, checker)).map((value) => `[${[...before, value, ...after].join(', ')}]`);
    }
    case 'index':
      return valuesOf(indexType(type, checker)).map((value) => (step.key.includes('number') ? `{ 0: ${value} }` : `{ key: ${value} }`));
    case 'return':
      return valuesOf(step.call.signature.getReturnType()).map((value) =>
        step.call.isConstruct ? `class { constructor() { return ${value}; } }` : `() => (${value})`,
      );
    case 'parameter': {
      const names = Array.from({ length: step.index + 1 }, (_, index) => `value${index}`);
      const parameter = parametersOf(step.call.signature, checker)[step.index];
      if (parameter === undefined) return [];
      const inner = receive({ expression: `value${step.index}`, type: parameter.type, path, difference }, tools);
      return inner.map((statements) => `(${names.join(', ')}) => { ${statements.replaceAll('\n', ' ')} return null!; }`);
    }
    case 'argument':
      return valuesOf(argumentType(type, step, checker)).flatMap((value) => holderOf(value, step) ?? []);
    default:
      return [];
  }
}

/** A value of a generic of the language that contains a value. */
function holderOf(value: string, { of, index }: Extract<Step, { kind: 'argument' }>): string | undefined {
  if (/^Promise(Like)?$/.test(of)) return `Promise.resolve(${value})`;
  if (/Map$/.test(of)) return `new Map([[${index === 0 ? `${value}, null!` : `null!, ${value}`}]])`;
  if (/Set$/.test(of)) return `new Set([${value}])`;
  if (/^Async/.test(of)) return `(async function* () { yield ${value}; })()`;
  if (/Generator$/.test(of)) return `(function* () { yield ${value}; })()`;
  return /^Iterable/.test(of) ? `[${value}]` : undefined;
}

function restElements(type: ts.Type, index: number | undefined, checker: ts.TypeChecker): Variants {
  const holder = constituents(type).find((one) => isTupleReference(one, checker));
  if (holder === undefined || !isTupleReference(holder, checker) || index === undefined) return [];
  return Array.from({ length: Math.max(0, holder.target.minLength - index - 1) }, () => 'null!');
}
