import type { Place } from '../model/problem.ts';

export interface PlaceRequest {
  /** An address as it was printed. */
  readonly target: string;
  /** The page's own source. */
  readonly file: string;
  /** Sources of all custom pages and of their parts. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Where a custom page writes an address. A page is code, of which only the markup is known: so this is the first spot, in the page
 * itself, else in a part that it may have been put together from, at which the address stands in quotes. An address that is put
 * together at run time stands nowhere, and the page is all that can be said. Relative addresses count from the page, wherever they
 * are written: they keep it as their file.
 */
export function placeInTexts({ target, file, texts }: PlaceRequest): Place {
  const parts = target.startsWith('/') ? texts : [];
  for (const [name, text] of [[file, texts.get(file) ?? ''] as const, ...parts]) {
    const start = ['"', "'", '`'].map((quote) => text.indexOf(`${quote}${target}${quote}`)).filter((index) => index >= 0);
    if (start.length === 0) continue;
    const before = text.slice(0, Math.min(...start) + 1).split('\n');
    return { file: name, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }
  return { file };
}
