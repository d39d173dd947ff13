import type { ApiModule, ApiPackage, ApiSymbol, SymbolKind } from './api.ts';
import type { Backlinks, DocumentBacklink } from './backlinks.ts';
import type { Markdown } from './comment.ts';
import type { Document } from './document.ts';
import type { ExternalNames } from './inventory.ts';
import type { Href, Item, LinkTarget } from './links.ts';
import type { Place } from './problem.ts';
import type { MovedAnchor, RedirectPlan } from './redirect.ts';
import type { SymbolId } from './type.ts';
import type { WrittenText } from './writtenText.ts';

/** What routes of all kinds have. */
export interface RouteBase {
  readonly href: Href;
  readonly title: string;
  readonly description: string;
  /** File of the page within the output: `api/index.html`. */
  readonly html: string;
  /** File of the page's data within the output: `api/index.json`. */
  readonly data: string;
  /** The source of the page, for messages. */
  readonly from: Place;
  /** Id of the sidebar that is shown next to it. */
  readonly sidebar?: string | undefined;
  /** Former anchors of the page. Absent: none. */
  readonly moved?: readonly MovedAnchor[] | undefined;
}

/** A planned address. */
export type Route = RouteBase &
  /**
   * `module` is the file of a custom page, or names a page that gqldocs makes itself: `''` for the home page, `searchModule`,
   * `contentsModule`.
   */
  (
    | { readonly kind: 'home' | 'page'; readonly module: string; readonly text?: PackageText | undefined }
    /** `module` is empty unless it is a custom page. */
    | { readonly kind: 'not-found'; readonly module: string }
    | { readonly kind: 'document'; readonly document: Document }
    | { readonly kind: 'api'; readonly packages: readonly PackageEntry[] }
    /** `items` are the symbols that are shown in full on the page. Undefined where each symbol has a page. */
    | { readonly kind: 'package'; readonly package: ApiPackage; readonly items?: readonly ApiSymbol[] | undefined }
    | {
        readonly kind: 'module';
        readonly package: ApiPackage;
        readonly apiModule: ApiModule;
        readonly items?: readonly ApiSymbol[] | undefined;
      }
    | { readonly kind: 'category'; readonly package: ApiPackage; readonly category: CategoryContents }
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

/** A package as the reference's index shows it. */
export interface PackageEntry extends Pick<ApiPackage, 'name' | 'slug' | 'label' | 'version' | 'description'> {
  /** How many there are. */
  readonly symbols: number;
}

/** What an author has put into one category of a package. */
export interface CategoryContents {
  /** Of its group in lists. */
  readonly id: string;
  readonly title: string;
  readonly symbols: readonly ApiSymbol[];
}

export interface SymbolList {
  /** Title of the whole list on that page: `Interfaces`. */
  readonly heading: string;
  /** From which name to which. */
  readonly title: string;
  /** The kind of all items, if they have the same. */
  readonly kind?: SymbolKind | undefined;
  readonly symbols: readonly ApiSymbol[];
  /** Instead of symbols: the re-exports of an entry point. */
  readonly references?: ApiModule['references'] | undefined;
  /** Instead of symbols: the users of one. */
  readonly users?: readonly (SymbolId | DocumentBacklink)[] | undefined;
  /** The page that the list belongs to. */
  readonly owner: { readonly title: string; readonly href: Href };
}

/** A text of a package that is a page: its README, its CHANGELOG, or a page that its history makes. */
export interface PackageText {
  readonly package: ApiPackage;
  readonly markdown: Markdown;
  /** Texts that follow. Default: none. */
  readonly parts?: readonly TextPart[] | undefined;
  /** The pages before and after one of a row. Default: none. */
  readonly previous?: Href | undefined;
  readonly next?: Href | undefined;
}

/** Markdown that gqldocs made, or a part of a file that an author wrote for the site. */
export type TextPart =
  | {
      readonly kind: 'markdown';
      readonly markdown: Markdown;
      /** Level of the heading above it. */
      readonly headingLevel: number;
      /** Put before the ids of its headings. */
      readonly idPrefix: string;
    }
  /** `file` is relative to the project root, with `/`. */
  | ({ readonly kind: 'written' } & WrittenText);

/** All routes, their order, and the targets of all links: decided before anything is rendered. */
export interface SitePlan {
  /** Sorted by href, not-found last. Clashing routes are all kept; `checks/duplicateRoutes` reports them. */
  readonly routes: readonly Route[];
  readonly links: LinkSpace;
  readonly redirects: RedirectPlan;
  /** Redirects in addition to those of the config, by former address. */
  readonly implied: Readonly<Record<string, string>>;
  readonly sidebars: ReadonlyMap<string, Sidebar>;
  /** Where symbols are used; those that nothing uses have no entry. */
  readonly backlinks: ReadonlyMap<SymbolId, Backlinks>;
  /** Sources of custom pages and of their parts, by file: problems have places in them. */
  readonly pageTexts: ReadonlyMap<string, string>;
}

/** Everything that a link can reach, as tables of plain data. Built once; looked up, never searched. */
export interface LinkSpace {
  readonly byHref: ReadonlyMap<Href, LinkTarget>;
  /** A document's source to its address: `content/docs/tutorials/basic-types.md`. */
  readonly bySource: ReadonlyMap<string, Href>;
  /** A document's id to its address: `tutorials/basic-types`. */
  readonly byDocument: ReadonlyMap<string, Href>;
  /** Symbols and members to their addresses, members with an anchor: `/api/graphql-js/class/GraphQLSchema#getType`. */
  readonly bySymbol: ReadonlyMap<SymbolId, string>;
  /** The reverse, for symbols and members without a page of their own: by their addresses on the pages of modules. */
  readonly itemAt: ReadonlyMap<string, Item>;
  /** Possible meanings of `{@link Name}` in prose: `GraphQLSchema`, `GraphQLSchema.getType`. */
  readonly byName: ReadonlyMap<string, readonly SymbolId[]>;
  /** Exports of modules, by the name under which they are imported: `graphql`, `graphql/utilities`. */
  readonly modules: ReadonlyMap<string, ModuleExports>;
  /** What users can import of packages whose `exports` says so, by the name of the package: `graphql`, `graphql/*`. */
  readonly importable: ReadonlyMap<string, readonly string[]>;
  /** Names of classes, interfaces and enums whose members are all documented. */
  readonly wholeNames: ReadonlySet<string>;
  /** Names of earlier releases that are gone, with the version that removed each. */
  readonly removedNames: ReadonlyMap<string, string>;
  /** Slugs of packages by their names: `graphql` to `graphql-js`. */
  readonly slugs: ReadonlyMap<string, string>;
  /** Documents that are not published, by source, id and address, to their sources. */
  readonly drafts: ReadonlyMap<string, string>;
  /** Names that other sites document. */
  readonly external: ExternalNames;
  /** Static files within the output: `img/logo.svg`. */
  readonly files: ReadonlySet<string>;
  /** A static file's source to its place in the output: `content/docs/tutorials/schema.png`. */
  readonly outputOf: ReadonlyMap<string, string>;
  /** Packages that the site does without because of an error. */
  readonly omitted: readonly OmittedPackage[];
}

/** A package that the site does without because of an error. */
export interface OmittedPackage {
  readonly slug: string;
  /** The address that it would have. */
  readonly href: Href;
  /** Relative to the project root. */
  readonly folder: string;
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
  /** The page that lists all items, where each page shows only those around itself. Undefined: each page shows all. */
  readonly whole?: Href | undefined;
  readonly items: readonly SidebarItem[];
}

export type SidebarItem =
  | {
      readonly type: 'link';
      readonly label: string;
      readonly href: string;
      readonly isDeprecated?: true | undefined;
      /** The kind of the symbol that the link points to. */
      readonly kind?: SymbolKind | undefined;
    }
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

/** Targets of links in the reference. */
export type ReferenceLinks = Pick<LinkSpace, 'bySymbol' | 'itemAt' | 'byName' | 'modules' | 'importable' | 'wholeNames' | 'removedNames'>;

/** The part of a site's plan that depends only on the reference. */
export interface ReferencePlan {
  /** Sorted by address. */
  readonly routes: readonly Route[];
  /** Pages for the parts of long lists. */
  readonly lists: readonly Route[];
  readonly links: ReferenceLinks;
  /** Modules and groups of symbols of each package's menu, by the package's slug. */
  readonly menus: ReadonlyMap<string, readonly SidebarItem[]>;
}
