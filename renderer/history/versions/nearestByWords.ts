import type { ApiSymbol } from '../../model/api.ts';
import { memoize } from '../../model/memoize.ts';

/** Names that share less are not near. */
const least = 0.5;

/**
 * The symbol whose name shares the most words with another's: `ValidatedExecutionArgs` is near `ExecutionArgs`. Rare words count more than
 * those that many names have. Undefined when none is near.
 */
export function nearestByWords({ name, kind }: ApiSymbol, candidates: readonly ApiSymbol[]): ApiSymbol | undefined {
  const { named, weightOf } = indexWords(candidates);
  const wanted = wordsOf(name);
  const own = named.filter(({ symbol }) => isValue(symbol.kind) === isValue(kind));
  let best: ApiSymbol | undefined;
  let bestScore = least;
  for (const { symbol, words } of own) {
    const shared = [...wanted].filter((word) => words.has(word));
    if (shared.length === 0) continue;
    const score = sum(shared, weightOf) / sum(new Set([...wanted, ...words]), weightOf);
    if (score > bestScore || (score === bestScore && best !== undefined && symbol.name < best.name)) {
      best = symbol;
      bestScore = score;
    }
  }
  return best ?? within(wanted, own, weightOf);
}

interface NamedSymbol {
  readonly symbol: ApiSymbol;
  readonly words: ReadonlySet<string>;
}

/** The symbol with the most of a name's words and no others: `execute` for `executeRootSelectionSet`. */
function within(wanted: ReadonlySet<string>, candidates: readonly NamedSymbol[], weightOf: WeightOf): ApiSymbol | undefined {
  let best: ApiSymbol | undefined;
  let bestWeight = 0;
  for (const { symbol, words } of candidates) {
    if (![...words].every((word) => wanted.has(word))) continue;
    const weight = sum(words, weightOf);
    if (weight > bestWeight || (weight === bestWeight && best !== undefined && symbol.name < best.name)) {
      best = symbol;
      bestWeight = weight;
    }
  }
  return best;
}

/** A function isn't near to a type. */
function isValue(kind: ApiSymbol['kind']): boolean {
  return kind === 'function' || kind === 'variable';
}

/** How much a word says, by how many names have it. */
type WeightOf = (word: string) => number;

interface WordIndex {
  readonly named: readonly NamedSymbol[];
  readonly weightOf: WeightOf;
}

/** The words of all names, split once for all symbols that are compared with them. */
const indexWords = memoize((symbols: readonly ApiSymbol[]): WordIndex => {
  const named = symbols.map((symbol): NamedSymbol => ({ symbol, words: wordsOf(symbol.name) }));
  const counts = new Map<string, number>();
  for (const { words } of named) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { named, weightOf: (word) => Math.log(1 + symbols.length / (counts.get(word) ?? 1)) };
}, new WeakMap());

function wordsOf(name: string): ReadonlySet<string> {
  return new Set(name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[._]/).map((word) => word.toLowerCase()));
}

function sum(words: Iterable<string>, weightOf: WeightOf): number {
  return [...words].reduce((total, word) => total + weightOf(word), 0);
}
