import ts from 'typescript';
import { parametersOf } from '../../types/parameters.ts';
import { propertyName } from '../../types/properties.ts';
import { has, isPrimitive } from '../../types/typeFacts.ts';
import type { ExpressionTools, Variants } from './expressions.ts';
import { keyText } from './memberKeys.ts';
import { literal } from './values.ts';

/** Objects with a method whose parameter is narrower than required. The compiler allows that only for methods. */
export function strictMethods(owner: ts.Type, symbol: ts.Symbol, tools: ExpressionTools): Variants {
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
