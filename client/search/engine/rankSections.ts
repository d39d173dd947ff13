import type { TermsData } from '../../../renderer/model/search.ts';
import { relatedTerms } from './relatedTerms.ts';

export interface Ranking {
  /** Best first. */
  readonly sections: readonly RankedSection[];
  /** How rare each term of the query is; 0 if nothing has it. */
  readonly rarities: ReadonlyMap<string, number>;
}

export interface RankedSection {
  readonly section: number;
  readonly score: number;
  /** How many of the terms it has, or words that begin with them or mean the same. */
  readonly matched: number;
  /** How many of the terms it has as they are. */
  readonly whole: number;
}

/** What begins with a term counts less than the term itself. */
const beginningWeight = 0.45;
/** So does another word for it. */
const relatedWeight = 0.6;
/** How much it matters to have all of the query. */
const completeness = 2;
/** Shorter beginnings have too many words. */
const shortestBeginning = 3;

/**
 * Sections with the terms of a query: by the sum of the terms' weights, rare terms counting more (BM25), times how much of the
 * query they have. Of keywords, sections that have more come first. A question has words that its answer hasn't, so a section without one of them may still be the best.
 */
export function rankSections(request: {
  readonly terms: readonly string[];
  readonly data: readonly TermsData[];
  readonly sections: number;
  /** Whether the query is a list of keywords, and no question. */
  readonly areKeywords?: boolean | undefined;
}): Ranking {
  const { terms, data, sections, areKeywords = false } = request;
  const found = new Map<number, { score: number; matched: number; whole: number; share: number }>();
  const rarities = new Map<string, number>();
  for (const term of terms) {
    const { scores, same } = withRelated(term, (other) => scoresOf(other, data, sections));
    const rarity = scores.size === 0 ? 0 : rarityOf(scores.size, sections);
    rarities.set(term, rarity);
    for (const [section, score] of scores) {
      const known = found.get(section) ?? { score: 0, matched: 0, whole: 0, share: 0 };
      found.set(section, {
        score: known.score + score,
        matched: known.matched + 1,
        whole: known.whole + (same.has(section) ? 1 : 0),
        share: known.share + rarity,
      });
    }
  }
  const all = [...rarities.values()].reduce((sum, rarity) => sum + rarity, 0);
  const ranked = [...found]
    .map(([section, { score, share, ...counts }]) => ({ section, ...counts, score: score * (share / all) ** completeness }))
    .toSorted((a, b) => (areKeywords ? b.matched - a.matched : 0) || b.score - a.score || a.section - b.section);
  return { sections: ranked, rarities };
}

interface TermScores {
  /** Each section with the term or a word that begins with it: the better of the two. */
  readonly scores: ReadonlyMap<number, number>;
  /** The sections with the term itself. */
  readonly same: ReadonlySet<number>;
}

/** The scores of a term, and of sections that only have another word for it. */
function withRelated(term: string, scoresFor: (term: string) => TermScores): TermScores {
  const { scores: own, same } = scoresFor(term);
  const scores = new Map(own);
  for (const other of relatedTerms(term)) {
    for (const [section, score] of scoresFor(other).scores) {
      scores.set(section, Math.max(scores.get(section) ?? 0, relatedWeight * score));
    }
  }
  return { scores, same };
}

function scoresOf(term: string, data: readonly TermsData[], sections: number): TermScores {
  const scores = new Map<number, number>();
  const same = new Set<number>();
  for (const file of data) {
    const terms = file.terms.split('\n');
    const lists = file.sections.split('\n');
    for (let at = lowerBound(terms, term); at < terms.length; at += 1) {
      const other = terms[at] ?? '';
      const isSame = other === term;
      if (!isSame && (term.length < shortestBeginning || !other.startsWith(term))) break;
      const weights = readList(lists[at] ?? '');
      const rarity = rarityOf(weights.length, sections);
      const factor = isSame ? 1 : beginningWeight * Math.sqrt(term.length / other.length);
      for (const [section, weight] of weights) {
        scores.set(section, Math.max(scores.get(section) ?? 0, weight * rarity * factor));
        if (isSame) same.add(section);
      }
    }
  }
  return { scores, same };
}

function rarityOf(count: number, sections: number): number {
  return Math.log(1 + (sections - count + 0.5) / (count + 0.5));
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
