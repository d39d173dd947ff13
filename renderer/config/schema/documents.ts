import * as v from 'valibot';
import { dictionary, list, routeText, section, text } from './section.ts';
import { sidebarEntrySchema, type UserSidebarEntry } from './sidebar.ts';

/** Documents: Markdown and MDX files that become pages. */
export interface UserDocuments {
  /**
   * Folder of the sources, relative to the config file.
   * @default 'content/docs'
   */
  readonly path?: string | undefined;
  /**
   * Route of the documents; `'/'` is the root of the site.
   * @default '/docs'
   */
  readonly route?: string | undefined;
  /**
   * Id of the first document: the page at `route`.
   * @default none
   * @example 'tutorials/index'
   */
  readonly main?: string | undefined;
  /**
   * Sidebars by name. A string in a sidebar is the id of a document.
   * @default one sidebar `docs` from all folders
   * @example { tutorialSidebar: ['tutorials/index', { label: 'Advanced', items: [{ folder: 'tutorials/advanced' }] }] }
   */
  readonly sidebars?: Readonly<Record<string, readonly UserSidebarEntry[]>> | undefined;
  /**
   * URL of the documents folder in the editor of your repository host. gqldocs appends the path of the document.
   * @default none: no edit links
   * @example 'https://github.com/graphql/graphql-js/edit/16.x.x/docs/'
   */
  readonly editUrl?: string | undefined;
  /**
   * Whether documents show the day of their last change: the last commit that changed the file, or `last_update` in the front
   * matter. Without a repository, or in a shallow clone, only `last_update` is used.
   * @default true
   */
  readonly lastUpdated?: boolean | undefined;
  /**
   * Keys of the front matter that gqldocs accepts and ignores. Others that it does not know are warnings.
   * @default none
   * @example ['author', 'reviewed']
   */
  readonly ignoredKeys?: readonly string[] | undefined;
  /**
   * Whether `$…$`, `$$…$$` and blocks of code in the language `math` are formulas in TeX.
   * @default false
   */
  readonly math?: boolean | undefined;
  /**
   * Version of the documents. gqldocs builds one version, `current`; only its label can be set. The reference can have several
   * versions: see `ref` of a package.
   * @default { current: { label: 'Next' } }
   */
  readonly versions?: { readonly current?: { readonly label?: string | undefined } | undefined } | undefined;
}

export const documentsSchema = section({
  path: v.optional(text()),
  route: v.optional(routeText()),
  main: v.optional(text()),
  sidebars: v.optional(dictionary(list(sidebarEntrySchema), "{ docs: [{ folder: '' }] }")),
  editUrl: v.optional(v.pipe(v.string(), v.url('must be a URL such as `https://github.com/me/project/edit/main/docs/`'))),
  lastUpdated: v.optional(v.boolean()),
  ignoredKeys: v.optional(list(text())),
  math: v.optional(v.boolean()),
  versions: v.optional(section({ current: v.optional(section({ label: v.optional(text()) })) })),
});
