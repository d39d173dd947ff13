/** A text with single spaces in place of line breaks and other white space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
