import { escapeText } from './escapeText.ts';

/**
 * Splits a name into words, between which a line can break: at capitals, and after dots, underscores and slashes. Words shorter than three
 * letters are joined with the word before: `GraphQL`, `Schema`. Part of the model because the browser completes menus that the build began.
 */
export function nameWords(name: string): readonly string[] {
  const words: string[] = [];
  for (const word of name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[._]|\w\/)/)) {
    if (word.length < 3 && words.length > 0) words[words.length - 1] += word;
    else words.push(word);
  }
  return words;
}

/** A name as markup: a long one may be broken where a word begins in it, and nowhere else. */
export function breakableName(name: string): string {
  return isLongName(name) ? nameWords(name).map(escapeText).join('<wbr/>') : escapeText(name);
}

/** Whether a name may be too long for a narrow column, so that it needs marks where it may be broken. */
export function isLongName(name: string): boolean {
  return /\S{23}/.test(name);
}
