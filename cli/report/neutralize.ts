/**
 * Text from a source, safe to print: a terminal would obey control characters, and marks that turn the direction of
 * writing would show something else than what is there. Tabs are two spaces, everything else of the kind is `·`.
 */
export function neutralize(text: string): string {
  return text.replaceAll('\t', '  ').replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '·');
}
