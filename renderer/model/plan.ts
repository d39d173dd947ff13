import type { ApiModule, ApiPackage, ApiSymbol, Markdown, SymbolId, SymbolKind } from './api.ts';
import type { Backlinks, DocumentBacklink } from './backlinks.ts';
import type { Document } from './document.ts';
import type { ExternalNames } from './inventory.ts';
import type { Place } from './problem.ts';

/** An address within the site, without `baseUrl` and without a trailing slash: `/`, `/api/graphql-js/class/GraphQLSchema`. */
export type Href = string;

export type RouteKind =
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
  | 'users'
  | 'list'
  | 'page'
  | 'not-found';

interface RouteBase {
  readonly href: Href;
  readonly title: string;
  readonly description: string;
  /** File of the page within the output: `api/index.html`. */
  readonly html: string;
  /** File of the page's data within the output: `api/index.json`. */
  readonly data: string;
  /** What the page is made from, for messages. */
  readonly from: Place;
  /** Id of the sidebar that is shown beside it. */
  readonly sidebar?: string | undefined;
}

/** A planned address. */
export type Route = RouteBase &
  (
    | { readonly kind: 'home' | 'page'; readonly module: string; readonly text?: PackageText | undefined }
    /** `module` is empty where the template makes the page. */
    | { readonly kind: 'not-found'; readonly module: string }
    | { readonly kind: 'document'; readonly document: Document }
    | { readonly kind: 'api' }
    /** `items` are the symbols that stand in full on the page. Undefined where each symbol has a page. */
    | { readonly kind: 'package'; readonly package: ApiPackage; readonly items?: readonly ApiSymbol[] | undefined }
    | {
        readonly kind: 'module';
        readonly package: ApiPackage;
        readonly apiModule: ApiModule;
        readonly items?: readonly ApiSymbol[] | undefined;
      }
    /** `category` is the id of the category's group in lists. */
    | { readonly kind: 'category'; readonly package: ApiPackage; readonly category: string }
    | {
        readonly kind: 'namespace' | 'class' | 'enum' | 'function' | 'interface' | 'type' | 'variable';
        readonly package: ApiPackage;
        readonly symbol: ApiSymbol;
      }
    /** Everything that uses a symbol, where that is too much for the symbol's own page. */
    | { readonly kind: 'users'; readonly package: ApiPackage; readonly usersOf: ApiSymbol }
    /** A part of a list that is too long for the page that it belongs to. */
    | { readonly kind: 'list'; readonly package: ApiPackage; readonly list: SymbolList }
  );

export interface SymbolList {
  /** What that page calls the whole list: `Interfaces`. */
  readonly heading: string;
  /** From which name to which. */
  readonly title: string;
  /** What all of them are, where they are of one kind. */
  readonly kind?: SymbolKind | undefined;
  readonly symbols: readonly ApiSymbol[];
  /** Instead of symbols: what an entry point exports again. */
  readonly references?: ApiModule['references'] | undefined;
  /** Instead of symbols: what uses one. */
  readonly users?: readonly (SymbolId | DocumentBacklink)[] | undefined;
  /** The page that the list belongs to. */
  readonly owner: { readonly title: string; readonly href: Href };
}

/** A text of a package that is a page: its README or CHANGELOG. */
export interface PackageText {
  readonly package: ApiPackage;
  readonly markdown: Markdown;
}

/** Which routes there are, how they are ordered, and what every link can reach: decided before anything is rendered. */
export interface SitePlan {
  /** Sorted by href, not-found last. Clashing routes are all kept; `checks/duplicateRoutes` reports them. */
  readonly routes: readonly Route[];
  readonly links: LinkSpace;
  readonly sidebars: ReadonlyMap<string, Sidebar>;
  /** Where symbols are used; those that nothing uses have no entry. */
  readonly backlinks: ReadonlyMap<SymbolId, Backlinks>;
  /** Sources of custom pages and of their parts, by file: problems have places in them. */
  readonly pageTexts: ReadonlyMap<string, string>;
}

/** Everything that a link can reach. Built once; looked up, never searched. */
export interface LinkSpace {
  readonly byHref: ReadonlyMap<Href, Route>;
  /** A document's source to its address: `content/docs/tutorials/basic-types.md`. */
  readonly bySource: ReadonlyMap<string, Href>;
  /** A document's id to its address: `tutorials/basic-types`. */
  readonly byDocument: ReadonlyMap<string, Href>;
  /** Symbols and members to their addresses, members with an anchor: `/api/graphql-js/class/GraphQLSchema#getType`. */
  readonly bySymbol: ReadonlyMap<SymbolId, string>;
  /** The other way round, for what has no page of its own: symbols and members by their addresses on the pages of modules. */
  readonly itemAt: ReadonlyMap<string, Item>;
  /** What `{@link Name}` in prose may mean: `GraphQLSchema`, `GraphQLSchema.getType`. */
  readonly byName: ReadonlyMap<string, readonly SymbolId[]>;
  /** What modules export, by the name under which they are imported: `graphql`, `graphql/utilities`. */
  readonly modules: ReadonlyMap<string, ModuleExports>;
  /** Slugs of packages by their names: `graphql` to `graphql-js`. */
  readonly slugs: ReadonlyMap<string, string>;
  /** What other sites document. */
  readonly external: ExternalNames;
  /** Static files within the output: `img/logo.svg`. */
  readonly files: ReadonlySet<string>;
  /** A static file's source to its place in the output: `content/docs/tutorials/schema.png`. */
  readonly outputOf: ReadonlyMap<string, string>;
}

/** A symbol that stands in full on its module's page. */
export interface Item {
  readonly id: SymbolId;
  readonly isDeprecated: boolean;
}

/** The exports of a documented module. */
export interface ModuleExports {
  /** By their names there; `default` for the default export. */
  readonly ids: ReadonlyMap<string, SymbolId>;
  /** Names that are exported and have no page. */
  readonly unlisted: ReadonlySet<string>;
}

export interface Sidebar {
  readonly id: string;
  /** Address below which the whole lists of its long groups are written, as `{menu}.json`: `/api/graphql-js/menu`. */
  readonly menus?: string | undefined;
  /** The page that lists everything in it, where there is too much of it for every page. */
  readonly contents?: Href | undefined;
  readonly items: readonly SidebarItem[];
}

export type SidebarItem =
  | { readonly type: 'link'; readonly label: string; readonly href: string; readonly isDeprecated?: true | undefined }
  | {
      readonly type: 'category';
      readonly label: string;
      /** Page of the category itself. */
      readonly href?: string | undefined;
      readonly isCollapsed: boolean;
      /** Name of the file with all of its items, for groups of a package's symbols (`classes`, `category-schema`) and in long sidebars. */
      readonly menu?: string | undefined;
      readonly items: readonly SidebarItem[];
    };
