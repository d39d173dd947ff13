import ts from 'typescript';
import { parametersOf } from '../../types/parameters.ts';
import { propertyName } from '../../types/properties.ts';
import { constituents, has, isPrimitive, isReference, isTupleReference } from '../../types/typeFacts.ts';
import type { ExpressionTools, PassPlace, Variants } from './expressions.ts';
import { elementType, indexType, propertyIn, valueType } from './insideTypes.ts';
import { keyText } from './memberKeys.ts';
import { passLeaf } from './passLeaf.ts';
import { literal } from './values.ts';

export function pass(place: PassPlace, tools: ExpressionTools): Variants {
  const [step, ...path] = place.path;
  if (step === undefined) return passLeaf(place, tools);
  const { type, difference } = place;
  switch (step.kind) {
    case 'property': {
      const owner =
        constituents(type).find(
          (one) => tools.checker.getPropertyOfType(one, step.name) !== undefined || propertyIn(one, step.name, tools.checker) !== undefined,
        ) ?? type;
      const symbol = propertyIn(owner, step.name, tools.checker);
      if (symbol === undefined) return [];
      if (path.length === 0 && difference.rule === 'strictness') return strictMethods(owner, symbol, tools);
      return tools
        .pass({ type: valueType(symbol, tools.checker), path, difference })
        .map((value) => literal(owner, { [step.name]: value }, tools));
    }
    case 'element': {
      const element = elementType(type, step.index, tools.checker);
      const before = Array.from({ length: step.index ?? 0 }, () => 'null!');
      return element === undefined
        ? []
        : tools
            .pass({ type: element, path, difference })
            .map((value) => `[${[...before, value, ...restElements(type, step.index, tools.checker)].join(', ')}]`);
    }
    case 'index': {
      const value = indexType(type, tools.checker);
      return value === undefined
        ? []
        : tools.pass({ type: value, path, difference }).map((one) => (step.key.includes('number') ? `{ 0: ${one} }` : `{ key: ${one} }`));
    }
    case 'return':
      return tools
        .pass({ type: step.call.signature.getReturnType(), path, difference })
        .map((value) => (step.call.isConstruct ? `class { constructor() { return ${value}; } }` : `() => (${value})`));
    case 'parameter': {
      const parameters = parametersOf(step.call.signature, tools.checker);
      const type = parameters[step.index]?.type;
      if (type === undefined) return [];
      const names = parameters.slice(0, step.index + 1).map((_, index) => `value${index}`);
      const inner = tools.receive({ expression: `value${step.index}`, type, path, difference });
      return inner.map((statements) => `(${names.join(', ')}) => { ${statements.replaceAll('\n', ' ')} return null!; }`);
    }
    case 'argument': {
      const holder = constituents(type).find((one) => isReference(one) && one.symbol?.name === step.of);
      const held = holder !== undefined && isReference(holder) ? tools.checker.getTypeArguments(holder)[step.index] : undefined;
      if (held === undefined) return [];
      const values = tools.pass({ type: held, path, difference });
      if (step.of === 'Promise' || step.of === 'PromiseLike') return values.map((value) => `Promise.resolve(${value})`);
      if (/Map$/.test(step.of)) return values.map((value) => `new Map([[${step.index === 0 ? `${value}, null!` : `null!, ${value}`}]])`);
      if (/Set$/.test(step.of)) return values.map((value) => `new Set([${value}])`);
      return /^Iterable/.test(step.of) ? values.map((value) => `[${value}]`) : [];
    }
    default:
      return [];
  }
}

function restElements(type: ts.Type, index: number | undefined, checker: ts.TypeChecker): Variants {
  const holder = constituents(type).find((one) => isTupleReference(one, checker));
  if (holder === undefined || !isTupleReference(holder, checker) || index === undefined) return [];
  return Array.from({ length: Math.max(0, holder.target.minLength - index - 1) }, () => 'null!');
}

/** Objects with a method whose parameter is narrower than required. The compiler allows that only for methods. */
function strictMethods(owner: ts.Type, symbol: ts.Symbol, tools: ExpressionTools): Variants {
  const [signature] = tools.checker.getSignaturesOfType(tools.checker.getTypeOfSymbol(symbol), ts.SignatureKind.Call);
  const parameters = signature === undefined ? [] : parametersOf(signature, tools.checker);
  const [first] = parameters;
  if (first === undefined) return [];
  return narrowerThan(first.type, tools).map((text) => {
    const rest = literal(owner, { [propertyName(symbol)]: 'METHOD' }, tools);
    return rest.replace(
      `${keyText(propertyName(symbol), tools)}: METHOD`,
      `${keyText(propertyName(symbol), tools)}(value: ${text}) { return null!; }`,
    );
  });
}

function narrowerThan(type: ts.Type, tools: ExpressionTools): Variants {
  if (has(type, ts.TypeFlags.String)) return ["'a'"];
  if (has(type, ts.TypeFlags.Number)) return ['0'];
  if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['string'];
  if (type.isUnion()) return type.types.flatMap((one) => tools.typeText(one) ?? []).slice(0, 1);
  const text = tools.typeText(type);
  return text === undefined || isPrimitive(type) ? [] : [`${text} & { extra: string }`];
}
