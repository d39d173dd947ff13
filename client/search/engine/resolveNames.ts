import { missingLetters } from './letters.ts';
import { createNeedle, createTypoMatch, matchName, mostTypos, noMatch, type Quality, ranks } from './matchName.ts';
import type { SearchType } from './parseType.ts';
import type { TypeRelations } from './TypeRelations.ts';
import type { Word } from './Word.ts';

/** So many types that a word might mean are tried. */
const mostMeanings = 12;

/**
 * Replaces the names of a query by existing types. Case does not matter; a beginning, a word of a name and a typo are accepted. A single
 * capital that is not the name of a type is a type variable.
 */
export function resolveNames(type: SearchType, relations: TypeRelations): SearchType {
  const inner = (part: SearchType): SearchType => resolveNames(part, relations);
  switch (type.kind) {
    case 'union':
      return { kind: 'union', types: type.types.map(inner) };
    case 'function':
      return { kind: 'function', parameters: type.parameters.map(inner), result: inner(type.result) };
    case 'name':
      return resolveName({ ...type, typeArguments: type.typeArguments.map(inner) }, relations);
    default:
      return type;
  }
}

function resolveName(type: Extract<SearchType, { kind: 'name' }>, { names, aliases, meanings: known }: TypeRelations): SearchType {
  const { name, typeArguments } = type;
  if (names.has(name) || aliases.has(name) || /^["\d-]/.test(name)) return type;
  if (/^[a-z]$/.test(name)) return { kind: 'variable', name };
  const meanings = known.get(name) ?? meaningsOf(name, names);
  known.set(name, meanings);
  const types = meanings.map((meaning): SearchType => ({ kind: 'name', name: meaning, typeArguments }));
  const [first = type, second] = types;
  return second === undefined ? first : { kind: 'choice', types };
}

/** Names that a word is part of; those that it may have been meant as when there are none. */
function meaningsOf(name: string, names: TypeRelations['names']): readonly string[] {
  const needle = createNeedle(name);
  const exact = meaningsBy({ match: (word) => matchName(needle, word), letters: needle.letters, typos: 0 }, names);
  const meanings =
    exact.length > 0 ? exact : meaningsBy({ match: createTypoMatch(needle), letters: needle.letters, typos: mostTypos(name) }, names);
  const [first] = meanings;
  // A word of a name is as good as its beginning: `schema` may be `SchemaNode` or `GraphQLSchema`.
  const limit = first === undefined ? 0 : Math.max(Math.floor(first.quality) + 1, ranks.path);
  return meanings.filter(({ quality }) => quality < limit).map(({ lower }) => lower);
}

interface Meaningful {
  readonly match: (word: Word) => Quality;
  readonly letters: number;
  /** How many letters may be missing. */
  readonly typos: number;
}

function meaningsBy({ match, letters, typos }: Meaningful, names: TypeRelations['names']): readonly Meaning[] {
  const meanings: Meaning[] = [];
  for (const [lower, word] of names) {
    if (missingLetters(letters, word.letters) > typos) continue;
    const quality = match(word);
    if (quality < noMatch) meanings.push({ lower, quality });
  }
  const order = (a: Meaning, b: Meaning): number =>
    Math.floor(a.quality) - Math.floor(b.quality) || a.lower.length - b.lower.length || (a.lower < b.lower ? -1 : 1);
  return meanings.toSorted(order).slice(0, mostMeanings);
}

interface Meaning {
  readonly lower: string;
  readonly quality: Quality;
}
