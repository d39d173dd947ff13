import type { ObjectMember, Parameter, Signature, TupleElement, Type, TypeParameter } from '../../model/type.ts';
import { twoForms } from './canonical.ts';
import { brokenGroup, type Doc, group, ifBroken, indent, join, keyword, line, link, softline, token, yielding } from './doc.ts';

/*
 * Prints types as code. Parentheses follow TypeScript's grammar: a place accepts types down to some `Precedence`, and a type gets
 * parentheses when its own precedence is lower.
 */

/** Prints a type for a place that accepts any type. */
export function printType(type: Type): Doc {
  return printFor(precedence.any, type);
}

/** Prints the type of an alias. It breaks before the alias' own type parameters do. */
export function printAliased(type: Type): Doc {
  return yielding(printType(type));
}

/** Prints a list in angle brackets; nothing for an empty one. */
function printTypeArguments(types: readonly Type[]): Doc {
  const [only] = types;
  if (only === undefined) return '';
  if (types.length > 1) return group(['<', indent([softline, join([',', line], types.map(printType))]), softline, '>']);
  if (isBraced(only)) return ['<', printType(only), '>'];
  return group(['<', indent([softline, printUnindented(only)]), softline, '>']);
}

const precedence = { any: 0, union: 1, intersection: 2, operator: 3, postfix: 4, primary: 5 } as const;

type Precedence = (typeof precedence)[keyof typeof precedence];

/** @param canonicalLowest what the normal form accepts; default: the same */
function printFor(lowest: Precedence, type: Type, canonicalLowest = lowest): Doc {
  const isBare = precedenceOf(type) >= lowest;
  // In the normal form, a query is never in parentheses: nothing that follows it changes its name.
  const isCanonicallyBare = type.kind === 'query' || precedenceOf(type) >= canonicalLowest;
  const mark = (sign: string): Doc => twoForms(isBare ? '' : sign, isCanonicallyBare ? '' : sign);
  if (isBare) return isCanonicallyBare ? printBare(type) : [mark('('), printBare(type), mark(')')];
  return group([mark('('), indent([softline, printUnindented(type)]), softline, mark(')')]);
}

/** One of the types of a union. */
export function printAlternative(type: Type): Doc {
  return printFor(precedence.intersection, type);
}

function precedenceOf(type: Type): Precedence {
  switch (type.kind) {
    case 'function':
    case 'constructor':
    case 'conditional':
    case 'predicate':
      return precedence.any;
    case 'union':
      return precedence.union;
    case 'intersection':
      return precedence.intersection;
    case 'infer':
      return type.constraint === undefined ? precedence.operator : precedence.any;
    case 'operator':
    case 'query':
      return precedence.operator;
    case 'array':
    case 'indexed':
      return precedence.postfix;
    case 'intrinsic':
      return type.name.includes(' ') ? precedence.operator : precedence.primary;
    case 'text':
      return /^[\w$.]+$/.test(type.text) ? precedence.primary : precedence.any;
    default:
      return precedence.primary;
  }
}

function printBare(type: Type): Doc {
  switch (type.kind) {
    case 'intrinsic':
      return token(type.name, 'name');
    case 'literal':
      return printLiteral(type.text);
    case 'text':
      return type.text;
    case 'reference':
      return [link(type.name, type.target), printTypeArguments(type.typeArguments)];
    case 'array':
      return [printFor(precedence.postfix, type.element), '[]'];
    case 'indexed':
      return [printFor(precedence.postfix, type.object), '[', printType(type.index), ']'];
    case 'tuple':
      return group(['[', indent([softline, join([',', line], type.elements.map(printTupleElement))]), softline, ']']);
    case 'union':
      return group(indent([softline, printAlternatives(type)]));
    case 'intersection':
      return printIntersection(type.types);
    case 'function':
      return printSignature(type.signature, { returns: ' => ' });
    case 'constructor':
      return [keyword(type.isAbstract ? 'abstract new' : 'new'), ' ', printSignature(type.signature, { returns: ' => ' })];
    case 'object':
      return printBraces(type.members.map(printObjectMember));
    case 'conditional':
      return printConditional(type);
    case 'infer':
      return [keyword('infer'), ' ', token(type.name, 'name'), printConstraint(type.constraint)];
    case 'mapped':
      return printBraces([printMapped(type)]);
    case 'template':
      return printTemplate(type);
    case 'operator':
      return [keyword(type.operator), ' ', printFor(precedence.operator, type.type)];
    case 'query':
      return [keyword('typeof'), ' ', printBare(type.target)];
    case 'predicate':
      return printPredicate(type);
  }
}

/** For a place that indents its content itself. */
function printUnindented(type: Type): Doc {
  return type.kind === 'union' ? printAlternatives(type) : printType(type);
}

function isBraced(type: Type): boolean {
  return type.kind === 'object' || type.kind === 'mapped';
}

/** `extends X` after a name, if there is an X. */
function printConstraint(constraint: Type | undefined): Doc {
  return constraint === undefined ? '' : [' ', keyword('extends'), ' ', printType(constraint)];
}

