import type ts from 'typescript';
import type { Difference, Step } from '../../difference/difference.ts';
import { parametersOf } from '../../types/parameters.ts';
import { isOptional, setterType } from '../../types/properties.ts';
import { constituents, isReference } from '../../types/typeFacts.ts';
import { callVariants, callWith } from './calls.ts';
import type { ExpressionTools, ReceivePlace, Variants } from './expressions.ts';
import { elementType, indexType, narrowed, propertyIn, valueType } from './insideTypes.ts';
import { memberAccess } from './memberKeys.ts';
import { detached, receiveLeaf } from './receiveLeaf.ts';
import { samples } from './values.ts';

export function receive(place: ReceivePlace, tools: ExpressionTools): Variants {
  const [step, ...path] = place.path;
  if (step === undefined) return receiveLeaf(place, tools);
  const { expression, type, difference } = place;
  switch (step.kind) {
    case 'property': {
      const found = propertyIn(type, step.name, tools.checker);
      if (found === undefined) return [];
      const access = `${narrowed(expression, type, step.name, tools)}${memberAccess(step.name, tools)}`;
      if (path[0]?.kind === 'set') {
        const target = setterType(found, tools.checker) ?? valueType(found, tools.checker);
        return tools.pass({ type: target, path: path.slice(1), difference }).map((value) => `${access} = ${value};`);
      }
      if (path.length === 0) return receiveProperty({ access, symbol: found, difference }, tools);
      return tools.receive({
        expression: `${access}${isOptional(found) ? '!' : ''}`,
        type: valueType(found, tools.checker),
        path,
        difference,
      });
    }
    case 'return':
      return callVariants(expression, step.call, tools).flatMap((call) =>
        tools.receive({ expression: call, type: step.call.signature.getReturnType(), path, difference }),
      );
    case 'parameter': {
      const parameter =
        parametersOf(step.call.signature, tools.checker)[step.index] ?? parametersOf(step.call.signature, tools.checker).at(-1);
      if (parameter === undefined) return [];
      return tools
        .pass({ type: parameter.type, path, difference })
        .map((value) => `${callWith(expression, step.call, { index: step.index, value }, tools)};`);
    }
    case 'element': {
      const element = elementType(type, step.index, tools.checker);
      return element === undefined
        ? []
        : tools.receive({ expression: `${expression}[${step.index ?? 0}]!`, type: element, path, difference });
    }
    case 'index': {
      const value = indexType(type, tools.checker);
      const key = step.key.includes('number') && !step.key.includes('string') ? '[0]' : "['key']";
      return value === undefined ? [] : tools.receive({ expression: `${expression}${key}!`, type: value, path, difference });
    }
    case 'argument': {
      const inner = contents(expression, step, type, tools.checker);
      return inner === undefined ? [] : tools.receive({ ...inner, path, difference });
    }
    default:
      return [];
  }
}

/** The expression and the type of what a generic of the language contains, such as the result of a promise. */
function contents(
  expression: string,
  step: Extract<Step, { kind: 'argument' }>,
  type: ts.Type,
  checker: ts.TypeChecker,
): { readonly expression: string; readonly type: ts.Type } | undefined {
  const holder = constituents(type).find((one) => isReference(one) && one.symbol?.name === step.of);
  const held = holder !== undefined && isReference(holder) ? checker.getTypeArguments(holder)[step.index] : undefined;
  if (held === undefined) return undefined;
  if (/^Promise(Like)?$/.test(step.of)) return { expression: `(await ${expression})`, type: held };
  if (/Map$/.test(step.of)) return { expression: `[...${expression}.${step.index === 0 ? 'keys' : 'values'}()][0]!`, type: held };
  if (/Set$|^Iterable/.test(step.of)) return { expression: `[...${expression}][0]!`, type: held };
  return undefined;
}

function receiveProperty(
  {
    access,
    symbol,
    difference,
  }: {
    readonly access: string;
    readonly symbol: ts.Symbol;
    readonly difference: Difference;
  },
  tools: ExpressionTools,
): Variants {
  if (difference.rule === 'readonly') return [`${access} = null!;`];
  if (difference.rule === 'this') return detached(access, tools.checker.getTypeOfSymbol(symbol), tools);
  if (difference.rule === 'write' && difference.old !== undefined)
    return samples(difference.old, tools).map((value) => `${access} = ${value};`);
  return receiveLeaf(
    {
      expression: `${access}${isOptional(symbol) && difference.severity !== 'minor' ? '!' : ''}`,
      type: valueType(symbol, tools.checker),
      path: [],
      difference,
    },
    tools,
  );
}
