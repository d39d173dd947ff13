/** Characters that are not seen and change what is: a terminal or an editor obeys them. */
export const controlCharacters = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * Text from a source, safe to print. A terminal would obey control characters, and bidirectional marks would change the visible order of
 * the text. Tabs become two spaces, other such characters become `·`.
 */
export function neutralize(text: string): string {
  return text.replaceAll('\t', '  ').replace(controlCharacters, '·');
}
