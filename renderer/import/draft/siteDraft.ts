import type { UserColorMode, UserTableOfContents } from '../../config/schema/appearance.ts';
import type { UserPackage } from '../../config/schema/package.ts';
import type { UserConfig } from '../../config/userConfig.ts';
import type { Place } from '../../model/problem.ts';

/** What a reader of one tool finds: the site in the terms of all tools. Its links and menus are not resolved yet. */
export interface SiteDraft {
  /** As the report names it: `Docusaurus`. */
  readonly tool: string;
  readonly title: string;
  readonly tagline?: string | undefined;
  /** Origin, perhaps with a path. */
  readonly url?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** Path within the static folders. */
  readonly favicon?: string | undefined;
  readonly socialImage?: string | undefined;
  /** Address of the repository for a browser. */
  readonly repository?: string | undefined;
  readonly organization?: string | undefined;
  readonly project?: string | undefined;
  readonly navbarTitle?: string | undefined;
  readonly logo?: { readonly src: string; readonly srcDark?: string | undefined; readonly alt?: string | undefined } | undefined;
  readonly navbar: readonly MenuEntry[];
  readonly footer: readonly { readonly title: string; readonly items: readonly MenuEntry[] }[];
  readonly copyright?: string | undefined;
  readonly colorMode?: UserColorMode | undefined;
  readonly announcement?: { readonly id: string; readonly content: string; readonly closable?: boolean | undefined } | undefined;
  readonly tableOfContents?: UserTableOfContents | undefined;
  readonly language?: string | undefined;
  /** Folder of all documents of the locale, which a theme may add to links of menus: `en-US`. Default: none. */
  readonly localeFolder?: string | undefined;
  /** Whether addresses of pages end with a slash, as relative links in documents count on. Default: false. */
  readonly hasSlash?: boolean | undefined;
  readonly lastUpdated?: boolean | undefined;
  /** The id of a heading by its text, where the tool makes other ones than GitHub. */
  readonly headingId?: ((text: string) => string) | undefined;
  /** Keys of front matter that the tool knows. Default: unknown, so that none counts as the site's own. */
  readonly documentKeys?: readonly string[] | undefined;
  /** Whether its config turns formulas on. Default: false. */
  readonly hasMath?: boolean | undefined;
  /** Whether formulas are written as mdBook reads them: `\\( … \\)`. Default: false. */
  readonly hasMathjax?: boolean | undefined;
  /** Whether documents are chapters of mdBook, which hides lines of code. Default: false. */
  readonly isBook?: boolean | undefined;
  /** Whether `file="…"` after the signs of a block of code shows a file, also in place of code that is there. Default: false. */
  readonly hasFenceFiles?: boolean | undefined;
  /** Color of links: `#2e8555`. */
  readonly accent?: string | undefined;
  readonly head: readonly HeadTag[];
  readonly collections: readonly Collection[];
  /** By name, in the order of the site. */
  readonly sidebars: readonly (readonly [name: string, entries: readonly MenuEntry[]])[];
  readonly redirects: readonly DraftRedirect[];
  /** Whether symbols had the addresses that TypeDoc gives them. Default: false. */
  readonly hasTypedocAddresses?: boolean | undefined;
  /** Pages that are programs, or that only an earlier version had. Their addresses answer with a note. */
  readonly missing: readonly { readonly address: string; readonly version?: string; readonly place: Place }[];
  /** Files, by absolute path, that the site needs as static files. */
  readonly assets: readonly { readonly from: string; readonly to: string }[];
  /** Absolute folders of files that are published as they are. */
  readonly statics: readonly string[];
  readonly packages: readonly UserPackage[];
  readonly checks?: UserConfig['checks'];
  readonly notes: readonly Note[];
}

/** A folder of documents that is published below one route. */
export interface Collection {
  /** Absolute. */
  readonly folder: string;
  /** Route that its documents are below: `/docs`, or `/`. */
  readonly route: string;
  /** URL of the folder in the editor of the repository's host. */
  readonly editUrl?: string | undefined;
  /** Whether a file, by its path below the folder, is a document of the site. */
  readonly includes: (path: string) => boolean;
  /** Folders and files that the tool doesn't copy, by their path below the folder. */
  readonly skips: (path: string) => boolean;
  /** The document's addresses at the site, the one that the tool links to first, without `baseUrl`. None for one that isn't published. */
  readonly addressesOf: (document: SourceDocument) => readonly string[];
  /** A line that the tool shows above the text, such as the date of a post. Default: none. */
  readonly leadOf?: (document: SourceDocument) => string | undefined;
  /** The ids by which documents of the collection name a document. Default: none. */
  readonly idsOf?: (document: SourceDocument) => readonly string[];
  /** Whether the tool prints `title` above the text, also where that has a heading of level 1. Default: false. */
  readonly printsTitle?: boolean;
  /** Whether the tool reads `.md` as MDX. */
  readonly isMdx: boolean;
  /** Whether the config names each document, so that other files of the folder are none. */
  readonly isListed?: boolean;
  /** Keys of front matter that only the former tool reads: they are taken out. */
  readonly dropsKeys?: readonly string[];
}

export interface SourceDocument {
  /** Below the folder, with ending. */
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** An entry of a sidebar, the navigation bar or the footer. */
export interface MenuEntry {
  readonly label?: string | undefined;
  readonly target?: MenuTarget | undefined;
  readonly items?: readonly MenuEntry[] | undefined;
  /** Of a page that the former tool makes for the entry, below the route of its documents. */
  readonly address?: string | undefined;
  readonly isCollapsed?: boolean | undefined;
  readonly position?: 'left' | 'right' | undefined;
  readonly place: Place;
}

export type MenuTarget =
  /** Absolute path of a document's source, with or without ending. */
  | { readonly kind: 'source'; readonly path: string }
  /** Address within the site, without `baseUrl`, or a URL. */
  | { readonly kind: 'address'; readonly href: string }
  /** A sidebar by its name. */
  | { readonly kind: 'sidebar'; readonly name: string }
  /** All documents of an absolute folder. */
  | { readonly kind: 'folder'; readonly path: string };

export interface DraftRedirect {
  readonly from: string;
  readonly to: string;
  readonly place: Place;
}

/** A tag in the `<head>` of every page. */
export interface HeadTag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly text?: string | undefined;
}

/** A line of the report. */
export interface Note {
  readonly kind: 'carried' | 'changed' | 'dropped' | 'question';
  /** What it is about: an option, a document, a component. */
  readonly subject: string;
  /** What gqldocs did with it. */
  readonly text: string;
  /** What the maintainer can do. */
  readonly todo?: string | undefined;
  readonly place?: Place | undefined;
  /** Options of gqldocs that it became, such as `api.packages[].sort`: at least one of them is in the config. */
  readonly to?: readonly string[] | undefined;
}
