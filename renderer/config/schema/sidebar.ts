import * as v from 'valibot';
import { isRecord } from '../../packages/manifest.ts';
import { list, section, text } from './section.ts';

/** A document with a label. */
interface UserSidebarDocument {
  /**
   * Id of the document: its path below `documents.path`, without the extension.
   * @example 'tutorials/basic-types'
   */
  readonly document: string;
  /**
   * Text of the entry.
   * @default the `sidebar_label` of the document, else its title
   */
  readonly label?: string | undefined;
}

/** A group of entries that readers can collapse. */
interface UserSidebarCategory {
  /** Text of the group. */
  readonly label: string;
  /** Entries of the group. */
  readonly items: readonly UserSidebarEntry[];
  /**
   * Whether the group starts collapsed. The group of the current page is always open.
   * @default false
   */
  readonly collapsed?: boolean | undefined;
  /**
   * Id of a document that the label links to.
   * @default none
   */
  readonly document?: string | undefined;
}

/** A link to a route of this site or to an external URL. */
interface UserSidebarLink {
  /** Text of the link. */
  readonly label: string;
  /**
   * Route, without `baseUrl`, or external URL.
   * @example '/api'
   */
  readonly href: string;
}

/** All documents of a folder, ordered by `sidebar_position`, then by name. */
interface UserSidebarFolder {
  /**
   * Folder below `documents.path`; `''` includes all documents.
   * @example 'guides'
   */
  readonly folder: string;
}

/** An entry of a sidebar. A string is the id of a document. */
export type UserSidebarEntry = string | UserSidebarDocument | UserSidebarCategory | UserSidebarLink | UserSidebarFolder;

export const sidebarEntrySchema = v.lazy((input): v.GenericSchema<UserSidebarEntry> => {
  if (!isRecord(input)) return idSchema;
  if ('items' in input) return entrySchemas.category;
  if ('folder' in input) return entrySchemas.folder;
  return 'href' in input ? entrySchemas.link : entrySchemas.document;
});

export const entrySchemas = {
  document: section({ document: text(), label: v.optional(text()) }),
  category: section({
    label: text(),
    items: list(sidebarEntrySchema),
    collapsed: v.optional(v.boolean()),
    document: v.optional(text()),
  }),
  link: section({ label: text(), href: text() }),
  folder: section({ folder: v.string() }),
};

const idSchema = v.pipe(v.string('must be the id of a document, or an object'), v.nonEmpty('must not be empty'));
