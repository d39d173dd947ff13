import type { SearchType } from './parseType.ts';
import type { TypeRelations } from './TypeRelations.ts';

/** How far a declared type is from the one that is asked for: 0 is the same, `Infinity` something else. */
export type Distance = number;

const never: Distance = Number.POSITIVE_INFINITY;

/** What each difference costs, relative to a parameter that is left out of the query (0.7). */
const costs = {
  /** The declared type is a union with what is asked for in it. */
  inUnion: 0.15,
  nullable: 0.05,
  /** A type variable of the declaration that matches the wanted type only if it is instantiated. */
  instantiated: 1.5,
  /** A type variable of the query that is bound to a concrete type. */
  bound: 0.6,
  /** The query's name is none of a type, but might mean this one. */
  guessed: 0.2,
  unknown: 2.5,
  /** Every type is assignable to `unknown`, which readers seldom look for. */
  anything: 1.6,
  opaque: 3.2,
  literal: 0.6,
  awaited: 0.9,
  supertype: 0.5,
  subtype: 0.8,
  step: 0.3,
  missingArguments: 0.05,
} as const;

type NamedType = Extract<SearchType, { kind: 'name' }>;

/**
 * Compares a type of a query with a declared one. Both directions count: a query for `ASTNode` also finds functions that take or return one
 * of its subtypes or supertypes, with a lower rank than the type itself.
 */
export function compareTypes(wanted: SearchType, declared: SearchType, relations: TypeRelations): Distance {
  if (wanted.kind === 'any') return 0;
  if (wanted.kind === 'variable') return declared.kind === 'variable' ? 0.1 : costs.bound;
  if (wanted.kind === 'choice') return nearest(wanted.types, (part) => compareTypes(part, declared, relations)) + costs.guessed;
  if (declared.kind === 'union') return compareToUnion(wanted, declared.types, relations);
  if (wanted.kind === 'union')
    return nearest(wanted.types.filter(isNotNullish), (part) => compareTypes(part, declared, relations)) + costs.inUnion;
  if (declared.kind === 'variable') return costs.instantiated;
  if (declared.kind === 'opaque' || declared.kind === 'any' || declared.kind === 'choice') return costs.opaque;
  if (wanted.kind === 'opaque') return never;
  if (wanted.kind === 'function') return declared.kind === 'function' ? compareFunctions(wanted, declared, relations) : never;
  if (declared.kind === 'function') return wanted.name === 'function' ? 0.2 : never;
  return compareNames(wanted, declared, relations);
}

function compareToUnion(wanted: SearchType, types: readonly SearchType[], relations: TypeRelations): Distance {
  const definite = types.filter(isNotNullish);
  const isNullable = definite.length < types.length;
  const extra = (isNullable ? costs.nullable : 0) + (definite.length > 1 ? costs.inUnion : 0);
  if (wanted.kind !== 'union') {
    const among = isNotNullish(wanted) ? definite : types;
    return nearest(among, (part) => compareTypes(wanted, part, relations)) + extra;
  }
  const parts = wanted.types.filter(isNotNullish);
  const distances = parts.map((part) => nearest(definite, (other) => compareTypes(part, other, relations)));
  const additional = Math.max(0, definite.length - parts.length) * costs.inUnion;
  return average(distances) + (isNullable === parts.length < wanted.types.length ? 0 : costs.nullable) + additional;
}

function compareNames(wanted: NamedType, declared: NamedType, relations: TypeRelations): Distance {
  if (wanted.name === declared.name) return compareArguments(wanted, declared, relations);
  if (declared.name === 'unknown') return costs.unknown;
  if (wanted.name === 'unknown') return costs.anything;
  if (literalBase(declared.name) === wanted.name) return costs.literal;
  const { supertypes, subtypes } = relations;
  const up = supertypes.get(wanted.name)?.get(declared.name);
  if (up !== undefined) return costs.supertype + up * costs.step;
  const down = subtypes.get(wanted.name)?.get(declared.name);
  if (down !== undefined) return costs.subtype + down * costs.step;
  const [inner] = declared.typeArguments;
  if (declared.name === 'promise' && inner !== undefined) return compareTypes(wanted, inner, relations) + costs.awaited;
  return never;
}

function compareArguments(wanted: NamedType, declared: NamedType, relations: TypeRelations): Distance {
  const count = Math.min(wanted.typeArguments.length, declared.typeArguments.length);
  if (count === 0) return wanted.typeArguments.length === declared.typeArguments.length ? 0 : costs.missingArguments;
  return average(
    wanted.typeArguments.slice(0, count).map((part, index) => compareTypes(part, declared.typeArguments[index] ?? part, relations)),
  );
}

function compareFunctions(
  wanted: Extract<SearchType, { kind: 'function' }>,
  declared: Extract<SearchType, { kind: 'function' }>,
  relations: TypeRelations,
): Distance {
  if (wanted.parameters.length > declared.parameters.length) return never;
  const parameters = wanted.parameters.map((part, index) => compareTypes(part, declared.parameters[index] ?? part, relations));
  const left = (declared.parameters.length - wanted.parameters.length) * 0.1;
  return average([...parameters, compareTypes(wanted.result, declared.result, relations)]) + left;
}

/** The primitive type of a literal; empty for names. */
function literalBase(name: string): string {
  const code = name.charCodeAt(0);
  // `t` and `f`, for `true` and `false`, or no letter at all.
  if (code > 57 && code !== 116 && code !== 102) return '';
  if (name.startsWith('"')) return 'string';
  if (/^-?\d/.test(name)) return name.endsWith('n') ? 'bigint' : 'number';
  return name === 'true' || name === 'false' ? 'boolean' : '';
}

function isNotNullish(type: SearchType): boolean {
  return type.kind !== 'name' || (type.name !== 'null' && type.name !== 'undefined' && type.name !== 'void');
}

function nearest(types: readonly SearchType[], distance: (type: SearchType) => Distance): Distance {
  let best = never;
  for (const type of types) best = Math.min(best, distance(type));
  return best;
}

function average(distances: readonly Distance[]): Distance {
  return distances.length === 0 ? 0 : distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}
