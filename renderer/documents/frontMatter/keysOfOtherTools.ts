import type { FrontMatterKey } from './frontMatterSchema.ts';

/** Keys of gqldocs with values that are still to be validated. */
export type ConvertedKeys = Partial<Record<FrontMatterKey, unknown>>;

interface ForeignKey {
  /** What the key does here, for the reference. */
  readonly means: string;
  /** The keys that it sets; none where nothing is lost without it. Undefined for a value that has no counterpart. */
  readonly convert: (value: unknown) => ConvertedKeys | undefined;
}

/** Undefined for a value that is not in the list. */
function oneOf(...values: readonly unknown[]): ForeignKey['convert'] {
  return (value) => (values.includes(value) ? {} : undefined);
}

function levels(min: unknown, max: unknown): ConvertedKeys {
  return { toc_min_heading_level: min, toc_max_heading_level: max };
}

/** `false`, a level, two levels, or `deep`. */
function fromOutline(value: unknown): ConvertedKeys | undefined {
  if (value === false) return { hide_table_of_contents: true };
  if (value === 'deep') return levels(2, 6);
  if (typeof value === 'number') return levels(value, value);
  if (Array.isArray(value) && value.length === 2) return levels(value[0], value[1]);
  return value === true ? {} : fromLevels(value);
}

/** `tableOfContents` of Starlight, and `outline` as an object. */
function fromLevels(value: unknown): ConvertedKeys | undefined {
  if (typeof value === 'boolean') return value ? {} : { hide_table_of_contents: true };
  if (typeof value !== 'object' || value === null) return undefined;
  if ('level' in value) return fromOutline(value.level);
  const min = 'minHeadingLevel' in value ? value.minHeadingLevel : 2;
  return levels(min, 'maxHeadingLevel' in value ? value.maxHeadingLevel : 3);
}

function fromEditLink(value: unknown): ConvertedKeys | undefined {
  if (value === true) return {};
  return value === false ? { custom_edit_url: null } : typeof value === 'string' ? { custom_edit_url: value } : undefined;
}

/** The day of the last change comes from Git, unless it is written. */
function fromDay(value: unknown): ConvertedKeys | undefined {
  if (typeof value === 'boolean') return {};
  const day = value instanceof Date ? value.toISOString() : value;
  return typeof day === 'string' ? { last_update: day } : undefined;
}

/** Converts the link to a neighboring page. In other tools, `false` means no link. */
function fromNeighbor(key: 'pagination_next' | 'pagination_prev'): ForeignKey['convert'] {
  return (value) => (value === false ? { [key]: null } : value === true ? {} : undefined);
}

function fromSearch(value: unknown): ConvertedKeys | undefined {
  return value === false ? { search: false } : value === true ? {} : undefined;
}

/** `search` of Material for MkDocs. */
function fromSearchSettings(value: unknown): ConvertedKeys | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return 'exclude' in value && value.exclude === true ? { search: false } : {};
}

/** Without menus, as landing pages are. */
const alone: ConvertedKeys = { sidebar: false, hide_table_of_contents: true, pagination_next: null, pagination_prev: null };

/** VitePress shows the text and the sidebar. */
const textOnly: ConvertedKeys = { hide_table_of_contents: true, pagination_next: null, pagination_prev: null, custom_edit_url: null };

/** Kinds of layouts: the keys that each of them sets. */
function fromLayouts(layouts: Readonly<Record<string, ConvertedKeys>>): ForeignKey['convert'] {
  return (value) => (typeof value === 'string' && Object.hasOwn(layouts, value) ? layouts[value] : undefined);
}

const aloneMeans = '`sidebar: false`, without a table of contents and links to the next page; `hero` and `features` make a home page';

