/**
 * Limits for a text in Markdown. Parsers take time and memory in proportion to the square of these, or recurse for each level. Texts that
 * people write for readers have far fewer.
 */
export const textLimits = {
  /** Characters of a text. */
  length: 500_000,
  /** Quotations and lists within each other. */
  nesting: 50,
  /** Asterisks, underscores, tildes and brackets of one paragraph or cell that may begin or end something. */
  marks: 1000,
  /** Lines of one paragraph. */
  lines: 2000,
  /** HTML tags that are open at the same time. */
  tags: 100,
  /** Directives (`:::name`) within each other. */
  directives: 20,
  /** Cells that rows of a table lack. */
  cells: 10_000,
  /** Rows of all tables. Each takes much more time and memory than a line of another text. */
  rows: 5000,
} as const;

export type TextLimit = keyof typeof textLimits;

/** Bytes that hold every text within the limits: UTF-8 needs at most three for a character that counts as one. */
export const mostTextBytes = 3 * textLimits.length;

/** A text that exceeds `textLimits.length`, cut at the last empty line before the limit. Other texts stay as they are. */
export function cutText(text: string): string {
  if (text.length <= textLimits.length) return text;
  const end = text.lastIndexOf('\n\n', textLimits.length);
  return text.slice(0, end > 0 ? end + 1 : textLimits.length);
}
