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
 * Finds where a custom page writes an address. Only the markup of a page is known, not the code that made it. So this returns the first
 * spot at which the address is in quotes, in the page's own file, otherwise in a module that it imports. An address that is computed at run
 * time has no spot; its place is the page. Relative addresses are relative to the page, wherever they are written: they keep the page as
 * their file.
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
