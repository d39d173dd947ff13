import type { TermsData } from '../../../renderer/model/search.ts';

export interface RankedSection {
  readonly section: number;
  readonly score: number;
  /** How many of the terms it has. */
  readonly matched: number;
}

/** What begins with a term counts less than the term itself. */
const beginningWeight = 0.45;
/** Shorter beginnings have too many words. */
const shortestBeginning = 3;

/**
 * Sections with the terms of a query, best first: those with more of the terms before those with fewer, then by the sum of their weights,
 * rare terms counting more (BM25).
 */
export function rankSections(request: {
  readonly terms: readonly string[];
  readonly data: readonly TermsData[];
  readonly sections: number;
}): readonly RankedSection[] {
  const { terms, data, sections } = request;
  const found = new Map<number, { score: number; matched: number }>();
  for (const term of terms) {
    for (const [section, score] of scoresOf(term, data, sections)) {
      const known = found.get(section) ?? { score: 0, matched: 0 };
      found.set(section, { score: known.score + score, matched: known.matched + 1 });
    }
  }
  return [...found]
    .map(([section, value]) => ({ section, ...value }))
    .toSorted((a, b) => b.matched - a.matched || b.score - a.score || a.section - b.section);
}

/** Each section with a term or a word that begins with it: the better of the two. */
function scoresOf(term: string, data: readonly TermsData[], sections: number): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const file of data) {
    const terms = file.terms.split('\n');
    const lists = file.sections.split('\n');
    for (let at = lowerBound(terms, term); at < terms.length; at += 1) {
      const other = terms[at] ?? '';
      const isSame = other === term;
      if (!isSame && (term.length < shortestBeginning || !other.startsWith(term))) break;
      const weights = readList(lists[at] ?? '');
      const rarity = Math.log(1 + (sections - weights.length + 0.5) / (weights.length + 0.5));
      const factor = isSame ? 1 : beginningWeight * Math.sqrt(term.length / other.length);
      for (const [section, weight] of weights) scores.set(section, Math.max(scores.get(section) ?? 0, weight * rarity * factor));
    }
  }
  return scores;
}

/** `3B1A`: section 3 with the weight of B, section 4 with that of A. */
function readList(text: string): readonly (readonly [section: number, weight: number])[] {
  let section = 0;
  return [...text.matchAll(/([\da-z]+)([A-Z])/g)].map(([, distance = '', letter = '']) => {
    section += Number.parseInt(distance, 36);
    return [section, (letter.charCodeAt(0) - 64) / 26] as const;
  });
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
