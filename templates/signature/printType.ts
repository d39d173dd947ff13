import type { ReferenceType, TupleElement, Type } from '../../renderer/model/type.ts';
import {
  brokenGroup,
  type Doc,
  group,
  ifBroken,
  indent,
  join,
  keyword,
  line,
  link,
  softline,
  type TokenTarget,
  token,
  yielding,
} from './doc.ts';
import { formKey } from './formKey.ts';
import { printObjectMember } from './printMember.ts';
import { printSignature } from './printSignature.ts';

/*
 * A type as code. What may stand beside what without parentheses follows TypeScript's grammar: a type is printed for a
 * place that takes forms down to some `Precedence`, and gets parentheses when its own is lower.
 */

/** Prints a type for a place where any type may stand. */
export function printType(type: Type): Doc {
  return printFor(precedence.any, type);
}

/** Prints the type that an alias stands for: it breaks before the alias' own type parameters do. */
export function printAliased(type: Type): Doc {
  return yielding(printType(type));
}

/** Prints a list in angle brackets; nothing for an empty one. */
export function printTypeArguments(types: readonly Type[]): Doc {
  const [only] = types;
  if (only === undefined) return '';
  if (types.length > 1) return group(['<', indent([softline, join([',', line], types.map(printType))]), softline, '>']);
  if (isBraced(only)) return ['<', printType(only), '>'];
  return group(['<', indent([softline, printUnindented(only)]), softline, '>']);
}

const precedence = { any: 0, union: 1, intersection: 2, operator: 3, postfix: 4, primary: 5 } as const;

type Precedence = (typeof precedence)[keyof typeof precedence];

function printFor(lowest: Precedence, type: Type): Doc {
  if (precedenceOf(type) >= lowest) return printBare(type);
  return group(['(', indent([softline, printUnindented(type)]), softline, ')']);
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
      return token(type.name, 'type');
    case 'literal':
      return printLiteral(type.text);
    case 'text':
      return type.text;
    case 'reference':
      return [link(type.name, targetOf(type)), printTypeArguments(type.typeArguments)];
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
      return [keyword('infer'), ' ', token(type.name, 'type'), printConstraint(type.constraint)];
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

/** A generic type that isn't exported is explained with its arguments put in. */
function targetOf(type: ReferenceType): TokenTarget {
  const { target, typeArguments } = type;
  return target.kind === 'hidden' && typeArguments.length > 0 ? { ...target, form: formKey(type) } : target;
}

/** For a place that indents its content itself. */
function printUnindented(type: Type): Doc {
  return type.kind === 'union' ? printAlternatives(type) : printType(type);
}

function isBraced(type: Type): boolean {
  return type.kind === 'object' || type.kind === 'mapped';
}

/** `extends X` behind a name, if there is an X. */
export function printConstraint(constraint: Type | undefined): Doc {
  return constraint === undefined ? '' : [' ', keyword('extends'), ' ', printType(constraint)];
}

export function printLiteral(text: string): Doc {
  if (/^(["'`])(?:\\.|(?!\1).)*\1$/s.test(text)) return token(text, 'string');
  if (/^-?\d[\w.]*$/.test(text)) return token(text, 'number');
  // Anything longer is an expression, whose words are not all of one kind.
  return /^\w+$/.test(text) ? token(text, 'keyword') : text;
}

function printAlternatives({ types }: TypeOf<'union'>): Doc {
  return [
    ifBroken('| '),
    join(
      [line, '| '],
      types.map((type) => printFor(precedence.intersection, type)),
    ),
  ];
}

function printIntersection(types: readonly Type[]): Doc {
  const parts = types.map((type) => printFor(precedence.operator, type));
  if (types.some(isBraced)) return join(' & ', parts);
  const [first = '', ...others] = parts;
  return group([first, indent(others.map((part) => [' &', line, part]))]);
}

function printTupleElement({ name, type, isOptional, isRest }: TupleElement): Doc {
  const dots = isRest ? '...' : '';
  if (name !== undefined) return [dots, name, isOptional ? '?: ' : ': ', printType(type)];
  if (isRest) return [dots, printFor(precedence.operator, type)];
  return isOptional ? [printFor(precedence.postfix, type), '?'] : printType(type);
}

function printConditional(type: TypeOf<'conditional'>): Doc {
  const isChain = type.then.kind === 'conditional' || type.else.kind === 'conditional';
  const condition = [printFor(precedence.union, type.check), ' ', keyword('extends'), ' ', printExtended(type.extends)];
  const branches = indent([line, '? ', printType(type.then), line, ': ', printType(type.else)]);
  return isChain ? brokenGroup([condition, branches]) : group([condition, branches]);
}

/** Between `extends` and `?` a function may stand bare, unless the type that it returns would swallow the `?`. */
function printExtended(type: Type): Doc {
  const isFunction = type.kind === 'function' || type.kind === 'constructor';
  if (isFunction && type.signature.returnType.kind !== 'conditional') return printType(type);
  return type.kind === 'infer' ? printType(type) : printFor(precedence.union, type);
}

function printMapped(type: TypeOf<'mapped'>): Doc {
  const name = type.nameType === undefined ? '' : [' ', keyword('as'), ' ', printType(type.nameType)];
  const key = ['[', token(type.parameter, 'type'), ' ', keyword('in'), ' ', printType(type.constraint), name, ']'];
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
