import type { SymbolKind } from './api.ts';
import type { ClientMessages } from './clientMessages.ts';
import type { Href, ListedKind, RouteKind } from './links.ts';
import type { Messages } from './messages.ts';
import type { Place, Problem } from './problem.ts';
import type { SiteRelease } from './releases.ts';

/**
 * A page in the browser: JSON that is written next to the HTML and fetched on navigation. The HTML document has only
 * `EmbeddedHead` as data, because it has the rest as markup. Content is sent once.
 */
export interface PageData {
  readonly kind: RouteKind;
  /** Without `baseUrl`. */
  readonly href: Href;
  /** The page's own title: `GraphQLSchema`. */
  readonly title: string;
  /** For the browser's tab: `GraphQLSchema | GraphQL.js`. */
  readonly documentTitle: string;
  readonly description: string;
  /** Absolute; empty when the site's `url` isn't set. */
  readonly canonical: string;
  /** Address with `baseUrl` of the page as Markdown; empty when there is none. */
  readonly markdown: string;
  readonly layout: PageLayout;
  readonly hasToc: boolean;
  /** Whether the head of its document has elements that no other page has: browsers load such a page as a whole. */
  readonly hasOwnHead?: true | undefined;
  /** Id of the sidebar, empty without one. Pages with the same id share the sidebar's scroll position and open groups. */
  readonly sidebar: string;
  /** Inside of `<main>`: breadcrumbs, article, edit link, previous and next. */
  readonly mainHtml: string;
  /** Inside of the sidebar's `<nav>`, empty without one. */
  readonly sidebarHtml: string;
  /** Inside of the table of contents' `<nav>`, empty without one. */
  readonly tocHtml: string;
  /** What a card shows for a link to this page: declaration and first sentence. Only of symbols. */
  readonly cardHtml?: string | undefined;
}

/** `document`: sidebar, text, table of contents. `wide`: the page alone. */
type PageLayout = 'document' | 'wide';

/** `PageData` without its markup. */
export type PageHead = Omit<PageData, 'mainHtml' | 'sidebarHtml' | 'tocHtml' | 'cardHtml'>;

/** The part of a page that its HTML document has as data, for scripts: all else of it is in the markup. */
export type EmbeddedHead = Pick<PageHead, 'kind' | 'href' | 'title' | 'sidebar' | 'hasOwnHead'>;

/** Data that is the same on every page; part of the client's bundle, never of a page. */
export interface SiteData {
  readonly title: string;
  readonly baseUrl: string;
  readonly navbar: {
    readonly title: string;
    readonly logo?: { readonly src: string; readonly srcDark?: string | undefined; readonly alt: string } | undefined;
    readonly hideOnScroll: boolean;
    readonly items: readonly NavbarLink[];
  };
  readonly colorMode: { readonly default: 'light' | 'dark'; readonly switch: boolean; readonly followSystem: boolean };
  readonly announcement?: { readonly id: string; readonly html: string; readonly closable: boolean } | undefined;
  readonly locale: string;
  readonly locales: readonly { readonly code: string; readonly label: string; readonly direction: 'ltr' | 'rtl' }[];
  readonly direction: 'ltr' | 'rtl';
  readonly version?: { readonly name: string; readonly label: string } | undefined;
  readonly release?: (SiteRelease & { readonly messages: Pick<Messages, 'releaseOlder' | 'releaseOpenLatest'> }) | undefined;
  readonly messages: ClientMessages;
}

/** A navigation bar's item with its address resolved. */
export interface NavbarLink {
  readonly type: 'link' | 'dropdown' | 'locales' | 'versions' | 'releases';
  readonly label: string;
  /** With `baseUrl`, or an address elsewhere. Empty for dropdowns. */
  readonly href: string;
  readonly position: 'left' | 'right';
  /** Routes below this prefix (without `baseUrl`) mark the item as current. Empty: never. */
  readonly activePrefix: string;
  readonly isExternal: boolean;
  readonly items: readonly { readonly label: string; readonly href: string; readonly isExternal: boolean }[];
}

/** Facts about a rendered page for the checks. The HTML itself is not kept after it is written. */
export interface PageFacts {
  readonly href: Href;
  /** Internal links as they were resolved: with anchor, without `baseUrl`. */
  readonly links: readonly { readonly target: string; readonly href: string; readonly place: Place }[];
  readonly anchors: ReadonlySet<string>;
}

export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly contents: string | Uint8Array;
  /** `hashOfText` of the contents, where it is known. */
  readonly hash?: string | undefined;
}

/** The text below a heading of a page, as plain text. */
export interface TextSection {
  /** Empty for the text before the first heading with an id. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

/** The terms of a section by what they count, a line for each number, `1 schema type`: as one text, since a large site has millions of them. */
export type TermCounts = string;

/** A section as search takes it. */
export type CountedSection = TextSection & { readonly terms: TermCounts };

/** A file of a page. */
export interface PageFile {
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
  /** Undefined for a page that is stored: its files are in the output. */
  readonly contents?: OutputFile['contents'] | undefined;
}

export type PageResult =
  | {
      readonly ok: true;
      readonly files: readonly PageFile[];
      readonly facts: PageFacts;
      /** For search. */
      readonly sections: readonly CountedSection[];
      readonly problems: readonly Problem[];
    }
  /** Its files say that it failed. */
  | { readonly ok: false; readonly href: Href; readonly files: readonly PageFile[]; readonly problems: readonly Problem[] };

/** An entry of `routes.json`. */
export interface RouteEntry {
  readonly path: Href;
  readonly kind: ListedKind;
  readonly title: string;
  /** Paths within the output. */
  readonly html: string;
  readonly data: string;
  /** The package's name, for pages of the API. */
  readonly package?: string;
  /** The package's version, where the site has several of it. */
  readonly version?: string;
  /** Qualified name, for pages of the API. */
  readonly symbol?: string;
  /** Address of the declaration in the repository, or its file. */
  readonly source?: string;
  /**
   * The exports of an entry point, for the pages of packages (their main one) and modules: by name, with `default`, and `export=` for the
   * value of a CommonJS module.
   */
  readonly exports?: readonly ExportEntry[];
  /** Names that an entry point exports and that the reference leaves out, such as what is marked `@internal`. */
  readonly unlisted?: readonly string[];
}

/** A name that can be imported. One that is a type and a value is there for each of its pages. */
export interface ExportEntry {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly path: Href;
}

/** Files of the client that esbuild made, by role. Addresses have `baseUrl`. */
export interface Assets {
  /** Module that is loaded with every page: small; it loads what the reader uses. */
  readonly start: string;
  readonly styles: string;
  /** Styles of home pages, cards, search and what scripts show. Most pages load them later. */
  readonly laterStyles: string;
  /** Text of the script that is in every page's head and runs before the first paint. */
  readonly earlyScript: string;
  /** Text of the script that follows it on pages with tabs. */
  readonly tabsScript: string;
  /** Text of the script on the home page that notices a wrong `baseUrl`. */
  readonly bannerScript: string;
  /** Address of each island module by its file, relative to the project root. */
  readonly islands: ReadonlyMap<string, string>;
  readonly files: readonly OutputFile[];
}

/** The contents of a file of the output, as text. */
export function fileText(contents: OutputFile['contents']): string {
  return typeof contents === 'string' ? contents : new TextDecoder().decode(contents);
}
