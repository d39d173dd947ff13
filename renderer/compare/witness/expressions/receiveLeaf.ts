import ts from 'typescript';
import type { CallStep, Harm } from '../../difference/difference.ts';
import { parametersOf, requiredParameters } from '../../types/parameters.ts';
import { isMethod, propertyName } from '../../types/properties.ts';
import { constituents, has } from '../../types/typeFacts.ts';
import { callVariants, constCalls, dependentCalls, explicitCalls, fullCall } from './calls.ts';
import {
  called,
  type ExpressionTools,
  keyText,
  memberAccess,
  narrowed,
  propertyIn,
  type ReceivePlace,
  samples,
  type Variants,
  valueType,
} from './values.ts';

/** Statements that use the changed part of a value that users receive. */
export function receiveLeaf({ expression, type, difference }: Omit<ReceivePlace, 'path'>, tools: ExpressionTools): Variants {
  const { rule, name = '', call, old, position } = difference;
  if (position === 'pass') return [];
  switch (rule) {
    case 'removed': {
      if (name.startsWith('[shared$')) return assigned(expression, type, tools);
      const access = memberAccess(name, tools);
      if (propertyIn(type, name, tools.checker) === undefined)
        return [`return ${expression}${access};`, `${expression}['key'];`, `${expression}[0];`];
      return [`export const value = ${narrowed(expression, type, name, tools)}${access};`];
    }
    case 'index': {
      const keys = type.getProperties().flatMap(({ name: key }) => (key.startsWith('__@') ? [] : [JSON.stringify(key)]));
      return keys.length === 0 ? [] : [`const found = ${expression};\nconst key: ${keys.join(' | ')} = null! as keyof typeof found;`];
    }
    case 'optional':
    case 'absent': {
      const symbol = propertyIn(type, name, tools.checker);
      if (symbol === undefined) return [];
      const access = `${expression}${memberAccess(name, tools)}`;
      const text = tools.typeText(valueType(symbol, tools.checker));
      const named = [`const before: ${text} = ${access};`, `const before: { ${keyText(name, tools)}: ${text} } = ${expression};`];
      return [...(text === undefined ? [] : named), `const before: {} = ${access};`];
    }
    case 'arity':
    case 'kind':
    case 'abstract': {
      const callee = called(expression, type);
      const calls =
        call === undefined ? callable(callee, type, tools) : [...callVariants(callee, call, tools), fullCall(callee, call, tools)];
      return calls.map((one) => `${one};`);
    }
    case 'type-parameter':
    case 'constraint':
      return call === undefined ? [] : explicitCalls(called(expression, type), call, difference.new, tools).map((one) => `${one};`);
    case 'never':
      return [
        `${expression}.toString();`,
        `${expression}!.toString();`,
        `const result = ${expression};\nconst isSomething: [typeof result] extends [never] ? false : true = true;`,
      ];
    case 'this':
      return detached(expression, type, tools);
    case 'write':
    case 'assign': {
      const values = old === undefined ? [] : samples(old, tools);
      // A variable of a namespace is assigned itself.
      const isName = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+$/u.test(expression);
      return values.flatMap((value) => [
        ...(isName ? [`${expression} = ${value};`] : []),
        `${expression}['key'] = ${value};`,
        `${expression}[0] = ${value};`,
      ]);
    }
    case 'dependence':
      return call === undefined ? [] : dependentCalls(expression, call, difference, tools);
    case 'predicate':
      return call === undefined ? [] : guards(expression, call, tools);
    case 'const-parameter':
      return call === undefined ? [] : constCalls(expression, call);
    case 'readonly':
      return [
        ...assigned(expression, type, tools),
        ...type
          .getProperties()
          .slice(0, 1)
          .map((symbol) => `${expression}${memberAccess(propertyName(symbol), tools)} = null!;`),
        `${expression}['key'] = null!;`,
      ];
    default:
      return [
        ...anyVariants(expression, difference, tools.checker),
        ...enumValues(expression, type),
        ...assigned(expression, type, tools),
        ...(old === undefined ? [] : assigned(expression, old, tools)),
        // Other parts may be type arguments that the program itself decides.
        ...(type.isIntersection() ? type.types.flatMap((part) => assigned(expression, part, tools)) : []),
        ...presentValues(expression, type, difference),
      ];
  }
}

/** Calls of a function without its object. */
export function detached(expression: string, type: ts.Type, tools: ExpressionTools): Variants {
  const [signature] = type.getCallSignatures();
  const calls = signature === undefined ? [] : callVariants('alone', { signature, isConstruct: false }, tools);
  return calls.map((one) => `const alone = ${expression};\n${one};`);
}

