import type { SearchType } from './parseType.ts';
import type { TypeRelations } from './TypeRelations.ts';

/** Selects the types that are worth comparing. */
export interface TypeIndex {
  /** Numbers of the types that can be near to the one that is asked for; `undefined` when any may be. */
  readonly candidates: (wanted: SearchType) => ReadonlySet<number> | undefined;
}

/** Index keys for types that are not names. */
const functionKey = '->';
/** Types that may be near to anything: with variables, literals, or something in them that can't be compared. */
const looseKey = '?';

/**
 * An index from names to the types that mention them. It may return too many types, never too few: an alias also has the names of its
 * aliased type, and types that match everything are always candidates. A query of a big package then compares some dozens of types instead
 * of many thousands.
 */
export function createTypeIndex(texts: readonly string[], { aliases, supertypes, subtypes }: TypeRelations): TypeIndex {
  const keysOfAlias = new Map([...aliases].map(([name, alias]) => [name, keysOfType(alias.type)] as const));
  const numbers = new Map<string, number[]>();
  const add = (key: string, number: number): void => {
    const known = numbers.get(key);
    if (known === undefined) numbers.set(key, [number]);
    else if (known.at(-1) !== number) known.push(number);
  };
  for (const [number, text] of texts.entries()) {
    for (const key of keysOfText(text)) {
      add(key, number);
      for (const inner of keysOfAlias.get(key.replace('<', '')) ?? []) add(inner, number);
    }
  }
  const related = (name: string): readonly string[] => [...(supertypes.get(name)?.keys() ?? []), ...(subtypes.get(name)?.keys() ?? [])];
  const keysOf = (wanted: SearchType): readonly string[] | undefined => {
    if (wanted.kind === 'name') return wanted.name === 'unknown' ? undefined : keysOfName(wanted);
    if (wanted.kind === 'function') return [functionKey];
    if (wanted.kind !== 'union' && wanted.kind !== 'choice') return undefined;
    const keys = wanted.types.map(keysOf);
    return keys.some((part) => part === undefined) ? undefined : keys.flatMap((part) => part ?? []);
  };
  /** What is asked for with an argument has to hold that, or none at all. */
  const keysOfName = ({ name, typeArguments }: Extract<SearchType, { kind: 'name' }>): readonly string[] => {
    const inner = typeArguments.flatMap((argument) => {
      const keys = keysOf(argument);
      return keys === undefined ? [] : [keys];
    })[0];
    const others = related(name);
    const named = [name, ...others, ...others.map(generic), ...(name === 'function' ? [functionKey] : [])];
    return [...named, ...(inner ?? [generic(name)])];
  };
  return {
    candidates: (wanted) => {
      const keys = keysOf(wanted);
      return keys && new Set([...keys, looseKey].flatMap((key) => numbers.get(key) ?? []));
    },
  };
}

const namePattern = /[\p{L}_][\p{L}\p{N}_$.]*<?/gu;

/** Key of a name with arguments. */
function generic(name: string): string {
  return `${name}<`;
}

function keysOfText(text: string): readonly string[] {
  // Most types are just a name.
  if (/^[A-Za-z][\w.]*$/.test(text)) {
    const name = text.toLowerCase();
    return isLoose(name) ? [name, looseKey] : [name];
  }
  const keys = (text.match(namePattern) ?? []).map((name) => name.toLowerCase());
  if (text.includes('->')) keys.push(functionKey);
  if (/["?*$]|(?<![\w$])-?\d/.test(text) || keys.some(isLoose)) keys.push(looseKey);
  return keys;
}

function isLoose(name: string): boolean {
  return name === 'unknown' || name === 'any' || name === 'true' || name === 'false';
}

function keysOfType(type: SearchType): readonly string[] {
  switch (type.kind) {
    case 'name':
      return [...keysOfText(type.name), generic(type.name), ...type.typeArguments.flatMap(keysOfType)];
    case 'union':
      return type.types.flatMap(keysOfType);
    case 'function':
      return [functionKey, ...[...type.parameters, type.result].flatMap(keysOfType)];
    case 'opaque':
      return [looseKey];
    default:
      return [];
  }
}