/** Keys of VitePress, Starlight, Nextra, Fumadocs, Docusaurus and Material for MkDocs that documents may keep. */
export const keysOfOtherTools: Readonly<Record<string, ForeignKey>> = {
  sidebarTitle: { means: '`sidebar_label`', convert: (value) => ({ sidebar_label: value }) },
  outline: { means: '`hide_table_of_contents`, or the levels of headings', convert: fromOutline },
  tableOfContents: { means: '`hide_table_of_contents`, or the levels of headings', convert: fromLevels },
  aside: {
    means: '`hide_table_of_contents` if it is `false`',
    convert: (value) => (value === false ? { hide_table_of_contents: true } : oneOf(true, 'left')(value)),
  },
  editLink: { means: '`custom_edit_url: null` if it is `false`', convert: fromEditLink },
  editUrl: { means: '`custom_edit_url`', convert: fromEditLink },
  lastUpdated: { means: '`last_update` if it is a day', convert: fromDay },
  next: { means: '`pagination_next: null` if it is `false`', convert: fromNeighbor('pagination_next') },
  prev: { means: '`pagination_prev: null` if it is `false`', convert: fromNeighbor('pagination_prev') },
  pagefind: { means: '`search`', convert: fromSearch },
  searchable: { means: '`search`', convert: fromSearch },
  search: { means: '`search: false` if it is `{ exclude: true }`; no effect if it is another object', convert: fromSearchSettings },
  displayed_sidebar: {
    means: '`sidebar`; `sidebar: false` if it is `null`',
    convert: (value) => (value === null ? { sidebar: false } : undefined),
  },
  sidebar: { means: 'no effect if it is `true`: the page has a sidebar', convert: oneOf(true) },
  layout: {
    means: `\`home\`: ${aloneMeans}. \`page\`: no table of contents, no edit link and no links to the next page. \`doc\`: no effect`,
    convert: fromLayouts({ doc: {}, home: alone, page: textOnly }),
  },
  template: { means: '`splash`: as `home` of `layout`. `doc`: no effect', convert: fromLayouts({ doc: {}, splash: alone }) },
  pageType: {
    means: '`home`: as in `layout`. `doc`, `doc-wide`: no effect',
    convert: fromLayouts({ doc: {}, 'doc-wide': {}, home: alone }),
  },
  hero: {
    means: '`image` if it is the file of a picture, as in blogs',
    convert: (value) => (typeof value === 'string' && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(value) ? { image: value } : undefined),
  },
  titleSuffix: { means: 'no effect: the title of the site follows the title of the page', convert: () => ({}) },
  overviewHeaders: { means: 'no effect', convert: () => ({}) },
  titleTemplate: { means: 'no effect: the title of the site follows the title of the page', convert: () => ({}) },
  navbar: { means: 'no effect if it is `true`', convert: oneOf(true) },
  footer: { means: 'no effect if it is `true`', convert: oneOf(true) },
  pageClass: { means: 'no effect', convert: () => ({}) },
  asIndexPage: { means: 'no effect: `index` is the page of its folder', convert: oneOf(true, false) },
  full: { means: 'no effect', convert: oneOf(true, false) },
  icon: { means: 'no effect: sidebars have no icons', convert: () => ({}) },
};

const ownPage = 'Write such a page in React, in `content/pages`.';

/** How to get here what keys of other tools do that gqldocs does not know. */
export const foreignKeyHints: Readonly<Record<string, string>> = {
  layout: ownPage,
  template: ownPage,
  pageType: ownPage,
  banner: 'Write an admonition at the top of the text, or set `announcement` in the config.',
  navbar: 'Remove it: all pages have the navigation bar.',
  footer: 'Remove it: all pages have the footer of the site.',
  next: 'Write the id of the next document: `pagination_next: guide/install`.',
  prev: 'Write the id of the previous document: `pagination_prev: guide/install`.',
  hide: 'Write `sidebar: false` or `hide_table_of_contents: true`.',
  pagefind: 'Write `search: false`, or remove it.',
  searchable: 'Write `search: false`, or remove it.',
  title_meta: 'Write `head: [{ tag: title, content: … }]`.',
};
