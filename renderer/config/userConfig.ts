import * as v from 'valibot';
import { announcementSchema, type UserAnnouncement } from './schema/announcement.ts';
import { apiSchema, type UserApi } from './schema/api.ts';
import { isBaseUrl } from './schema/baseUrl.ts';
import { checksSchema, type UserChecks } from './schema/checks.ts';
import { colorModeSchema, type UserColorMode } from './schema/colorMode.ts';
import { documentsSchema, type UserDocuments } from './schema/documents.ts';
import { footerSchema, type UserFooter } from './schema/footer.ts';
import { i18nSchema, type UserI18n } from './schema/i18n.ts';
import { inventoriesSchema, type UserInventories } from './schema/inventories.ts';
import { navbarSchema, type UserNavbar } from './schema/navbar.ts';
import { list, section, text } from './schema/section.ts';
import { tableOfContentsSchema, type UserTableOfContents } from './schema/tableOfContents.ts';
import { type UserWords, wordsSchema } from './schema/words.ts';

/**
 * What a `gqldocs.config.ts` exports. Paths are relative to the folder of that file.
 *
 * The interfaces are written by hand, since types that are inferred from the schema lose their documentation on the way
 * into an editor; a type test holds both to each other.
 */
export interface UserConfig {
  /** Name of the site: `'GraphQL.js'`. */
  readonly title: string;
  /**
   * A sentence below the title.
   * @default ''
   * @example 'A reference implementation of GraphQL for JavaScript'
   */
  readonly tagline?: string | undefined;
  /**
   * Origin of the published site, without a path. Without it there are no canonical links and no sitemap.
   * @default ''
   * @example 'https://graphql-js.org'
   */
  readonly url?: string | undefined;
  /**
   * Path below which the site is published; missing slashes are added.
   * @default '/'
   * @example '/docs-site/'
   */
  readonly baseUrl?: string | undefined;
  /**
   * Path within the static folders.
   * @default none
   * @example 'img/favicon.svg'
   */
  readonly favicon?: string | undefined;
  /**
   * Who owns the repository.
   * @default none
   * @example 'graphql'
   */
  readonly organization?: string | undefined;
  /**
   * Name of the repository.
   * @default none
   * @example 'graphql-js'
   */
  readonly project?: string | undefined;
  /**
   * Picture for cards in social networks: a path within the static folders.
   * @default none
   * @example 'img/card.png'
   */
  readonly socialImage?: string | undefined;
  /** The bar at the top of every page. */
  readonly navbar?: UserNavbar | undefined;
  /** The end of every page. */
  readonly footer?: UserFooter | undefined;
  /** Light and dark. */
  readonly colorMode?: UserColorMode | undefined;
  /**
   * A bar above the navigation bar.
   * @default none
   * @example { id: 'v17', content: 'GraphQL.js 17 is [in alpha](/docs/v17).' }
   */
  readonly announcement?: UserAnnouncement | undefined;
  /**
   * Documents: Markdown and MDX files that become pages.
   * @default those in `content/docs`, if that folder exists
   */
  readonly documents?: UserDocuments | undefined;
  /** Languages. */
  readonly i18n?: UserI18n | undefined;
  /** The list of headings beside a document. */
  readonly tableOfContents?: UserTableOfContents | undefined;
  /** The API reference. */
  readonly api?: UserApi | undefined;
  /**
   * Whether names in code, in prose and in samples, lead to the reference, and whether what samples import is checked. A document
   * may say otherwise with `autolink` in its front matter.
   * @default true
   */
  readonly autolink?: boolean | undefined;
  /**
   * What the sites of other packages have names for, so that types of theirs are links: by package, a copy of the site's
   * `objects.json` or `objects.inv`.
   * @default {}
   * @example { graphql: 'inventories/graphql.json', node: { file: 'inventories/node.inv', url: 'https://node.example/' } }
   */
  readonly inventories?: UserInventories | undefined;
  /**
   * Folder of React components (`*.tsx`, `*.jsx`) that become pages.
   * @default 'content/pages', if that folder exists
   */
  readonly pages?: string | undefined;
  /**
   * Folders whose files are copied to the root of the output.
   * @default ['content/static'], if that folder exists
   */
  readonly static?: readonly string[] | undefined;
  /**
   * CSS files that are added after the theme's own.
   * @default []
   * @example ['content/brand.css']
   */
  readonly stylesheets?: readonly string[] | undefined;
  /**
   * Texts of the interface that replace the English ones.
   * @default {}
   * @example { onThisPage: 'Contents' }
   */
  readonly words?: UserWords | undefined;
  /**
   * Severity by the code of a problem: `'error'`, `'warning'` or `'off'`.
   * @default an error for what makes a page wrong, a warning for the rest
   * @example { 'link/broken-anchor': 'warning' }
   */
  readonly checks?: UserChecks | undefined;
  /**
   * Folder of the output. It is replaced as a whole.
   * @default 'build'
   */
  readonly outDir?: string | undefined;
}

const optionalText = v.optional(text());

export const userConfigSchema = section({
  title: text(),
  tagline: v.optional(v.string()),
  url: v.optional(
    v.pipe(
      v.string(),
      v.check(isAddress, 'must be an origin such as `https://example.org`'),
      v.check(hasNoPath, 'must be an origin without a path (which belongs into `baseUrl`)'),
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
  api: v.optional(apiSchema),
  autolink: v.optional(v.boolean()),
  inventories: v.optional(inventoriesSchema),
  pages: optionalText,
  static: v.optional(list(text())),
  stylesheets: v.optional(list(text())),
  words: v.optional(wordsSchema),
  checks: v.optional(checksSchema),
  outDir: optionalText,
});

function isAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function hasNoPath(value: string): boolean {
  if (!isAddress(value)) return true;
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}
