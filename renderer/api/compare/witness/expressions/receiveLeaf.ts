import ts from 'typescript';
import type { Difference } from '../../difference/difference.ts';
import { constituents, has } from '../../types/typeFacts.ts';
import { callVariants, constCalls, explicitCalls, fullCall } from './calls.ts';
import type { ExpressionTools, ReceivePlace, Variants } from './expressions.ts';
import { guards } from './guards.ts';
import { propertyIn, valueType } from './insideTypes.ts';
import { keyText, memberAccess } from './memberKeys.ts';
import { narrowed } from './narrowed.ts';
import { samples } from './values.ts';

export function receiveLeaf({ expression, type, difference }: ReceivePlace, tools: ExpressionTools): Variants {
  const { rule, name = '', call, position } = difference;
  if (position === 'pass') return [];
  switch (rule) {
    case 'removed':
      return name.startsWith('[shared$')
        ? assigned(expression, type, tools)
        : propertyIn(type, name, tools.checker) === undefined
          ? [`return ${expression}${memberAccess(name, tools)};`, `${expression}['key'];`, `${expression}[0];`]
          : [`export const value = ${narrowed(expression, type, name, tools)}${memberAccess(name, tools)};`];
    case 'optional': {
      const symbol = propertyIn(type, name, tools.checker);
      const text = symbol && tools.typeText(valueType(symbol, tools.checker));
      if (symbol === undefined || text === undefined) return [];
      return [
        `const before: ${text} = ${expression}${memberAccess(name, tools)};`,
        `const before: { ${keyText(name, tools)}: ${text} } = ${expression};`,
      ];
    }
    case 'arity':
    case 'overload':
    case 'kind':
    case 'abstract':
      return call === undefined
        ? callable(expression, type, tools)
        : [...callVariants(expression, call, tools), fullCall(expression, call, tools)].map((one) => `${one};`);
    case 'type-parameter':
    case 'constraint':
      return call === undefined ? [] : explicitCalls(expression, call, difference, tools).map((one) => `${one};`);
    case 'never':
      return [
        `${expression}.toString();`,
        `const result = ${expression};\nconst isSomething: [typeof result] extends [never] ? false : true = true;`,
      ];
    case 'this':
      return detached(expression, type, tools);
    case 'write':
      return difference.old === undefined
        ? []
        : samples(difference.old, tools).flatMap((value) => [`${expression}['key'] = ${value};`, `${expression}[0] = ${value};`]);
    case 'predicate':
      return call === undefined ? [] : guards(expression, call, tools);
    case 'const-parameter':
      return constCalls(expression, call);
    case 'readonly':
      return [...assigned(expression, type, tools), `${expression}['key'] = null!;`];
    default:
      return [
        ...anyVariants(expression, difference),
        ...enumTexts(expression, type),
        ...assigned(expression, type, tools),
        ...(difference.old === undefined ? [] : assigned(expression, difference.old, tools)),
      ];
  }
}

/** Calls of a function without its object. */
export function detached(expression: string, type: ts.Type, tools: ExpressionTools): Variants {
  const [call] = tools.checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const calls = call === undefined ? [] : callVariants('alone', { signature: call, isConstruct: false }, tools);
  return calls.map((one) => `const alone = ${expression};\n${one};`);
}

function callable(expression: string, type: ts.Type, tools: ExpressionTools): Variants {
  const [call] = tools.checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const [construct] = tools.checker.getSignaturesOfType(type, ts.SignatureKind.Construct);
  return [
    ...(call === undefined ? [] : callVariants(expression, { signature: call, isConstruct: false }, tools)),
    ...(construct === undefined ? [] : callVariants(expression, { signature: construct, isConstruct: true }, tools)),
  ].map((one) => `${one};`);
}

/** A statement that needs the old type. */
function assigned(expression: string, type: ts.Type, tools: ExpressionTools): Variants {
  const text = tools.typeText(type);
  return text === undefined ? [] : [`const before: ${text} = ${expression};`];
}

/** A statement that needs the values of an enum as strings. Programs cannot copy an enum. */
function enumTexts(expression: string, type: ts.Type): Variants {
  const values = constituents(type).flatMap((one) => (one.isStringLiteral() && has(one, ts.TypeFlags.EnumLiteral) ? [one.value] : []));
  const isEnum = values.length > 0 && values.length === constituents(type).length;
  const texts = values.map((value) => JSON.stringify(value)).join(' | ');
  return isEnum ? [`const before: ${texts} = \`\${${expression}}\` as const;`] : [];
}

/** Statements that distinguish `any` from other types. The compiler assigns `any` to every type, so only a conditional type shows it. */
function anyVariants(expression: string, { new: next, old }: Difference): Variants {
  const isNew = next !== undefined && has(next, ts.TypeFlags.Any);
  const isOld = old !== undefined && has(old, ts.TypeFlags.Any);
  if (isNew) return [`const result = ${expression};\nconst isTyped: 0 extends 1 & typeof result ? false : true = true;`];
  return isOld ? [`${expression}.anything;`, `const text: symbol = ${expression};`] : [];
}
