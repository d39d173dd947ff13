import type { Config } from '../../model/config.ts';
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
  const wanted = new Set(pairs.flatMap(({ name, text }) => [...name, ...text]));
  return (groups) => {
    const counts = new Map<string, number>();
    for (const { count, terms } of groups) for (const term of terms) if (wanted.has(term)) counts.set(term, count);
    const raised = new Map<string, number>();
    for (const { name, text } of pairs) {
      const count = Math.min(...text.map((term) => counts.get(term) ?? 0));
      // From the section's own counts: a synonym has no synonyms.
      for (const term of name) if (count > (raised.get(term) ?? counts.get(term) ?? 0)) raised.set(term, count);
    }
    if (raised.size === 0) return groups;
    const others = groups.map(({ count, terms }) => ({ count, terms: terms.filter((term) => !raised.has(term)) }));
    return [...others, ...[...raised].map(([term, count]) => ({ count, terms: [term] }))];
  };
}

function termsIn(text: string): readonly string[] {
  return [...new Set(wordsOf(text).map(({ term }) => term))];
}
