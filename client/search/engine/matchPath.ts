import { missingLetters } from './letters.ts';
import { innerPath, innerWord, matchAffixed, type Needle, noMatch, type Quality, ranks } from './matchName.ts';
import { measureOnce } from './measureOnce.ts';
import type { NameTable } from './NameTable.ts';
import type { QueryNeedles } from './queryNeedles.ts';
import type { Word } from './Word.ts';

export interface PathRequest {
  readonly needles: QueryNeedles;
  readonly table: NameTable;
  readonly match: (needle: Needle, word: Word) => Quality;
  /** How many letters of a word may be missing. */
  readonly typos: (lower: string) => number;
}

/** How well a part of the query matches the words of a table, by their numbers: as a name, and as a container of names. */
interface PartQualities {
  readonly own: (number: number) => Quality;
  readonly container: (number: number) => Quality;
}

/**
 * `GraphQLSchema.getType`, `schema getType`: a name and its container. Names and containers repeat often, so each is compared with each
 * part of the query once.
 */
export function matchPath({ needles: { parts, isPath }, table, match, typos }: PathRequest): (index: number) => Quality {
  const { words, wordOf, containerWordOf } = table;
  const all = parts.map((needle) => partQualities({ needle, words, match, most: typos(needle.lower) }));
  const last = all.at(-1);
  const named = last !== undefined && isPath ? [last] : all;
  return (index) => {
    const container = containerWordOf[index] ?? -1;
    if (container < 0) return noMatch;
    const word = wordOf[index] ?? 0;
    let best = noMatch;
    for (const part of named) {
      const name = part.own(word);
      if (name === noMatch) continue;
      const quality = Math.max(name, worstOf({ parts: all, except: part, container }));
      if (quality <= ranks.caseless) return quality;
      // With dots nothing else can be meant; words may as well be words of a name.
      best = Math.min(best, isPath ? quality : Math.max(pathQuality(quality) + (part === last ? 0 : 0.05), quality));
    }
    return best;
  };
}

/** Of a name and its container, by the worse of their qualities. */
function pathQuality(worse: Quality): Quality {
  return worse >= innerWord ? innerPath : ranks.path + worse / 10;
}

interface PartRequest {
  readonly needle: Needle;
  readonly words: readonly Word[];
  readonly match: PathRequest['match'];
  readonly most: number;
}

function partQualities({ needle, words, match, most }: PartRequest): PartQualities {
  // Most names are out of the question by their letters alone.
  const mayBe = (word: Word): boolean => missingLetters(needle.letters, word.letters) <= most;
  const own = (word: Word): Quality => (needle.lower === '' ? ranks.prefix : mayBe(word) ? match(needle, word) : noMatch);
  const container = (word: Word): Quality => (mayBe(word) ? Math.min(match(needle, word), matchAffixed(needle, word)) : noMatch);
  return { own: measureOnce(words, own), container: measureOnce(words, container) };
}

function worstOf(request: {
  readonly parts: readonly PartQualities[];
  readonly except: PartQualities;
  readonly container: number;
}): Quality {
  let worst: Quality = 0;
  for (const part of request.parts) {
    if (worst === noMatch) break;
    if (part !== request.except) worst = Math.max(worst, part.container(request.container));
  }
  return worst;
}
