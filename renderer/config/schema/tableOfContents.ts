import * as v from 'valibot';
import { section } from './section.ts';

/** The list of headings beside a document. */
export interface UserTableOfContents {
  /**
   * Highest level of heading in it, 2 to 6.
   * @default 2
   */
  readonly minLevel?: number | undefined;
  /**
   * Lowest level of heading in it, 2 to 6, no less than `minLevel`.
   * @default 3
   */
  readonly maxLevel?: number | undefined;
}

const wrongLevel = 'must be a level of heading: 2 to 6';
const level = v.pipe(v.number(), v.integer(wrongLevel), v.minValue(2, wrongLevel), v.maxValue(6, wrongLevel));

export const tableOfContentsSchema = v.pipe(
  section({ minLevel: v.optional(level), maxLevel: v.optional(level) }),
  v.check(
    ({ minLevel = 2, maxLevel = 3 }) => minLevel <= maxLevel,
    'must have a `minLevel` (2 if not set) that is no more than its `maxLevel` (3 if not set)',
  ),
);
