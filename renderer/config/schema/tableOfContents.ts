import * as v from 'valibot';
import { section } from './section.ts';

/** Table of contents of each document. */
export interface UserTableOfContents {
  /**
   * Highest heading level that it contains, from 2 to 6.
   * @default 2
   */
  readonly minLevel?: number | undefined;
  /**
   * Lowest heading level that it contains, from 2 to 6. It cannot be less than `minLevel`.
   * @default 3
   */
  readonly maxLevel?: number | undefined;
}

const wrongLevel = 'must be a heading level from 2 to 6';
const level = v.pipe(v.number(), v.integer(wrongLevel), v.minValue(2, wrongLevel), v.maxValue(6, wrongLevel));

export const tableOfContentsSchema = v.pipe(
  section({ minLevel: v.optional(level), maxLevel: v.optional(level) }),
  v.check(
    ({ minLevel = 2, maxLevel = 3 }) => minLevel <= maxLevel,
    'must have a `minLevel` (default: 2) that is not greater than its `maxLevel` (default: 3)',
  ),
);
