import * as v from 'valibot';
import { linkSchema, type UserLink } from './link.ts';
import { list, section, text } from './section.ts';

/** Footer of every page. */
export interface UserFooter {
  /**
   * Columns of links.
   * @default []
   * @example [{ title: 'Community', items: [{ label: 'Events', href: 'https://graphql.org/community/upcoming-events/' }] }]
   */
  readonly columns?: readonly { readonly title: string; readonly items: readonly UserLink[] }[] | undefined;
  /**
   * Last line of the footer.
   * @default none
   * @example 'Copyright © 2022 The GraphQL Foundation'
   */
  readonly copyright?: string | undefined;
}

export const footerSchema = section({
  columns: v.optional(list(section({ title: text(), items: list(linkSchema) }))),
  copyright: v.optional(v.string()),
});
