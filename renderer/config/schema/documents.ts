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
   * Where documents live in the site; `'/'` is the root.
   * @default '/docs'
   */
  readonly route?: string | undefined;
  /**
   * Id of the document that the section opens with.
   * @default none
   * @example 'tutorials/index'
   */
  readonly main?: string | undefined;
  /**
   * Sidebars by name. A string is the id of a document.
   * @default one sidebar `docs` from all folders
   * @example { tutorialSidebar: ['tutorials/index', { label: 'Advanced', items: [{ folder: 'tutorials/advanced' }] }] }
   */
  readonly sidebars?: Readonly<Record<string, readonly UserSidebarEntry[]>> | undefined;
  /**
   * Address of the folder in the repository's editor; a document's path is appended.
   * @default none: no edit links
   * @example 'https://github.com/graphql/graphql-js/edit/16.x.x/docs/'
   */
  readonly editUrl?: string | undefined;
  /**
   * Whether documents say when they were last changed: the day of the last commit that touched them, or `last_update` of their front
   * matter. Without a repository, or in a shallow clone, only the latter is known.
   * @default true
   */
  readonly lastUpdated?: boolean | undefined;
  /**
   * Versions of the documents: exactly one today, `current`.
   * @default { current: { label: 'Next' } }
   */
  readonly versions?: { readonly current?: { readonly label?: string | undefined } | undefined } | undefined;
}

export const documentsSchema = section({
  path: v.optional(text()),
  route: v.optional(routeText()),
  main: v.optional(text()),
  sidebars: v.optional(dictionary(list(sidebarEntrySchema))),
  editUrl: v.optional(v.pipe(v.string(), v.url('must be an address such as `https://github.com/me/project/edit/main/docs/`'))),
  lastUpdated: v.optional(v.boolean()),
  versions: v.optional(section({ current: v.optional(section({ label: v.optional(text()) })) })),
});
