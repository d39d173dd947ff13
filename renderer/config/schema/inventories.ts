import * as v from 'valibot';
import { dictionary, isPlainObject, section, text } from './section.ts';

/** Names of other sites, by the package that they document. */
export type UserInventories = Readonly<Record<string, string | UserInventory>>;

export interface UserInventory {
  /** A copy of the site's `objects.json` or `objects.inv`, relative to the config file. */
  readonly file: string;
  /**
   * Where the site is published.
   * @default what `objects.json` says; `objects.inv` doesn't say it
   * @example 'https://graphql-js.org/'
   */
  readonly url?: string | undefined;
}

export const inventoriesSchema = dictionary(
  v.lazy((input) =>
    isPlainObject(input)
      ? section({ file: text(), url: v.optional(text()) })
      : v.pipe(v.string('must be a file, or a file with an address'), v.nonEmpty('must not be empty')),
  ),
);
