import ts from 'typescript';
import type { Step } from '../../difference/difference.ts';
import { parametersOf } from '../../types/parameters.ts';
import { isOptional, setterType } from '../../types/properties.ts';
import { selectedParts } from '../../types/selectedParts.ts';
import { constituents, contextOf, has, isConditional, isIndexedAccess, isTakenArgument } from '../../types/typeFacts.ts';
import { callVariants, callWith, defaultCalls, explicitCalls } from './calls.ts';
import { containerOf, contentOf, givenBy, gotByKey, holdingOf, restElements, stepsToTaker } from './contents.ts';
import { guarded, unexported, usingThis } from './guarded.ts';
import { argumentLists, inferredAt } from './inferred.ts';
import { passLeaf, strictMethods } from './passLeaf.ts';
import { assigned, detached, receiveLeaf } from './receiveLeaf.ts';
import { lostKey, type ParameterStep, parameterType, partOf, selectedKey } from './selectedKey.ts';
import {
  argumentType,
  called,
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
  const follow = (inner: string, innerType: ts.Type | undefined): Variants => {
    // A `!` would hide that the value can be `undefined` now.
    const expressions = path.length === 0 && inner.endsWith('!') ? [inner, inner.slice(0, -1)] : [inner];
    return expressions.flatMap((one) =>
      innerType === undefined ? [] : receive({ expression: one, type: innerType, path, difference }, tools),
    );
  };
  // The key says that a member is gone.
  if (lostKey(type, step, difference, tools) !== undefined) return [`${expression};`];
  const leaf = step === undefined ? receiveLeaf(place, tools) : [];
  const inferred = step === undefined ? undefined : inferredAt(type, [step, ...path], tools);
  if (inferred !== undefined) {
    const inner = inferred.index === undefined ? expression : `${expression}[${inferred.index}]`;
    return receive({ ...inferred, expression: inner, difference }, tools);
  }
  // Expressions cannot enter its branches. With type arguments, the whole shows the difference.
  if (isConditional(type) && leaf.length === 0) return assigned(expression, type, tools);
  if (step === undefined) return leaf;
  switch (step.kind) {
    case 'property': {
      const symbol = propertyIn(type, step.name, checker);
      if (symbol === undefined) return receiveSelected(step.name, path, { place, tools });
      const access = `${narrowed(expression, type, step.name, tools)}${memberAccess(step.name, tools)}`;
      if (path.length === 0) return receiveProperty(access, symbol, { place, tools });
      if (path[0]?.kind === 'set') return assignments(access, setterType(symbol, checker) ?? valueType(symbol, checker), { place, tools });
      return follow(`${access}${isOptional(symbol) ? '!' : ''}`, valueType(symbol, checker));
    }
    case 'return': {
      const result = step.call.signature.getReturnType();
      const calls = callVariants(called(expression, type), step.call, tools);
      const key = selectedKey(result, path, { difference, tools });
      const index = parametersOf(step.call.signature, checker).findIndex((one) => one.type === key?.type);
      const selecting =
        key === undefined || index < 0 ? [] : [callWith(expression, step.call, { index, value: JSON.stringify(key.name), key }, tools)];
      return [...selecting, ...calls].flatMap((call) => follow(call, result));
    }
    case 'guard':
      return guarded(expression, step.call, tools, follow);
    case 'parameter': {
      const values = passedTo(step, path, { place, tools });
      if (step.index === -1)
        return values.flatMap((value) => callVariants(`${expression}.call`, step.call, tools, [value]).map((one) => `${one};`));
      const key = selectedKey(parameterType(step, checker), path, { difference, tools });
      return values.map((value) => `${callWith(called(expression, type), step.call, { index: step.index, value, key }, tools)};`);
    }
    case 'element':
      return follow(`${expression}[${step.index ?? 0}]!`, elementType(type, step.index, checker));
    case 'index': {
      const access = `${expression}${step.key.includes('number') && !step.key.includes('string') ? '[0]' : "['key']"}`;
      if (path[0]?.kind === 'set') return assignments(access, indexType(type, checker), { place, tools });
      return follow(`${access}!`, indexType(type, checker));
    }
    case 'default':
      return step.of === undefined ? [] : defaultCalls(expression, step.of, tools);
    case 'constraint':
      return step.of === undefined ? [] : explicitCalls(expression, step.of, undefined, tools).map((one) => `${one};`);
    case 'argument': {
      const taker = stepsToTaker(type, step, tools);
      if (taker !== undefined) return receive({ expression, type, path: [...taker, ...path], difference }, tools);
      const given = argumentType(type, step, checker);
      // The method `next` takes a list.
      if (step.isTaken && isTakenArgument(step.of, step.index) && given !== undefined)
        return pass({ type: given, path, difference }, tools).map((value) => `${expression}.next(${value});`);
      const content = contentOf(expression, step) ?? givenBy(expression, type, step, tools);
      if (content !== undefined) return follow(content, given);
      const [member, ...rest] = path;
      const symbol = given && member?.kind === 'property' ? propertyIn(given, member.name, checker) : undefined;
      const got = member?.kind === 'property' ? gotByKey(expression, type, { ...step, key: member.name }, tools) : undefined;
      if (got === undefined || symbol === undefined) return [];
      return receive({ expression: got, type: checker.getTypeOfSymbol(symbol), path: rest, difference }, tools);
    }
    default:
      return [];
  }
}

