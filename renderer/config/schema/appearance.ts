import * as v from 'valibot';
import { linkSchema, type UserLink } from './link.ts';
import { list, section, text } from './section.ts';

/** Light and dark theme. */
export interface UserColorMode {
  /**
   * Theme of readers who have not chosen one.
   * @default 'light'
   */
  readonly default?: 'light' | 'dark' | undefined;
  /**
   * Whether the navigation bar has a switch.
   * @default true
   */
  readonly switch?: boolean | undefined;
  /**
   * Whether the preference of the reader's system overrides `default`.
   * @default true
   */
  readonly followSystem?: boolean | undefined;
}

export const colorModeSchema = section({
  default: v.optional(v.picklist(['light', 'dark'])),
  switch: v.optional(v.boolean()),
  followSystem: v.optional(v.boolean()),
});

export const accentSchema = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'must be a color with six hexadecimal digits, such as `#0b63ce`'));

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

/** A message in a bar above the navigation bar. */
export interface UserAnnouncement {
  /**
   * Identifies the message. A reader who closed the bar sees it again when the id changes.
   * @example 'v17-alpha'
   */
  readonly id: string;
  /**
   * Text of the bar, in inline Markdown.
   * @example 'GraphQL.js 17 is [in alpha](/docs/v17).'
   */
  readonly content: string;
  /**
   * Whether readers can close the bar.
   * @default true
   */
  readonly closable?: boolean | undefined;
}

export const announcementSchema = section({ id: text(), content: text(), closable: v.optional(v.boolean()) });

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
