import * as v from 'valibot';

/**
 * The keys of the front matter. A schema's message says what the value should be, so that a problem can read
 * `"sidebar_position" must be a number`.
 */
const text = v.string('a text');
const flag = v.boolean('true or false');
const number = v.number('a number');
/** A text, or a number that was meant as one: `sidebar_label: 2024`. */
const label = v.union([text, v.pipe(number, v.transform(String))], 'a text');
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
  'a text',
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
const textOrNull = v.nullable(v.string('a text or null'));

export const frontMatterSchemas = {
  id: text,
  title: label,
  description: text,
  slug: text,
  sidebar_label: label,
  sidebar_position: number,
  sidebar: text,
  pagination_label: label,
  pagination_next: textOrNull,
  pagination_prev: textOrNull,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  draft: flag,
  unlisted: flag,
  image: text,
  keywords: v.array(label, 'a list of texts'),
  tags: v.array(tag, 'a list of texts'),
  custom_edit_url: textOrNull,
  last_update: lastUpdate,
  autolink: flag,
};

export type FrontMatterKey = keyof typeof frontMatterSchemas;

/** Other names that Docusaurus has for a key. */
export const frontMatterSynonyms: Readonly<Record<string, FrontMatterKey>> = { displayed_sidebar: 'sidebar' };

/** Keys of Docusaurus that have no meaning here, and do no harm: taken without a word, so that documents can be moved as they are. */
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