/** Assignments of what users set at the end of a path, which goes on after the step `set`. */
function assignments(access: string, target: ts.Type | undefined, { place: { path, difference }, tools }: PropertyContext): Variants {
  const values = target === undefined ? [] : pass({ type: target, path: path.slice(2), difference }, tools);
  return values.map((value) => `${access} = ${value};`);
}

/** Statements that use a member of a map, or a part of it, which a call gave for a key. */
function receiveSelected(name: string, path: readonly Step[], { place, tools }: PropertyContext): Variants {
  const { expression, type, difference } = place;
  if (!isIndexedAccess(type)) return [];
  const { from, parts } = selectedParts(type);
  const symbol = partOf(from, [name, ...parts], tools.checker);
  if (symbol === undefined || path.length < parts.length) return [];
  const own = tools.checker.getTypeOfSymbol(symbol);
  return receive({ expression, type: own, path: path.slice(parts.length), difference }, tools);
}

/** Values for a parameter with the changed part in them. */
function passedTo(step: ParameterStep, path: readonly Step[], { place: { difference }, tools }: PropertyContext): Variants {
  const type = parameterType(step, tools.checker);
  if (type === undefined) return [];
  const isRest = has(type, ts.TypeFlags.Instantiable) && parametersOf(step.call.signature, tools.checker)[step.index]?.isRest === true;
  return pass({ type, path, difference }, tools).map((value) => (isRest ? `...${value}` : value));
}

/** Values for a member of a map, or for a part of it, whose key another argument gives. */
function passSelected(name: string, path: readonly Step[], { type, difference }: PassPlace, tools: ExpressionTools): Variants {
  if (!isIndexedAccess(type)) return [];
  const { from, parts } = selectedParts(type);
  const symbol = partOf(from, [name, ...parts], tools.checker);
  if (symbol === undefined) return [];
  const own = valueType(symbol, tools.checker);
  if (path.length >= parts.length) return pass({ type: own, path: path.slice(parts.length), difference }, tools);
  // A difference of the member itself is in a part that users pass, which may be gone or required now.
  return [...(isOptional(symbol) ? ['undefined'] : []), ...samples(own, tools)];
}

interface PropertyContext {
  readonly place: ReceivePlace;
  readonly tools: ExpressionTools;
}

function receiveProperty(access: string, symbol: ts.Symbol, { place: { difference }, tools }: PropertyContext): Variants {
  const { rule, old } = difference;
  if (rule === 'readonly') return [`${access} = null!;`];
  if (rule === 'this') return detached(access, tools.checker.getTypeOfSymbol(symbol), tools);
  if ((rule === 'write' || rule === 'assign') && old !== undefined) return samples(old, tools).map((value) => `${access} = ${value};`);
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
  if (lostKey(type, step, difference, tools) !== undefined) return ['null!'];
  if (step === undefined) return passLeaf(place, tools);
  const inferred = inferredAt(type, [step, ...path], tools);
  if (inferred !== undefined) {
    const values = pass({ ...inferred, difference }, tools);
    return step.kind === 'argument' && step.isTaken ? argumentLists(inferred, values) : values;
  }
  if (isConditional(type)) return typed(type, tools);
  switch (step.kind) {
    case 'property': {
      if (isIndexedAccess(type)) return passSelected(step.name, path, place, tools);
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
      const type = parameterType(step, checker);
      if (type === undefined) return [];
      const isThis = step.index === -1;
      const inner = receive({ expression: isThis ? 'this' : `value${step.index}`, type, path, difference }, tools);
      const isRest = has(type, ts.TypeFlags.Instantiable) && parametersOf(step.call.signature, checker)[step.index]?.isRest === true;
      const head = isThis
        ? 'function ()'
        : `(${names.map((name, index) => (isRest && index === step.index ? `...${name}` : name)).join(', ')}) =>`;
      return inner.map((statements) => `${head} { ${unexported(statements).replaceAll('\n', ' ')} return null!; }`);
    }
    case 'argument': {
      const taker = stepsToTaker(type, step, tools);
      if (taker !== undefined) return pass({ type, path: [...taker, ...path], difference }, tools);
      if (step.of === 'ThisType') {
        const context = contextOf(type, checker) ?? type;
        return usingThis(type, receive({ expression: 'this', type: context, path, difference }, tools), tools);
      }
      const values = valuesOf(argumentType(type, step, checker));
      return values.flatMap((value) => containerOf(value, step) ?? holdingOf(value, type, step, tools) ?? []);
    }
    default:
      return [];
  }
}
