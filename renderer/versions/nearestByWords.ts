import type { ApiSymbol } from '../model/api.ts';

/** Names that share less are not near. */
const least = 0.5;

/**
 * The symbol whose name shares the most words with another's: `ValidatedExecutionArgs` is near `ExecutionArgs`. Rare words count more than
 * those that many names have. Undefined when none is near.
 */
export function nearestByWords({ name, kind }: ApiSymbol, candidates: readonly ApiSymbol[]): ApiSymbol | undefined {
  const weightOf = rarity(candidates);
  const wanted = wordsOf(name);
  let best: ApiSymbol | undefined;
  let bestScore = least;
  for (const candidate of candidates) {
    if (isValue(candidate.kind) !== isValue(kind)) continue;
    const words = wordsOf(candidate.name);
    const shared = [...wanted].filter((word) => words.has(word));
    const score = sum(shared, weightOf) / sum(new Set([...wanted, ...words]), weightOf);
    if (score > bestScore || (score === bestScore && best !== undefined && candidate.name < best.name)) {
      best = candidate;
      bestScore = score;
    }
  }
  return best ?? within(wanted, { kind, candidates, weightOf });
}

interface WithinRequest {
  readonly kind: ApiSymbol['kind'];
  readonly candidates: readonly ApiSymbol[];
  readonly weightOf: (word: string) => number;
}

/** The symbol with the most of a name's words and no others: `execute` for `executeRootSelectionSet`. */
function within(wanted: ReadonlySet<string>, { kind, candidates, weightOf }: WithinRequest): ApiSymbol | undefined {
  let best: ApiSymbol | undefined;
  let bestWeight = 0;
  for (const candidate of candidates) {
    const words = [...wordsOf(candidate.name)];
    if (isValue(candidate.kind) !== isValue(kind) || !words.every((word) => wanted.has(word))) continue;
    const weight = sum(words, weightOf);
    if (weight > bestWeight || (weight === bestWeight && best !== undefined && candidate.name < best.name)) {
      best = candidate;
      bestWeight = weight;
    }
  }
  return best;
}

/** A function isn't near to a type. */
function isValue(kind: ApiSymbol['kind']): boolean {
  return kind === 'function' || kind === 'variable';
}

const known = new WeakMap<readonly ApiSymbol[], (word: string) => number>();

/** How much each word says, by how many names have it. */
function rarity(symbols: readonly ApiSymbol[]): (word: string) => number {
  const before = known.get(symbols);
  if (before !== undefined) return before;
  const counts = new Map<string, number>();
  for (const { name } of symbols) for (const word of wordsOf(name)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (word: string): number => Math.log(1 + symbols.length / (counts.get(word) ?? 1));
  known.set(symbols, weightOf);
  return weightOf;
}

function wordsOf(name: string): ReadonlySet<string> {
  return new Set(name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[._]/).map((word) => word.toLowerCase()));
}

function sum(words: Iterable<string>, weightOf: (word: string) => number): number {
  return [...words].reduce((total, word) => total + weightOf(word), 0);
}
