import * as v from 'valibot';
import { addressesSchema, type UserAddresses } from './schema/addresses.ts';
import { apiSchema, type UserApi } from './schema/api.ts';
import {
  accentSchema,
  announcementSchema,
  colorModeSchema,
  footerSchema,
  tableOfContentsSchema,
  type UserAnnouncement,
  type UserColorMode,
  type UserFooter,
  type UserTableOfContents,
} from './schema/appearance.ts';
import { checksSchema, type UserChecks } from './schema/checks.ts';
import { diffSchema, type UserDiff } from './schema/diff.ts';
import { documentsSchema, type UserDocuments } from './schema/documents.ts';
import { foreignKeys } from './schema/foreignKeys.ts';
import { headTagSchema, type UserHeadTag } from './schema/head.ts';
import { i18nSchema, messagesSchema, type UserI18n, type UserMessages } from './schema/i18n.ts';
import { inventoriesSchema, type UserInventories } from './schema/inventories.ts';
import { navbarSchema, type UserNavbar } from './schema/navbar.ts';
import { searchSchema, type UserSearch } from './schema/search.ts';
import { isBaseUrl, list, section, text } from './schema/section.ts';

/**
 * The object that `gqldocs.config.ts` exports. Paths are relative to the folder of that file.
 *
 * The interfaces are written by hand because types that are inferred from a schema show no documentation in an editor.
 * A test compares both. The configuration reference is generated from these comments.
 */
export interface UserConfig {
  /**
   * Name of the site. It appears in the navigation bar and in the title of each page.
   * @example 'GraphQL.js'
   */
  readonly title: string;
  /**
   * A sentence that describes the site, for the home page and for search engines.
   * @default ''
   * @example 'A reference implementation of GraphQL for JavaScript'
   */
  readonly tagline?: string | undefined;
  /**
   * Origin of the published site, without a path. Without it, gqldocs writes no canonical links and no sitemap.
   * @default none
   * @example 'https://graphql-js.org'
   */
  readonly url?: string | undefined;
  /**
   * Path that the site is published under, for example the name of the repository on GitHub Pages. Missing slashes are added.
   * @default '/'
   * @example '/docs-site/'
   */
  readonly baseUrl?: string | undefined;
  /**
   * Icon of the site: a path within the static folders.
   * @default none
   * @example 'img/favicon.svg'
   */
  readonly favicon?: string | undefined;
  /**
   * Owner of the repository. gqldocs does not show it.
   * @default none
   * @example 'graphql'
   */
  readonly organization?: string | undefined;
  /**
   * Name of the repository. gqldocs does not show it.
   * @default none
   * @example 'graphql-js'
   */
  readonly project?: string | undefined;
  /**
   * Image that social networks show with a link to the site: a path within the static folders.
   * @default none
   * @example 'img/card.png'
   */
  readonly socialImage?: string | undefined;
  /**
   * Navigation bar at the top of every page.
   * @default the title only
   */
  readonly navbar?: UserNavbar | undefined;
  /**
   * Footer of every page.
   * @default none
   */
  readonly footer?: UserFooter | undefined;
  /**
   * Light and dark theme.
   * @default the light theme with a switch
   */
  readonly colorMode?: UserColorMode | undefined;
  /**
   * Message in a bar above the navigation bar.
   * @default none
   * @example { id: 'v17', content: 'GraphQL.js 17 is [in alpha](/docs/v17).' }
   */
  readonly announcement?: UserAnnouncement | undefined;
  /**
   * Documents: Markdown and MDX files that become pages.
   * @default the files in `content/docs`, if that folder exists
   */
  readonly documents?: UserDocuments | undefined;
  /**
   * Language of the site.
   * @default English
   */
  readonly i18n?: UserI18n | undefined;
  /**
   * Table of contents of each document.
   * @default headings of level 2 and 3
   */
  readonly tableOfContents?: UserTableOfContents | undefined;
  /**
   * Search.
   * @default no synonyms
   */
  readonly search?: UserSearch | undefined;
  /**
   * API reference.
   * @default no reference
   */
  readonly api?: UserApi | undefined;
  /**
   * How `gqldocs diff` judges changes.
   * @default the practice of most libraries
   */
  readonly diff?: UserDiff | undefined;
  /**
   * Whether gqldocs links names in code (in prose and in code blocks) to the reference, and checks the imports of code blocks. A
   * document can override it with `autolink` in its front matter.
   * @default true
   */
  readonly autolink?: boolean | undefined;
  /**
   * Inventories of other documentation sites, by package. Types of these packages become links. Each value is a copy of the
   * `objects.json` or `objects.inv` of the other site.
   * @default {}
   * @example { graphql: 'inventories/graphql.json', node: { file: 'inventories/node.inv', url: 'https://node.example/' } }
   */
  readonly inventories?: UserInventories | undefined;
  /**
   * Redirects, and protection against broken URLs.
   * @default no comparison and no redirects
   */
  readonly addresses?: UserAddresses | undefined;
  /**
   * Folder of React components (`*.tsx`, `*.jsx`) that become pages. Names that begin with `_` are not pages.
   * @default 'content/pages', if that folder exists
   */
  readonly pages?: string | undefined;
  /**
   * Folders whose files gqldocs copies to the root of the output.
   * @default ['content/static'], if that folder exists
   */
  readonly static?: readonly string[] | undefined;
  /**
   * The color of the site. Links, marks, focus, selection and buttons follow it in both themes: they keep its hue, and become darker or
   * lighter until they can be read.
   * @default '#3a5ba9'
   * @example '#0b63ce'
   */
  readonly accent?: string | undefined;
  /**
   * CSS files that gqldocs adds after the styles of the theme.
   * @default []
   * @example ['content/brand.css']
   */
  readonly stylesheets?: readonly string[] | undefined;
  /**
   * Elements that gqldocs adds to the head of every page, after its own and in this order: analytics, verification, fonts.
   * @default []
   * @example [{ tag: 'meta', attributes: { name: 'google-site-verification', content: '…' } }]
   */
  readonly head?: readonly UserHeadTag[] | undefined;
  /**
   * UI texts that replace the English ones, for example in another language.
   * @default {}
   * @example { onThisPage: 'Contents' }
   */
  readonly messages?: UserMessages | undefined;
  /**
   * Severity of problem codes: `'error'`, `'warning'` or `'off'`. Errors prevent publishing; warnings do not.
   * @default the default severity of each code
   * @example { 'link/broken-anchor': 'warning' }
   */
  readonly checks?: UserChecks | undefined;
  /**
   * Output folder. Each build replaces the whole folder.
   * @default 'build'
   */
  readonly outDir?: string | undefined;
}

