import * as v from 'valibot';
import { isRecord } from '../../packages/manifest.ts';
import { linkSchema, type UserLink } from './link.ts';
import { list, namesOf, routeText, section, text, withHint } from './section.ts';

interface Positioned {
  /**
   * Side of the bar on which the item appears.
   * @default 'left'; 'right' for `versions` and `locales`
   */
  readonly position?: 'left' | 'right' | undefined;
}

interface Labelled extends Positioned {
  /** Text of the item. */
  readonly label: string;
}

interface UserDocumentItem extends Labelled {
  /** Links to a document. */
  readonly type: 'document';
  /**
   * Id of the document: its path below `documents.path`, without the extension.
   * @example 'tutorials/index'
   */
  readonly document: string;
}

interface UserSidebarItem extends Labelled {
  /** Links to the first document of a sidebar. */
  readonly type: 'sidebar';
  /**
   * Name of the sidebar in `documents.sidebars`.
   * @example 'tutorialSidebar'
   */
  readonly sidebar: string;
}

interface UserApiItem extends Positioned {
  /** Links to the API reference. */
  readonly type: 'api';
  /**
   * Slug of a package: links to its overview.
   * @default the list of packages
   * @example 'graphql-js'
   */
  readonly package?: string | undefined;
  /**
   * Text of the item.
   * @default 'API'
   */
  readonly label?: string | undefined;
}

interface UserRouteItem extends Labelled {
  /** Links to a route of this site. */
  readonly type: 'route';
  /**
   * The route, without `baseUrl`.
   * @example '/community'
   */
  readonly route: string;
}

interface UserLinkItem extends Labelled {
  /** External link. */
  readonly type: 'link';
  /**
   * External URL.
   * @example 'https://github.com/graphql/graphql-js'
   */
  readonly href: string;
}

interface UserDropdownItem extends Labelled {
  /** Menu of links. */
  readonly type: 'dropdown';
  /** Links of the menu. */
  readonly items: readonly UserLink[];
}

interface UserVersionsItem extends Positioned {
  /** Menu with the version of the documents. */
  readonly type: 'versions';
}

interface UserLocalesItem extends Positioned {
  /** Menu with the language of the site. */
  readonly type: 'locales';
}

export type UserNavbarItem =
  | UserDocumentItem
  | UserSidebarItem
  | UserApiItem
  | UserRouteItem
  | UserLinkItem
  | UserDropdownItem
  | UserVersionsItem
  | UserLocalesItem;

const position = v.optional(v.picklist(['left', 'right']));
const labelled = { label: text(), position };

/** Keys of items of other tools. */
const foreignItemKeys: ReadonlyMap<string, string> = new Map([
  ['to', "Write `type: 'route'` and `route`."],
  ['docId', "Write `type: 'document'` and `document`."],
  ['sidebarId', "Write `type: 'sidebar'` and `sidebar`."],
  ['text', 'Write `label`.'],
]);

const item = <const Entries extends v.ObjectEntries>(entries: Entries) => section(entries, foreignItemKeys);

/** By type, in the order in which messages list the types. */
export const itemSchemas = {
  document: item({ type: v.literal('document'), document: text(), ...labelled }),
  sidebar: item({ type: v.literal('sidebar'), sidebar: text(), ...labelled }),
  api: item({ type: v.literal('api'), package: v.optional(text()), label: v.optional(text()), position }),
  route: item({ type: v.literal('route'), route: routeText(), ...labelled }),
  link: item({ type: v.literal('link'), href: text(), ...labelled }),
  dropdown: item({ type: v.literal('dropdown'), items: list(linkSchema), ...labelled }),
  versions: item({ type: v.literal('versions'), position }),
  locales: item({ type: v.literal('locales'), position }),
};

/** Types of items of other tools whose names are not near to ours. */
const foreignTypes: ReadonlyMap<string, string> = new Map([
  ['doc', "Write `type: 'document'`."],
  ['docsVersion', "Write `type: 'versions'`."],
  ['docsVersionDropdown', "Write `type: 'versions'`."],
  ['localeDropdown', "Write `type: 'locales'`."],
]);

/** Schema of an item with an unknown type: it reports the known types. */
const unknownItemSchema = v.pipe(
  v.custom<UserNavbarItem>(isRecord, 'must be an object with a `type`'),
  v.any(),
  v.object({
    type: v.picklist(Object.keys(itemSchemas), ({ input, message }) => {
      const hint = typeof input === 'string' ? foreignTypes.get(input) : undefined;
      return hint === undefined ? message : withHint(`must be one of ${namesOf(Object.keys(itemSchemas))}`, hint);
    }),
  }),
);

export const navbarItemSchema = v.lazy((input): v.GenericSchema<UserNavbarItem, unknown> => {
  const type = isRecord(input) ? input.type : undefined;
  return isItemType(type) ? itemSchemas[type] : unknownItemSchema;
});

function isItemType(type: unknown): type is keyof typeof itemSchemas {
  return typeof type === 'string' && Object.hasOwn(itemSchemas, type);
}
