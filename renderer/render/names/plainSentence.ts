import { endOfSentence } from '../../documents/markdown/firstSentence.ts';
import { plainText } from '../../documents/markdown/plainText.ts';

const longest = 140;

/** The first sentence of a Markdown text as plain text on one line, cut after a whole word to about 140 characters. */
export function plainSentence(markdown: string): string {
  const text = plainText(markdown);
  return shorten(text.slice(0, endOfSentence(text)), longest);
}

/** Cuts after a whole word. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
