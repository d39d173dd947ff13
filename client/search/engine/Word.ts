import { lettersOf } from './letters.ts';
import { wordStartsOf } from './wordStarts.ts';

/** A name with everything that matching asks about it again and again. */
export interface Word {
  readonly name: string;
  readonly lower: string;
  /** Which letters it has, see `lettersOf`. */
  readonly letters: number;
  /** Places at which words begin in it. */
  readonly starts: readonly number[];
  /** The same without what all names of its package begin with: `Schema` for `GraphQLSchema` of `graphql`. */
  readonly bare?: Word | undefined;
}

/** `affix`: how many letters at the name's beginning are its package's. */
export function createWord(name: string, affix = 0): Word {
  const lower = name.toLowerCase();
  const bare = affix === 0 ? undefined : createWord(name.slice(affix));
  return { name, lower, letters: lettersOf(lower), starts: wordStartsOf(name), bare };
}
