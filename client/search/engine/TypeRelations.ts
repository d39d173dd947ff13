import type { TypesData } from '../../../renderer/model/search.ts';
import { linesOf } from './linesOf.ts';
import { parseType, type SearchType } from './parseType.ts';
import { createWord, type Word } from './Word.ts';

/** What holds for all packages together. */
export interface TypeRelations {
  readonly aliases: ReadonlyMap<string, TypeAlias>;
  /** For each type all that it can be used as, with how many steps that takes. Names in lower case. */
  readonly supertypes: TypeDistances;
  /** The types that are assignable to a type, instead of those that it is assignable to. */
  readonly subtypes: TypeDistances;
  /** Every name of a type that occurs, by its lower case. */
  readonly names: ReadonlyMap<string, Word>;
  /**
   * Possible meanings of words in queries that are not names of types, as far as they have been asked for: a query is typed letter by
   * letter.
   */
  readonly meanings: Map<string, readonly string[]>;
}

type TypeDistances = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface TypeAlias {
  readonly parameters: readonly string[];
  readonly type: SearchType;
}

/** Reads the parts of an index one after the other, so that who reads a large one can do something else in between. */
export interface RelationsReader {
  readonly add: (part: TypesData) => void;
  readonly finish: () => TypeRelations;
}

export function createRelationsReader(): RelationsReader {
  const direct = new Map<string, Set<string>>();
  const aliases = new Map<string, TypeAlias>();
  const names = new Map<string, Word>();
  return {
    add: (part) => {
      for (const line of linesOf(part.supertypes)) {
        const [name = '', list = ''] = line.toLowerCase().split(':');
        const known = direct.get(name) ?? new Set<string>();
        for (const supertype of list.split(',')) known.add(supertype);
        direct.set(name, known);
      }
      for (const [name, alias] of linesOf(part.aliases).flatMap(readAlias)) aliases.set(name, alias);
      addNames(linesOf(part.types), names);
      addNames(linesOf(part.supertypes), names);
    },
    finish: () => {
      const supertypes = new Map([...direct.keys()].map((name) => [name, allSupertypes(name, direct)] as const));
      return { aliases, supertypes, subtypes: turned(supertypes), names, meanings: new Map() };
    },
  };
}

function addNames(texts: readonly string[], names: Map<string, Word>): void {
  for (const text of texts) {
    // Most types are just a name.
    const found = /^[A-Za-z][\w.]*$/.test(text) ? [text] : (text.match(namePattern) ?? []);
    for (const written of found) {
      const lower = written.toLowerCase();
      if (!names.has(lower)) names.set(lower, createWord(written));
    }
  }
}

const namePattern = /(?<![\w$"])[\p{L}_][\p{L}\p{N}_$.]*(?!["\w])/gu;

/** Replaces aliases by their types: `Maybe<T>` becomes `T | null | undefined`. */
export function expandAliases(type: SearchType, aliases: TypeRelations['aliases'], depth = 0): SearchType {
  const inner = (part: SearchType): SearchType => expandAliases(part, aliases, depth + 1);
  switch (type.kind) {
    case 'union':
      return { kind: 'union', types: type.types.map(inner).flatMap((part) => (part.kind === 'union' ? part.types : [part])) };
    case 'function':
      return { kind: 'function', parameters: type.parameters.map(inner), result: inner(type.result) };
    case 'name': {
      const typeArguments = type.typeArguments.map(inner);
      const alias = depth > 8 ? undefined : aliases.get(type.name);
      if (alias === undefined || typeArguments.length < alias.parameters.length) return { ...type, typeArguments };
      return inner(substitute(alias.type, new Map(alias.parameters.map((name, index) => [name, typeArguments[index] ?? type]))));
    }
    default:
      return type;
  }
}

function substitute(type: SearchType, values: ReadonlyMap<string, SearchType>): SearchType {
  const inner = (part: SearchType): SearchType => substitute(part, values);
  if (type.kind === 'variable') return values.get(type.name) ?? type;
  if (type.kind === 'union') return { kind: 'union', types: type.types.map(inner) };
  if (type.kind === 'function') return { kind: 'function', parameters: type.parameters.map(inner), result: inner(type.result) };
  return type.kind === 'name' ? { ...type, typeArguments: type.typeArguments.map(inner) } : type;
}

function readAlias(line: string): readonly (readonly [string, TypeAlias])[] {
  const [, name = '', parameters = '', text = ''] = /^([^<]*)<([^>]*)>=(.*)$/.exec(line) ?? [];
  return name === '' ? [] : [[name.toLowerCase(), { parameters: parameters.split(','), type: parseType(text) }]];
}

/** Breadth first, so that each is found by its shortest way. */
function allSupertypes(name: string, direct: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let front = [name];
  for (let steps = 1; front.length > 0; steps += 1) {
    const next = front.flatMap((from) => [...(direct.get(from) ?? [])]).filter((supertype) => supertype !== name && !found.has(supertype));
    for (const supertype of next) found.set(supertype, steps);
    front = [...new Set(next)];
  }
  return found;
}

function turned(distances: TypeDistances): TypeDistances {
  const other = new Map<string, Map<string, number>>();
  for (const [name, found] of distances) {
    for (const [supertype, steps] of found) other.set(supertype, (other.get(supertype) ?? new Map<string, number>()).set(name, steps));
  }
  return other;
}