function callable(expression: string, type: ts.Type, tools: ExpressionTools): Variants {
  return [type.getCallSignatures()[0], type.getConstructSignatures()[0]].flatMap((signature, index) =>
    signature === undefined ? [] : callVariants(expression, { signature, isConstruct: index === 1 }, tools),
  );
}

/** A statement that needs the old type. */
export function assigned(expression: string, type: ts.Type, tools: ExpressionTools): Variants {
  const text = tools.typeText(type);
  return text === undefined ? [] : [`const before: ${text} = ${expression};`];
}

/**
 * A statement that needs a value where there may be none now. It needs no name of the type, which users may not have. A `!`, which removes
 * `undefined`, would hide a `null`.
 */
function presentValues(expression: string, type: ts.Type, { new: next }: Harm): Variants {
  if (next === undefined || !constituents(next).some((one) => has(one, nothing))) return [];
  const isOptional = expression.endsWith('!');
  const had = constituents(type).flatMap((one) => (has(one, nothing) ? [has(one, ts.TypeFlags.Null) ? 'null' : 'undefined'] : []));
  const before = new Set(['{}', ...had, ...(isOptional ? ['undefined'] : [])]);
  return [`const before: ${[...before].join(' | ')} = ${isOptional ? expression.slice(0, -1) : expression};`];
}

const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** A statement that needs the values of an enum as strings or numbers. Programs cannot copy an enum. */
function enumValues(expression: string, type: ts.Type): Variants {
  const members = constituents(type);
  if (!members.every((one) => has(one, ts.TypeFlags.EnumLiteral))) return [];
  if (members.every((one) => one.isNumberLiteral())) return [`const before: number = ${expression};`];
  const values = members.flatMap((one) => (one.isStringLiteral() ? [JSON.stringify(one.value)] : []));
  return values.length < members.length ? [] : [`const before: ${values.join(' | ')} = \`\${${expression}}\` as const;`];
}

/**
 * Statements that distinguish `any` from other types. The compiler assigns `any` to every type, but it infers no type for the parameter of a
 * function that `any` is given. Where users give none, only a conditional type shows it.
 */
function anyVariants(expression: string, { new: next, old }: Harm, checker: ts.TypeChecker): Variants {
  const isNew = next !== undefined && has(next, ts.TypeFlags.Any);
  const isOld = old !== undefined && has(old, ts.TypeFlags.Any);
  if (!isNew) return isOld ? [`${expression}.anything;`, `const text: symbol = ${expression};`] : [];
  const properties = old === undefined ? [] : checker.getApparentType(old).getProperties();
  const called = callbackCalls.filter(([name]) => properties.some((symbol) => symbol.name === name && isMethod(symbol)));
  return [
    ...called.map(([, call]) => `${expression}.${call};`),
    `const result = ${expression};\nconst isTyped: 0 extends 1 & typeof result ? false : true = true;`,
  ];
}

/** Methods of promises, lists and texts that users give functions. */
const callbackCalls = [
  ['then', 'then((value) => value)'],
  ['map', 'map((value) => value)'],
  ['replace', "replace('text', (part) => part)"],
] as const;

/** Programs that rely on a type guard. */
function guards(expression: string, call: CallStep, tools: ExpressionTools): Variants {
  const predicate = tools.checker.getTypePredicateOfSignature(call.signature);
  const parameters = parametersOf(call.signature, tools.checker);
  const index = predicate?.parameterIndex ?? 0;
  const input = parameters[index];
  const inputText = input && tools.typeText(input.type);
  if (predicate === undefined || input === undefined || inputText === undefined) return [];
  const type = predicate.type === undefined ? undefined : tools.typeText(predicate.type);
  const values = requiredParameters(parameters).map((_, at) => (at === index ? 'value' : 'null!'));
  const test = `${expression}(${values.join(', ')})`;
  /** A parameter keeps its declared type. A variable would get the type of its value. */
  const check = (text: string, statements: string): string =>
    `function useChecked(value: ${text}) {\n  ${statements.replaceAll('\n', '\n  ')}\n}`;
  if (predicate.kind === ts.TypePredicateKind.AssertsIdentifier) {
    if (type === undefined) return [check('string | null', `${test};\nconst narrowed: string = value;`)];
    const statements = `${test};\nconst narrowed: ${type} = value;`;
    return [check(inputText, statements), check(`${type} | null`, statements)];
  }
  if (type === undefined) return [];
  const other = `${type} | { readonly other: true }`;
  const inside = `if (${test}) {\n  const narrowed: ${type} = value;\n}`;
  return [
    check(inputText, inside),
    check(other, inside),
    check(other, `if (!${test}) {\n  const rest: { readonly other: true } = value;\n}`),
    check(inputText, `if (!${test}) {\n  const rest: Exclude<${inputText}, ${type}> = value;\n}`),
  ];
}