const optionalText = v.optional(text());

export const userConfigSchema = section(
  {
    title: text(),
    tagline: v.optional(v.string()),
    url: v.optional(
      v.pipe(
        v.string(),
        v.check(isAddress, 'must be an origin such as `https://example.org`'),
        v.check(hasNoPath, 'must be an origin without a path (set the path with `baseUrl`)'),
      ),
    ),
    baseUrl: v.optional(v.pipe(v.string(), v.check(isBaseUrl, 'must be a path such as `/docs-site/`'))),
    favicon: optionalText,
    organization: optionalText,
    project: optionalText,
    socialImage: optionalText,
    navbar: v.optional(navbarSchema),
    footer: v.optional(footerSchema),
    colorMode: v.optional(colorModeSchema),
    announcement: v.optional(announcementSchema),
    documents: v.optional(documentsSchema),
    i18n: v.optional(i18nSchema),
    tableOfContents: v.optional(tableOfContentsSchema),
    search: v.optional(searchSchema),
    api: v.optional(apiSchema),
    diff: v.optional(diffSchema),
    autolink: v.optional(v.boolean()),
    inventories: v.optional(inventoriesSchema),
    addresses: v.optional(addressesSchema),
    pages: optionalText,
    static: v.optional(list(text())),
    accent: v.optional(accentSchema),
    stylesheets: v.optional(list(text())),
    head: v.optional(list(headTagSchema)),
    messages: v.optional(messagesSchema),
    checks: v.optional(checksSchema),
    outDir: optionalText,
  },
  foreignKeys,
);

function isAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function hasNoPath(value: string): boolean {
  if (!isAddress(value)) return true;
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}
