import { lettersOf, missingLetters } from './letters.ts';
import { createNeedle, createTypoMatch, matchName, mostTypos, type Quality, ranks } from './matchName.ts';
import type { SearchType } from './parseType.ts';
import type { TypeRelations } from './TypeTable.ts';

/** So many types that a word might mean are tried. */
const mostMeanings = 6;

/**
 * Turns the names of a query into types that there are: a name in whatever case, the beginning or a word of one, or one with a typo.
 * A single capital that is no type's name is a type variable.
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

function resolveName(type: Extract<SearchType, { kind: 'name' }>, { names, aliases }: TypeRelations): SearchType {
  const { name, typeArguments } = type;
  if (names.has(name) || aliases.has(name) || /^["\d-]/.test(name)) return type;
  if (/^[a-z]$/.test(name)) return { kind: 'variable', name };
  const needle = createNeedle(name);
  const exact = meaningsBy({ match: (written, lower) => matchName(needle, written, lower), letters: needle.letters, typos: 0 }, names);
  const meanings =
    exact.length > 0 ? exact : meaningsBy({ match: createTypoMatch(needle), letters: needle.letters, typos: mostTypos(name) }, names);
  const [first] = meanings;
  if (first === undefined) return type;
  const best = meanings.filter(({ quality }) => Math.floor(quality) === Math.floor(first.quality));
  const types = best.map(({ lower }): SearchType => ({ kind: 'name', name: lower, typeArguments }));
  return types.length === 1 ? (types[0] ?? type) : { kind: 'choice', types };
}

interface Meaningful {
  readonly match: (written: string, lower: string) => Quality;
  readonly letters: number;
  /** How many letters may be missing. */
  readonly typos: number;
}

function meaningsBy({ match, letters, typos }: Meaningful, names: TypeRelations['names']): readonly Meaning[] {
  const meanings: Meaning[] = [];
  for (const [lower, written] of names) {
    if (missingLetters(letters, lettersOf(lower)) > typos) continue;
    const quality = match(written, lower);
    if (quality < ranks.scattered) meanings.push({ lower, quality });
  }
  const order = (a: Meaning, b: Meaning): number =>
    Math.floor(a.quality) - Math.floor(b.quality) || a.lower.length - b.lower.length || (a.lower < b.lower ? -1 : 1);
  return meanings.toSorted(order).slice(0, mostMeanings);
}

interface Meaning {
  readonly lower: string;
  readonly quality: Quality;
}
