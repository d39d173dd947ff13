import type { ApiSymbol } from '../../model/api.ts';
import type { TypesData } from '../../model/search.ts';
import type { Type } from '../../model/type.ts';
import type { NamedPage } from '../../render/names/listNames.ts';
import { type FindSymbol, listSignatures, type SearchSignature } from './listSignatures.ts';
import { emptyScope, typeText, withParameters } from './typeText.ts';

interface PackTypesRequest {
  readonly pages: readonly NamedPage[];
  readonly find: FindSymbol;
  /** Types that have no page. Only one part of the names mentions them. */
  readonly unexported: readonly ApiSymbol[];
}

/** Packs the signatures of these pages into columns, with the relations of the types of their symbols and of unexported types. */
export function packTypes({ pages, find, unexported }: PackTypesRequest): TypesData {
  const symbols = [...pages.flatMap(({ symbol }) => symbol ?? []), ...unexported];
  const types = new Map<string, number>();
  const number = (type: string): string => {
    const known = types.get(type) ?? types.size;
    types.set(type, known);
    return known.toString(36);
  };
  const rows: string[] = [];
  let first = 0;
  let previous = 0;
  for (const page of pages) {
    for (const { part, signature } of listSignatures(page, find)) {
      rows.push(`${(first + part - previous).toString(36)}:${rowOf(signature, number)}`);
      previous = first + part;
    }
    first += page.parts.length + 1;
  }
  return {
    types: [...types.keys()].join('\n'),
    signatures: rows.join('\n'),
    aliases: symbols.flatMap(aliasOf).join('\n'),
    supertypes: supertypeLines(symbols).join('\n'),
  };
}

const needs = { required: '', optional: '?', self: '.' } as const;

function rowOf({ parameters, result, isUnpacked }: SearchSignature, number: (type: string) => string): string {
  const list = parameters.map(({ type, need }) => `${number(type)}${needs[need]}`).join(',');
  return `${list}>${number(result)}${isUnpacked ? '*' : ''}`;
}

/** `Maybe<T>=$T|null|undefined`: aliases that add something to their parameter. Queries and signatures are compared without them. */
function aliasOf({ kind, name, type, typeParameters }: ApiSymbol): readonly string[] {
  if (kind !== 'type' || type?.kind !== 'union' || typeParameters.length === 0) return [];
  const isBare = (part: Type): boolean => part.kind === 'reference' && part.target.kind === 'parameter';
  if (!type.types.some(isBare)) return [];
  const parameters = typeParameters.map((parameter) => ({ name: parameter.name }));
  const text = typeText(type, withParameters(emptyScope, parameters));
  return [`${name}<${parameters.map((parameter) => parameter.name).join(',')}>=${text}`];
}

/** The types that each type extends, implements, or is a member of. */
function supertypeLines(symbols: readonly ApiSymbol[]): readonly string[] {
  const supertypes = new Map<string, Set<string>>();
  const add = (name: string, supertype: string): void => {
    if (name !== supertype) supertypes.set(name, (supertypes.get(name) ?? new Set()).add(supertype));
  };
  for (const symbol of symbols) {
    for (const parent of [...symbol.extends, ...symbol.implements]) if (parent.kind === 'reference') add(symbol.name, parent.name);
    if (symbol.kind !== 'type' || symbol.type === undefined) continue;
    if (symbol.type.kind === 'union') for (const name of namesIn(symbol.type.types)) add(name, symbol.name);
    if (symbol.type.kind === 'intersection') for (const name of namesIn(symbol.type.types)) add(symbol.name, name);
    if (symbol.type.kind === 'reference') for (const name of namesIn([symbol.type])) add(symbol.name, name);
  }
  for (const [name, supertype] of unionSubtypes(new Map(symbols.flatMap(unionOf)))) add(name, supertype);
  return [...supertypes].map(([name, names]) => `${name}:${[...names].join(',')}`);
}

/** A union that is made of named types alone. */
function unionOf({ kind, name, type }: ApiSymbol): readonly (readonly [string, readonly string[]])[] {
  if (kind !== 'type' || type?.kind !== 'union') return [];
  const names = namesIn(type.types);
  return names.length === type.types.length ? [[name, names]] : [];
}

function namesIn(types: readonly Type[]): readonly string[] {
  return types.flatMap((type) => (type.kind === 'reference' && type.target.kind !== 'parameter' ? [type.name] : []));
}

/**
 * Finds which unions are parts of others. `InputType` is a subtype of `Type` if all of its members are members of `Type`, whichever of the
 * two mentions the other. `unions` has the names of each union's members; a member that is a union counts as its members.
 */
export function unionSubtypes(unions: ReadonlyMap<string, readonly string[]>): readonly (readonly [name: string, supertype: string])[] {
  const leaves = new Map([...unions.keys()].map((name) => [name, leavesOf(name, unions)] as const));
  const withLeaf = new Map<string, string[]>();
  for (const [name, own] of leaves) for (const leaf of own) withLeaf.set(leaf, [...(withLeaf.get(leaf) ?? []), name]);
  return [...leaves].flatMap(([name, own]) => {
    const [first] = own;
    const candidates = first === undefined ? [] : (withLeaf.get(first) ?? []);
    return candidates.flatMap((other) => (other !== name && isPart(own, leaves.get(other)) ? [[name, other] as const] : []));
  });
}

function leavesOf(union: string, unions: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const leaves = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const members = unions.get(name);
    if (members === undefined) leaves.add(name);
    else members.forEach(visit);
  };
  visit(union);
  return leaves;
}

function isPart(own: ReadonlySet<string>, other: ReadonlySet<string> | undefined): boolean {
  return other !== undefined && own.size < other.size && [...own].every((leaf) => other.has(leaf));
}
