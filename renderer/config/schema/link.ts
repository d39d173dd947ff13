import * as v from 'valibot';
import { routeText, section, text } from './section.ts';

/** A link: a label and exactly one of `href`, `route` and `document`. */
export interface UserLink {
  /** Text of the link. */
  readonly label: string;
  /**
   * External URL.
   * @default none
   * @example 'https://graphql.org/community/'
   */
  readonly href?: string | undefined;
  /**
   * Route of this site, without `baseUrl`.
   * @default none
   * @example '/api'
   */
  readonly route?: string | undefined;
  /**
   * Id of a document: its path below `documents.path`, without the extension.
   * @default none
   * @example 'tutorials/index'
   */
  readonly document?: string | undefined;
}

export const linkSchema = v.pipe(
  section({ label: text(), href: v.optional(text()), route: v.optional(routeText()), document: v.optional(text()) }),
  v.check(
    ({ href, route, document }) => [href, route, document].filter((target) => target !== undefined).length === 1,
    'must have exactly one of `href`, `route` and `document`',
  ),
);
