import { textLimits } from '../model/textLimits.ts';

/** Bytes that hold every text within the limits: UTF-8 needs at most three for a character that counts as one. */
export const mostTextBytes = 3 * textLimits.length;

/** A text that is too long, up to an empty line before the limit. */
export function cutText(text: string): string {
  if (text.length <= textLimits.length) return text;
  const end = text.lastIndexOf('\n\n', textLimits.length);
  return text.slice(0, end > 0 ? end + 1 : textLimits.length);
}
