import type { SymbolId } from './type.ts';

/** A page as a possible target of links. */
export interface LinkTarget {
  readonly kind: RouteKind;
  /** Whether it shows a text of a package: ids of its headings have a prefix. */
  readonly isText?: true | undefined;
  /** Of a document: ids that its author wrote with the prefix of GitHub. Absent: none. */
  readonly prefixedIds?: readonly string[] | undefined;
  /** The package that it belongs to. */
  readonly package?: { readonly name: string; readonly slug: string } | undefined;
  /** The entry point that it is of, or that its symbol is exported from. */
  readonly module?: string | undefined;
  /** The symbol that has this page. */
  readonly symbol?: SymbolId | undefined;
  readonly isDeprecated?: true | undefined;
  /** The page that the address forwards to: links go there directly. */
  readonly forwardsTo?: Href | undefined;
}

/**
 * The meaning of an import: a symbol of the reference, an export without a page, a name that is not exported, a module that its package does
 * not have, or an export of another package.
 */
export type ImportMeaning =
  | { readonly kind: 'symbol'; readonly id: SymbolId }
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'missing'; readonly names: readonly string[] }
  | { readonly kind: 'no-module'; readonly modules: readonly string[] }
  | { readonly kind: 'foreign' };

/** Why a name in code is surely wrong. */
export type GoneName =
  | { readonly kind: 'removed'; readonly version: string }
  | { readonly kind: 'no-member'; readonly owner: string; readonly member: string };

/** Names that a wrong one may have been meant to be. */
export type NameSpace = 'symbols' | 'pages' | 'files' | 'sources';

/**
 * Questions to the link space. Every answer is plain data and follows from the arguments alone, which are texts: so it can be recorded which
 * questions a page has asked, and whether they still have the same answers.
 */
export interface Links {
  /** The page at an address. */
  readonly page: (href: Href) => LinkTarget | undefined;
  /** Address of a symbol or member. */
  readonly address: (id: SymbolId) => string | undefined;
  /** Symbols and members that a name may mean, as it is registered: `GraphQLSchema.getType`, `v15!parse`. */
  readonly named: (name: string) => readonly SymbolId[] | undefined;
  /** The export of a module by its name; `v15!graphql` is a module of another version. */
  readonly imported: (module: string, name: string) => ImportMeaning;
  /** Why a name in code, which no symbol has, is wrong. Undefined: it may mean something else. */
  readonly gone: (code: string) => GoneName | undefined;
  /** Whether a module is documented, by the name under which it is imported. */
  readonly hasModule: (module: string) => boolean;
  /** Slug of a package, by its name. */
  readonly slug: (packageName: string) => string | undefined;
  /** Address of a document or of a package's text, by its source. */
  readonly source: (file: string) => Href | undefined;
  /** The source of a document that is not published, by its source, id or address. */
  readonly draft: (name: string) => string | undefined;
  /** Address of something that another site documents. */
  readonly external: (packageName: string, name: string) => string | undefined;
  /** Whether a static file is in the output. */
  readonly hasFile: (path: string) => boolean;
  /** Place of a static file in the output, by its source. */
  readonly outputOf: (source: string) => string | undefined;
  /** Whether nothing is known of an address, of a file or of names because a package is omitted, so that a link is not wrong. */
  readonly isOmitted: (of: 'page' | 'source' | 'name', name: string) => boolean;
  /** A symbol or member that is shown in full on its module's page, by its address. */
  readonly item: (href: string) => Item | undefined;
  /** The name that is nearest to a wrong one. */
  readonly nearest: (space: NameSpace, name: string) => string | undefined;
}

/** An address within the site, without `baseUrl` and without a trailing slash: `/`, `/api/graphql-js/class/GraphQLSchema`. */
export type Href = string;

/** Kinds of pages. `Route` in `model/plan` says what each has. */
export type RouteKind = ListedKind | 'users' | 'list';

/** Kinds by which `routes.json` calls pages. A new kind belongs here if scripts should tell its pages from others. */
export type ListedKind =
  | 'home'
  | 'document'
  | 'api'
  | 'package'
  | 'module'
  | 'category'
  | 'namespace'
  | 'class'
  | 'enum'
  | 'function'
  | 'interface'
  | 'type'
  | 'variable'
  | 'page'
  | 'not-found';

/** A symbol that is shown in full on its module's page. */
export interface Item {
  readonly id: SymbolId;
  readonly isDeprecated: boolean;
}
