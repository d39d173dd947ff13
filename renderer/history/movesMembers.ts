/**
 * Whether a declaration has another kind or other bases in the newer of two releases: an enumeration that became an object, or an interface
 * that extends another one now. Its members may then exist in both releases although only one of the declarations lists them.
 *
 * @param before declarations as text, one on each line
 */
export function movesMembers(before: string, after: string): boolean {
  return kindsOf(before) !== kindsOf(after) || basesOf(before) !== basesOf(after);
}

function kindsOf(text: string): string {
  const kinds = text.split('\n').map((line) => /^(?:abstract |const (?=enum ))?(\w+) /.exec(line)?.[1] ?? '');
  return [...new Set(kinds)].sort().join();
}

function basesOf(text: string): string {
  return text
    .split('\n')
    .map((line) => (/^(?:abstract )?(?:class|interface) /.test(line) ? (/ extends (.*)$/.exec(line)?.[1] ?? '') : ''))
    .join('\n');
}
