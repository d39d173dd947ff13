import * as v from 'valibot';
import { headSchema } from './headSchema.ts';
import { featuresSchema, heroSchema } from './homeSchema.ts';

/**
 * The keys of the front matter. The message of a schema completes the sentence `"sidebar_position" must be …`.
 */
const text = v.string('a string');
const flag = v.boolean('true or false');
const number = v.number('a number');
/** A string, or a number that the author meant as one: `sidebar_label: 2024`. */
const label = v.union([text, v.pipe(number, v.transform(String))], 'a string');
/** A label of a link, which is plain text. */
const plainLabel = v.pipe(label, v.transform(withoutCodeMarks));
const headingLevel = v.pipe(
  number,
  v.integer('a whole number from 2 to 6'),
  v.minValue(2, 'a whole number from 2 to 6'),
  v.maxValue(6, 'a whole number from 2 to 6'),
);
const tag = v.union(
  [
    label,
    v.pipe(
      v.object({ label }),
      v.transform((value) => value.label),
    ),
  ],
  'a string',
);
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.transform((value) => value.slice(0, 10)),
);
const lastUpdate = v.union(
  [
    day,
    v.pipe(
      v.object({ date: day }),
      v.transform((value) => value.date),
    ),
  ],
  'a date such as 2026-11-21',
);
const sidebar = v.union([text, v.literal(false)], 'a string or false');
const textOrNull = v.nullable(v.string('a string or null'));

export const frontMatterSchemas = {
  id: text,
  title: label,
  description: text,
  slug: text,
  sidebar_label: plainLabel,
  sidebar_position: number,
  sidebar_hidden: flag,
  sidebar,
  pagination_label: plainLabel,
  pagination_next: textOrNull,
  pagination_prev: textOrNull,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  draft: flag,
  unlisted: flag,
  search: flag,
  image: text,
  keywords: v.array(label, 'a list of strings'),
  tags: v.array(tag, 'a list of strings'),
  custom_edit_url: textOrNull,
  last_update: lastUpdate,
  autolink: flag,
  versions: v.array(label, 'a list of versions such as [17, 16]'),
  hero: heroSchema,
  features: featuresSchema,
  head: headSchema,
};

export type FrontMatterKey = keyof typeof frontMatterSchemas;

/** Synonyms that Docusaurus accepts. */
export const frontMatterSynonyms: Readonly<Record<string, FrontMatterKey>> = { displayed_sidebar: 'sidebar' };

/** Keys of other tools, in lower case without separators, with the key that has the same effect here. */
export const foreignFrontMatterKeys: Readonly<Record<string, FrontMatterKey>> = {
  sidebartitle: 'sidebar_label',
  navtitle: 'sidebar_label',
  shorttitle: 'sidebar_label',
  linktitle: 'sidebar_label',
  order: 'sidebar_position',
  navorder: 'sidebar_position',
  sidebarorder: 'sidebar_position',
  weight: 'sidebar_position',
  permalink: 'slug',
  path: 'slug',
  url: 'slug',
  next: 'pagination_next',
  prev: 'pagination_prev',
  toc: 'hide_table_of_contents',
  outline: 'hide_table_of_contents',
  lastupdated: 'last_update',
  lastmod: 'last_update',
  editlink: 'custom_edit_url',
  editurl: 'custom_edit_url',
  hidden: 'unlisted',
  summary: 'description',
};

/** Docusaurus keys that have no effect here. They are accepted so that documents can be moved without changes. */
export const ignoredFrontMatterKeys: ReadonlySet<string> = new Set([
  'author',
  'author_image_url',
  'author_title',
  'author_url',
  'authors',
  'date',
  'format',
  'hide_reading_time',
  'mdx',
  'parse_number_prefixes',
  'sidebar_class_name',
  'sidebar_custom_props',
  'sidebar_key',
]);

/** A title without the backticks around code: menus and tabs of browsers show plain text. */
export function withoutCodeMarks(title: string): string {
  return title.replace(/`([^`]+)`/g, '$1');
}
