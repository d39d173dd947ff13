import type { Signature, Type, TypeParameter } from '../../model/type.ts';

/** Type parameters by name with their constraints, and the type of `this`. */
export interface TypeScope {
  readonly parameters: ReadonlyMap<string, Type | undefined>;
  readonly self: string;
}

export const emptyScope: TypeScope = { parameters: new Map(), self: 'this' };

/** A scope with type parameters in addition; these hide others of their names. */
export function withParameters(scope: TypeScope, parameters: readonly TypeParameter[]): TypeScope {
  if (parameters.length === 0) return scope;
  return { ...scope, parameters: new Map([...scope.parameters, ...parameters.map(({ name, constraint }) => [name, constraint] as const)]) };
}

/** Deeper parts of a type are not searchable. */
const deepest = 4;
/** Types that restrict the use of another type without changing its meaning. */
const wrappers: ReadonlySet<string> = new Set(['Readonly', 'Partial', 'Required', 'NonNullable', 'Awaited', 'NoInfer']);
const arrays: ReadonlySet<string> = new Set(['ReadonlyArray', 'Array']);

/**
 * A type as search compares it, in the notation of queries: `Array<Maybe<string>>`, `(A,B)->C`, `$T` for a type variable. Details that do
 * not matter for finding a function are omitted: `readonly`, names of parameters, the properties of objects. A type parameter with a
 * constraint is its constraint. `?` is a type that cannot be searched for.
 */
export function typeText(type: Type, scope: TypeScope, depth = 0): string {
  if (depth > deepest) return '?';
  const inner = (part: Type): string => typeText(part, scope, depth + 1);
  switch (type.kind) {
    case 'intrinsic':
      return type.name === 'this' ? scope.self : type.name === 'any' ? 'unknown' : type.name.replace('unique symbol', 'symbol');
    case 'literal':
      return /^["'`]/.test(type.text) ? JSON.stringify(type.text.slice(1, -1)) : type.text;
    case 'reference':
      return referenceText(type, scope, depth);
    case 'array':
      return `Array<${inner(type.element)}>`;
    case 'tuple':
      return `Array<${unionText(type.elements.map((element) => inner(element.type)))}>`;
    case 'union':
    case 'intersection':
      return unionText(type.types.map((part) => (part.kind === 'function' ? `(${inner(part)})` : inner(part))));
    case 'function':
    case 'constructor':
      return functionText(type.signature, scope, depth);
    case 'conditional':
      return unionText([inner(type.then), inner(type.else)]);
    case 'object':
    case 'mapped':
      return 'object';
    case 'template':
      return 'string';
    case 'operator':
      return type.operator === 'keyof' ? '?' : inner(type.type);
    case 'query':
      return type.target.name;
    case 'predicate':
      return type.asserts ? 'void' : 'boolean';
    default:
      return '?';
  }
}

function referenceText({ name, typeArguments, target }: Extract<Type, { kind: 'reference' }>, scope: TypeScope, depth: number): string {
  if (target.kind === 'parameter' || scope.parameters.has(name)) {
    const constraint = scope.parameters.get(name);
    return constraint === undefined ? `$${name}` : typeText(constraint, scope, depth + 1);
  }
  const parts = typeArguments.map((part) => typeText(part, scope, depth + 1));
  const [first] = parts;
  if (wrappers.has(name) && first !== undefined) return first;
  const shown = arrays.has(name) ? 'Array' : name;
  // Arguments that could be anything say nothing.
  return parts.every((part) => part === 'unknown' || part === '?') ? shown : `${shown}<${parts.join(',')}>`;
}

function functionText(signature: Signature, outer: TypeScope, depth: number): string {
  const scope = withParameters(outer, signature.typeParameters);
  const parameters = signature.parameters.map(({ type }) => typeText(type, scope, depth + 1));
  return `(${parameters.join(',')})->${typeText(signature.returnType, scope, depth + 1)}`;
}

function unionText(parts: readonly string[]): string {
  return [...new Set(parts)].join('|');
}
