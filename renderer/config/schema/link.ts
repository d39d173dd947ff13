import * as v from 'valibot';
import { routeText, section, text } from './section.ts';

/** A link with a label, and exactly one of `href`, `route` and `document`. */
export interface UserLink {
  /** What the reader sees. */
  readonly label: string;
  /** An address elsewhere: `'https://graphql.org/community/'`. */
  readonly href?: string | undefined;
  /** A route of this site, without `baseUrl`: `'/api'`. */
  readonly route?: string | undefined;
  /** Id of a document: `'tutorials/index'`. */
  readonly document?: string | undefined;
}

export const linkSchema = v.pipe(
  section({ label: text(), href: v.optional(text()), route: v.optional(routeText()), document: v.optional(text()) }),
  v.check(
    ({ href, route, document }) => [href, route, document].filter((target) => target !== undefined).length === 1,
    'must have exactly one of `href`, `route` and `document`',
  ),
);
