/** Splits a target into the decoded path and the rest: query and anchor. */
export function splitTarget(target: string): { readonly path: string; readonly rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return { path: decode(path), rest };
}

/** What isn't encoded well stays as it is written. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A file may have any name; these characters of it mean something else in an address. `withBase` sees to the others. */
export function fileAddress(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}
