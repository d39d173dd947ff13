import type { Parameter, Signature, TypeParameter } from '../../renderer/model/api.ts';
import { type Doc, group, ifBroken, indent, join, keyword, line, softline, token, yielding } from './doc.ts';
import { printConstraint, printLiteral, printType } from './printType.ts';

/** `<T>(a: A, b?: B): R`: what stands behind a function's name. */
export function printSignature(signature: Signature, { returns }: { readonly returns: ': ' | ' => ' | '' }): Doc {
  return [
    printTypeParameters(signature.typeParameters),
    printParameters(signature.parameters),
    returns === '' ? '' : [returns, printType(signature.returnType)],
  ];
}

/** `<T extends X = Y>`; nothing for an empty list. */
export function printTypeParameters(parameters: readonly TypeParameter[]): Doc {
  if (parameters.length === 0) return '';
  return group(['<', indent([softline, join([',', line], parameters.map(printTypeParameter)), ifBroken(',')]), softline, '>']);
}

/** `(a: A, b?: B)`. A parameter alone whose type is an object keeps its brace beside the parenthesis. */
export function printParameters(parameters: readonly Parameter[]): Doc {
  const [only] = parameters;
  if (only === undefined) return '()';
  const isHugged = parameters.length === 1 && (only.type.kind === 'object' || only.type.kind === 'mapped');
  if (isHugged) return ['(', printParameter(only), ')'];
  const comma = parameters.at(-1)?.isRest ? '' : ifBroken(',');
  return yielding(group(['(', indent([softline, join([',', line], parameters.map(printParameter)), comma]), softline, ')']));
}

/** A default value stands where it is short; a longer one is in the list of parameters, and the parameter's mark says that there is one. */
function printParameter({ name, type, isOptional, isRest, defaultValue }: Parameter): Doc {
  const bare = name === 'this' ? keyword(name) : name;
  const isShown = defaultValue !== undefined && defaultValue.length <= longestDefault;
  const mark = !isShown && (isOptional || defaultValue !== undefined) ? '?: ' : ': ';
  return [isRest ? '...' : '', bare, mark, printType(type), isShown ? [' = ', printLiteral(defaultValue)] : ''];
}

const longestDefault = 24;

function printTypeParameter({ name, constraint, default: standard, variance, isConst }: TypeParameter): Doc {
  return [
    isConst === true ? [keyword('const'), ' '] : '',
    variance === undefined ? '' : [keyword(variance), ' '],
    token(name, 'type'),
    printConstraint(constraint),
    standard === undefined ? '' : [' = ', printType(standard)],
  ];
}
