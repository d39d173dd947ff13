/** `getting-started` gives `Getting started`. */
export function titleFromName(name: string): string {
  return capitalize(name.replace(/[-_]+/g, ' ').trim());
}

/** A text with a capital first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
