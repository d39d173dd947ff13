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
