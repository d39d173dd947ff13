/** Whether a text may have blocks of code: they are fenced, in HTML, or indented by four spaces or a tab. */
export function mayHaveCode(text: string): boolean {
  return /`{3}|~{3}|<pre| {4}|\t/i.test(text);
}
