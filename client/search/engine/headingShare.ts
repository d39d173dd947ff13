import { wordsInName } from '../../../renderer/model/searchTerms.ts';
import { termsOf } from './queryTerms.ts';

/**
 * How much a heading and a query are about the same, between 0 and 1: the share of the query's terms that the heading has, rare ones counting
 * more, times the share of the heading that the query has. A short heading that is all in the query says what its section is about.
 */
export function headingShare(heading: string, rarities: ReadonlyMap<string, number>): number {
  const words = termsOf(wordsInName(heading));
  const shared = words.filter((word) => rarities.has(word));
  if (shared.length === 0) return 0;
  const asked = sum(rarities.values());
  return asked === 0 ? 0 : (sum(shared.map((word) => rarities.get(word) ?? 0)) / asked) * (shared.length / words.length);
}

function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
}
