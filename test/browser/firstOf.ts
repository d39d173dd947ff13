import { test } from 'vitest';

/** Like `test.for`, but `npm test` only runs the first cases: the others have the tag `full`. */
export function firstOf<const Case>(cases: readonly Case[], count = 1) {
  return (title: string, run: (one: Case) => Promise<void>): void => {
    test.for(cases.slice(0, count))(title, run);
    test.for(cases.slice(count))(title, { tags: ['full'] }, run);
  };
}
