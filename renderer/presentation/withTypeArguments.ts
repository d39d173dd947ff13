import type { ApiSymbol } from '../model/api.ts';
import type { Type } from '../model/type.ts';

/**
 * The declaration of a generic type with types in place of its parameters: `string | null` for `Maybe<string>`. Parameters that no type is
 * given for have their defaults. What a signature, a mapped type or `infer` within calls by the same name is its own and stays.
 *
 * Undefined where nothing can be put in: there are too few types, or one of them names a parameter that would mean another there.
 */
export function withTypeArguments(symbol: ApiSymbol, typeArguments: readonly Type[]): ApiSymbol | undefined {
  const { typeParameters, ...declaration } = symbol;
  const types = new Map<string, Type>();
  for (const [index, { name, default: standard }] of typeParameters.entries()) {
    const type = typeArguments[index] ?? (standard && substitute(standard, types));
    if (type === undefined) return undefined;
    types.set(name, type);
  }
  const bound = boundNames(declaration);
  if ([...types.values()].some((type) => parameterNames(type).some((name) => bound.has(name)))) return undefined;
  return { ...substitute(declaration, types), typeParameters: [] };
}

/** Walks plain data, so that no form of type can be forgotten. */
function substitute<T>(value: T, types: ReadonlyMap<string, Type>): T {
  return replace(value, types) as T;
}

function replace(value: unknown, types: ReadonlyMap<string, Type>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => replace(part, types));
  const name = parameterName(value);
  const type = name === undefined ? undefined : types.get(name);
  if (type !== undefined) return type;
  const own = namesBoundBy(value);
  const outer = own.some((bound) => types.has(bound)) ? new Map([...types].filter(([bound]) => !own.includes(bound))) : types;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part, outer)]));
}

/** `T`, where a value is a reference to a type parameter. */
function parameterName(value: object): string | undefined {
  if (!('kind' in value) || value.kind !== 'reference' || !('target' in value) || !('name' in value)) return undefined;
  const { target, name } = value;
  const isParameter = typeof target === 'object' && target !== null && 'kind' in target && target.kind === 'parameter';
  return isParameter && typeof name === 'string' ? name : undefined;
}

/** Names that a signature, a mapped type or a conditional type gives to types of its own. */
function namesBoundBy(value: object): readonly string[] {
  if ('typeParameters' in value && Array.isArray(value.typeParameters)) return value.typeParameters.map(({ name }) => String(name));
  if (!('kind' in value)) return [];
  if (value.kind === 'mapped' && 'parameter' in value) return [String(value.parameter)];
  if (value.kind === 'conditional' && 'extends' in value) return inferredNames(value.extends);
  return [];
}

function inferredNames(value: unknown): readonly string[] {
  return objectsIn(value).flatMap((one) => ('kind' in one && one.kind === 'infer' && 'name' in one ? [String(one.name)] : []));
}

function boundNames(value: unknown): ReadonlySet<string> {
  return new Set(objectsIn(value).flatMap(namesBoundBy));
}

function parameterNames(type: Type): readonly string[] {
  return objectsIn(type).flatMap((one) => parameterName(one) ?? []);
}

function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
