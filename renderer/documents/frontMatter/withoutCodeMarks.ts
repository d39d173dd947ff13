/** A title without the backticks around code: menus and tabs of browsers show plain text. */
export function withoutCodeMarks(title: string): string {
  return title.replace(/`([^`]+)`/g, '$1');
}
