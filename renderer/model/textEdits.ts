/** A part of a text, and what to write in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with parts replaced. What is only added comes before a part at the same place. Of parts that overlap, the first one counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = '';
  let from = 0;
  for (const { start, end, text: next } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < from) continue;
    done += text.slice(from, start) + next;
    from = end;
  }
  return done + text.slice(from);
}

/** Spaces in place of a text, so that positions and lines stay. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A text with parts replaced by spaces, so that positions stay. */
export function withoutParts(text: string, parts: readonly Pick<Edit, 'start' | 'end'>[]): string {
  return applyEdits(
    text,
    parts.map(({ start, end }) => ({ start, end, text: blank(text.slice(start, end)) })),
  );
}
