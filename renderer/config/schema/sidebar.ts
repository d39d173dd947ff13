import * as v from 'valibot';
import { isPlainObject, list, section, text } from './section.ts';

/** A document under a label of its own. */
export interface UserSidebarDocument {
  /** Id of the document: `'tutorials/basic-types'`. */
  readonly document: string;
  /**
   * What the reader sees.
   * @default the document's `sidebar_label`, else its title
   */
  readonly label?: string | undefined;
}

/** A group that can be folded. */
export interface UserSidebarCategory {
  readonly label: string;
  readonly items: readonly UserSidebarEntry[];
  /**
   * Whether it starts folded, unless the current page is in it.
   * @default false
   */
  readonly collapsed?: boolean | undefined;
  /**
   * Id of a document that the label itself leads to.
   * @default none
   */
  readonly document?: string | undefined;
}

/** A link to a route of this site (`/api`) or to an address elsewhere. */
export interface UserSidebarLink {
  readonly label: string;
  readonly href: string;
}

/** Entries from a folder of documents, ordered by `sidebar_position`, then by name. */
export interface UserSidebarFolder {
  /** Relative to the documents' path: `'guides'`; `''` is all of them. */
  readonly folder: string;
}

/** A string is the id of a document. */
export type UserSidebarEntry = string | UserSidebarDocument | UserSidebarCategory | UserSidebarLink | UserSidebarFolder;

export const sidebarEntrySchema = v.lazy((input): v.GenericSchema<UserSidebarEntry> => {
  if (!isPlainObject(input)) return idSchema;
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
