import * as v from 'valibot';
import { dictionary, list, section, text } from './section.ts';

export interface UserSearch {
  /**
   * What readers may call something, with the words of your texts for it: one, or a list. A section with all words of a text is found by the
   * other name, too.
   * @default {}
   * @example { complexity: 'cost', 'requested fields': ['look ahead'] }
   */
  readonly synonyms?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

export const searchSchema = section({
  synonyms: v.optional(
    dictionary(
      v.union([text(), list(text())], 'must be a string or a list of strings'),
      "{ complexity: 'cost' }",
      v.pipe(v.string(), v.nonEmpty()),
    ),
  ),
});
