import type { Config } from '../../model/config.ts';
import { groupBy } from '../../model/groupBy.ts';
import { wordsOf } from '../../model/searchTerms.ts';
import type { CountedTerms } from '../../render/text/countTerms.ts';

/** Adds to a section's terms those that readers may use for them. */
export type AddSynonyms = (groups: readonly CountedTerms[]) => readonly CountedTerms[];

/**
 * Synonyms are added to the index, so that the search in the browser needs no data and no code for them. A name counts as often as the rarest
 * word of that text.
 */
export function createAddSynonyms({ synonyms }: Config['search']): AddSynonyms {
  const pairs = Object.entries(synonyms).flatMap(([name, texts]) => texts.map((text) => ({ name: termsIn(name), text: termsIn(text) })));
  if (pairs.length === 0) return (groups) => groups;
  return (groups) => {
    const counts = new Map(groups.flatMap(({ count, terms }) => terms.map((term) => [term, count] as const)));
    const raised = new Map<string, number>();
    for (const { name, text } of pairs) {
      const count = Math.min(...text.map((term) => counts.get(term) ?? 0));
      // From the section's own counts: a synonym has no synonyms.
      for (const term of name) raised.set(term, Math.max(raised.get(term) ?? counts.get(term) ?? 0, count));
    }
    for (const [term, count] of raised) if (count > 0) counts.set(term, count);
    return [...groupBy([...counts.keys()], (term) => counts.get(term) ?? 0)].map(([count, terms]) => ({ count, terms }));
  };
}

function termsIn(text: string): readonly string[] {
  return [...new Set(wordsOf(text).map(({ term }) => term))];
}
