export type LineMark = 'marked' | 'inserted' | 'deleted';

/** A text that is marked wherever a block of code has it. */
export interface WordMark {
  /** As written, or between slashes. */
  readonly text: string;
  readonly isPattern?: boolean | undefined;
  readonly mark: LineMark;
  /** Which of its occurrences, from 1. Default: all. */
  readonly only?: ReadonlySet<number> | undefined;
  /** Lines in which it counts, from 1. Default: all. */
  readonly lines?: { readonly first: number; readonly last: number } | undefined;
}

/** A part of a line, from its first character to the one after its last. */
export interface MarkedPart {
  readonly start: number;
  readonly end: number;
  readonly mark: LineMark;
}

const mostWords = 20;
const longestLine = 1000;
const longestPattern = 80;

/** Marked parts by line, from 1, in their order. Parts that overlap an earlier mark's are omitted. */
export function findWords(lines: readonly string[], words: readonly WordMark[]): ReadonlyMap<number, readonly MarkedPart[]> {
  const found = new Map<number, MarkedPart[]>();
  for (const { only, lines: within, mark, ...word } of words.slice(0, mostWords)) {
    const pattern = patternOf(word);
    if (pattern === undefined) continue;
    let count = 0;
    for (const [index, line] of lines.entries()) {
      if (line.length > longestLine || index + 1 < (within?.first ?? 0) || index + 1 > (within?.last ?? lines.length)) continue;
      for (const match of line.matchAll(pattern)) {
        count += 1;
        if (match[0] === '' || (only !== undefined && !only.has(count))) continue;
        addPart(found, index + 1, { start: match.index, end: match.index + match[0].length, mark });
      }
    }
  }
  return found;
}

function addPart(found: Map<number, MarkedPart[]>, line: number, part: MarkedPart): void {
  const parts = found.get(line) ?? [];
  if (parts.some(({ start, end }) => part.start < end && start < part.end)) return;
  found.set(
    line,
    [...parts, part].toSorted((one, other) => one.start - other.start),
  );
}

/**
 * The expression of a pattern if it takes linear or quadratic time at most, since strangers can write it, too: short, and with at most one
 * repetition without a limit. Any other is a plain text.
 */
function patternOf({ text, isPattern }: Pick<WordMark, 'text' | 'isPattern'>): RegExp | undefined {
  if (text === '') return undefined;
  const isQuick = text.length <= longestPattern && (text.match(/[*+{]/g)?.length ?? 0) <= 1 && (text.match(/\?/g)?.length ?? 0) <= 4;
  if (isPattern === true && isQuick && !/\)[*+{?]|\\[1-9k]/.test(text)) {
    try {
      return new RegExp(text, 'g');
    } catch {
      // Not an expression.
    }
  }
  return new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'g');
}