/** Prints a value as the source has it: a string, a number, a word or an expression. */
export function printLiteral(text: string): Doc {
  if (/^(["'`])(?:\\.|(?!\1).)*\1$/s.test(text)) return token(text, 'string');
  if (/^-?\d[\w.]*$/.test(text)) return token(text, 'number');
  // Anything longer is an expression, whose words are not all of one kind.
  return /^\w+$/.test(text) ? token(text, 'keyword') : text;
}

function printAlternatives({ types }: TypeOf<'union'>): Doc {
  return [ifBroken('| '), join([line, '| '], types.map(printAlternative))];
}

function printIntersection(types: readonly Type[]): Doc {
  const parts = types.map((type) => printFor(precedence.operator, type));
  // The members of an object type break before the type arguments in front of it do.
  if (types.some(isBraced)) return join(' & ', parts.map(yielding));
  const [first = '', ...others] = parts;
  return group([first, indent(others.map((part) => [' &', line, part]))]);
}

function printTupleElement({ name, type, isOptional, isRest }: TupleElement): Doc {
  const dots = isRest ? '...' : '';
  if (name !== undefined) return [dots, name, isOptional ? '?: ' : ': ', printType(type)];
  if (isRest) return [dots, printFor(precedence.operator, type, precedence.postfix)];
  return isOptional ? [printFor(precedence.postfix, type), '?'] : printType(type);
}

function printConditional(type: TypeOf<'conditional'>): Doc {
  const isChain = type.then.kind === 'conditional' || type.else.kind === 'conditional';
  const condition = [printFor(precedence.union, type.check), ' ', keyword('extends'), ' ', printExtended(type.extends)];
  const branches = indent([line, '? ', printType(type.then), line, ': ', printType(type.else)]);
  return isChain ? brokenGroup([condition, branches]) : group([condition, branches]);
}

/** Between `extends` and `?`, a function needs no parentheses, unless the type that it returns would include the `?`. */
function printExtended(type: Type): Doc {
  const isFunction = type.kind === 'function' || type.kind === 'constructor';
  const isBare = type.kind === 'infer' || (isFunction && type.signature.returnType.kind !== 'conditional');
  return printFor(isBare ? precedence.any : precedence.union, type, precedence.union);
}

function printMapped(type: TypeOf<'mapped'>): Doc {
  const name = type.nameType === undefined ? '' : [' ', keyword('as'), ' ', printType(type.nameType)];
  const key = ['[', token(type.parameter, 'name'), ' ', keyword('in'), ' ', printType(type.constraint), name, ']'];
  const readonly = type.readonly === undefined ? '' : [type.readonly, keyword('readonly'), ' '];
  const optional = type.optional === undefined ? '' : `${type.optional}?`;
  return [readonly, key, optional, ': ', printType(type.template)];
}

function printTemplate(type: TypeOf<'template'>): Doc {
  const spans = type.spans.map((span) => ['${', printType(span.type), '}', token(span.text, 'string')]);
  return [token(`\`${type.head}`, 'string'), ...spans, token('`', 'string')];
}

function printPredicate(type: TypeOf<'predicate'>): Doc {
  const asserts = type.asserts ? [keyword('asserts'), ' '] : '';
  const is = type.type === undefined ? '' : [' ', keyword('is'), ' ', printType(type.type)];
  return [asserts, type.parameter === 'this' ? keyword('this') : type.parameter, is];
}

/** `{ a: A; b: B }`, or each on a line of its own. */
function printBraces(members: readonly Doc[]): Doc {
  if (members.length === 0) return '{}';
  return group(['{', indent([line, join([';', line], members), ifBroken(';')]), line, '}']);
}

type TypeOf<Kind extends Type['kind']> = Extract<Type, { readonly kind: Kind }>;

/** `<T>(a: A, b?: B): R`: what follows a function's name. */
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

/** `(a: A, b?: B)`. If the only parameter has an object type, its brace follows the parenthesis directly. */
export function printParameters(parameters: readonly Parameter[]): Doc {
  const [only] = parameters;
  if (only === undefined) return '()';
  const isHugged = parameters.length === 1 && (only.type.kind === 'object' || only.type.kind === 'mapped');
  if (isHugged) return ['(', printParameter(only), ')'];
  const comma = parameters.at(-1)?.isRest ? '' : ifBroken(',');
  return yielding(group(['(', indent([softline, join([',', line], parameters.map(printParameter)), comma]), softline, ')']));
}

/** A short default value is shown here. A longer one is in the list of parameters, and the parameter's `?` says that there is one. */
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
    token(name, 'name'),
    printConstraint(constraint),
    standard === undefined ? '' : [' = ', printType(standard)],
  ];
}

/** A member of an object type, without what ends it. */
export function printObjectMember(member: ObjectMember): Doc {
  const { name, signature, type } = member;
  const optional = member.isOptional ? '?' : '';
  const readonly = member.isReadonly ? [keyword('readonly'), ' '] : '';
  const value = type === undefined ? '' : [': ', printType(type)];
  if (member.kind === 'getter') return [keyword('get'), ' ', printKey(name), '()', type === undefined ? returned(signature) : value];
  if (signature === undefined) return [readonly, printKey(name), optional, value];
  if (member.kind === 'index') return [readonly, printIndex(signature)];
  if (member.kind === 'setter') return [keyword('set'), ' ', printKey(name), printParameters(signature.parameters)];
  const start = member.kind === 'call' ? '' : member.kind === 'construct' ? [keyword('new'), ' '] : [printKey(name), optional];
  return [start, printSignature(signature, { returns: ': ' })];
}

/** `[key: string]: T` */
export function printIndex(signature: Signature): Doc {
  const keys = signature.parameters.map((key) => [key.name, ': ', printType(key.type)]);
  return ['[', join(', ', keys), ']', returned(signature)];
}

function returned(signature: Signature | undefined): Doc {
  return signature === undefined ? '' : [': ', printType(signature.returnType)];
}

/** The key of a member of an object type. In the normal form, names are code already. */
function printKey(name: string): Doc {
  const text = quotedKey(name);
  return text === name ? name : twoForms(text, name);
}

/** A name as a key: with quotes unless it is an identifier or computed. */
export function quotedKey(name: string): string {
  return /^[\p{ID_Start}$_#][\p{ID_Continue}$]*$|^\[/u.test(name) ? name : `'${name}'`;
}
