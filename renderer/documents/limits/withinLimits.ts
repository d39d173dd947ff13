import type { Root } from 'hast';
import type { TextLimit } from '../../model/textLimits.ts';

/** Where a text has more than a limit allows; lines and columns are 1-based. */
export interface Excess {
  readonly limit: TextLimit;
  readonly line: number;
  readonly column: number;
}

/** Aborts a parser in the middle of a text. `withinLimits` catches it. */
export class LimitExceeded extends Error {
  readonly excess: Excess;

  constructor(limit: TextLimit, { line, column }: { readonly line: number; readonly column: number }) {
    super(`The text exceeds the limit of ${limit}.`);
    this.excess = { limit, line, column };
  }
}

type Limited<T> = { readonly value: T } | { readonly excess: Excess };

/** The result of `parse`, or the place where the text exceeds a limit. */
export function withinLimits<T>(parse: () => T): Limited<T> {
  try {
    return { value: parse() };
  } catch (error) {
    return { excess: excessOf(error) };
  }
}

/** Any other error is thrown again. A text with deep nesting of another kind overflows the stack of functions that walk its tree. */
export function excessOf(error: unknown): Excess {
  if (error instanceof LimitExceeded) return error.excess;
  if (error instanceof RangeError && /call stack/.test(error.message)) return { limit: 'nesting', line: 1, column: 1 };
  throw error;
}

/** A text as it is written: a paragraph for each of its blocks. */
export function plainTree(text: string): Root {
  const blocks = text.split(/\n[ \t]*\n/).filter((block) => block.trim() !== '');
  return {
    type: 'root',
    children: blocks.map((block) => ({ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: block.trim() }] })),
  };
}
