import { wordsOf } from '../../../renderer/model/searchTerms.ts';

/** From, up to but not including, in UTF-16 code units. */
export type Span = readonly [start: number, end: number];

const excerptLength = 160;

/** Cuts out the passage of a text that has most of the terms, and returns their positions in it. */
export function markPassage(text: string, terms: readonly string[]): { readonly excerpt: string; readonly marks: readonly Span[] } {
  const hits = wordsOf(text).flatMap(({ term, start, end }) => {
    const index = terms.findIndex((wanted) => term === wanted || (wanted.length > 2 && term.startsWith(wanted)));
    return index < 0 ? [] : [{ index, start, end }];
  });
  const from = startOfExcerpt(text, bestStart(hits));
  const to = endOfExcerpt(text, from + excerptLength);
  const [before, after] = [from > 0 ? '…' : '', to < text.length ? '…' : ''];
  const marks = hits
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }): Span => [start - from + before.length, end - from + before.length]);
  return { excerpt: `${before}${text.slice(from, to)}${after}`, marks };
}

interface Hit {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Where the piece with most different terms begins; the first of equals. */
function bestStart(hits: readonly Hit[]): number {
  let best = { start: 0, count: 0 };
  for (const [at, { start }] of hits.entries()) {
    const inside = hits.slice(at, at + 40).filter(({ end }) => end <= start + excerptLength - 30);
    const count = new Set(inside.map(({ index }) => index)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** A little before the first mark, at the beginning of a word. */
function startOfExcerpt(text: string, start: number): number {
  if (start < 40) return 0;
  const at = text.indexOf(' ', start - 30);
  return at < 0 || at >= start ? start : at + 1;
}

function endOfExcerpt(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const at = text.lastIndexOf(' ', end);
  return at <= end - 40 ? end : at;
}
