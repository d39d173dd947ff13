import * as v from 'valibot';
import { isRecord } from '../../packages/manifest.ts';
import { dictionary, section, text } from './section.ts';

/** Inventories of other sites, by package. */
export type UserInventories = Readonly<Record<string, string | UserInventory>>;

interface UserInventory {
  /** A copy of the site's `objects.json` or `objects.inv`, relative to the config file. */
  readonly file: string;
  /**
   * URL of the other site. Required for `objects.inv`, which does not contain it.
   * @default the URL in `objects.json`
   * @example 'https://graphql-js.org/'
   */
  readonly url?: string | undefined;
}

export const inventoriesSchema = dictionary(
  v.lazy((input) =>
    isRecord(input)
      ? section({ file: text(), url: v.optional(text()) })
      : v.pipe(v.string('must be a file, or a file with an address'), v.nonEmpty('must not be empty')),
  ),
  "{ 'my-library': 'inventories/my-library.json' }",
);
