import type { HeadTag } from './headTag.ts';
import type { Messages } from './messages.ts';
import type { Place, ProblemCode, Severity } from './problem.ts';
import { relativePath } from './relativePath.ts';
import type { SiteRelease } from './releases.ts';

/**
 * The resolved configuration: every default filled in, every path absolute, never changed. What a user writes is `UserConfig` in
 * `config/userConfig.ts`; `resolveConfig` turns it into this.
 */
export interface Config {
  /** Absolute folder of the project; places in problems are relative to it. */
  readonly root: string;
  /** Absolute paths of the config file and everything that it imports, which `--watch` watches. Empty without a config file. */
  readonly configFiles: readonly string[];
  readonly title: string;
  readonly tagline: string;
  /** Origin of the published site without a path or trailing slash: `https://graphql-js.org`. Empty when unknown: no canonical links and no sitemap then. */
  readonly url: string;
  /** Starts and ends with `/`: `/`, `/docs-site/`. */
  readonly baseUrl: string;
  /** Of a release that `gqldocs publish` adds. Default: the site is not published in releases. */
  readonly release?: SiteRelease | undefined;
  /** Path within the static folders: `img/favicon.svg`. */
  readonly favicon?: string | undefined;
  readonly organization?: string | undefined;
  readonly project?: string | undefined;
  /** Default image for OpenGraph and Twitter cards: a path within the static folders. */
  readonly socialImage?: string | undefined;
  readonly navbar: NavbarConfig;
  readonly footer: FooterConfig;
  readonly colorMode: ColorModeConfig;
  readonly announcement?: AnnouncementConfig | undefined;
  readonly documents?: DocumentsConfig | undefined;
  readonly i18n: I18nConfig;
  readonly tableOfContents: { readonly minLevel: number; readonly maxLevel: number };
  /** Texts that readers may call by another name, by that name. */
  readonly search: { readonly synonyms: Readonly<Record<string, readonly string[]>> };
  readonly api: ApiConfig;
  /** Whether names in code are linked to the reference, and imports in samples are checked. Default: true. */
  readonly autolink: boolean;
  /** Copies of the inventories of other sites. */
  readonly inventories: readonly InventoryConfig[];
  readonly addresses: AddressesConfig;
  /** Absolute folder of custom React pages (`*.tsx`, `*.jsx`), if there is one. */
  readonly pages?: string | undefined;
  /** Absolute folders whose files are copied to the root of the output. */
  readonly staticFolders: readonly string[];
  /** The site's one color, as `#rrggbb`, if it has another than the theme. */
  readonly accent?: string | undefined;
  /** Absolute paths of CSS files that are added after the theme. */
  readonly stylesheets: readonly string[];
  /** Elements at the end of each page's head. */
  readonly head: readonly HeadTag[];
  readonly messages: Messages;
  /** Severity by problem code: the defaults with the user's changes. */
  readonly checks: Readonly<Record<ProblemCode, Severity>>;
  /** Absolute. */
  readonly outDir: string;
}

export interface NavbarConfig {
  /** Text next to the logo. Default: the site's title. */
  readonly title: string;
  /** `src` and `srcDark` are paths within the static folders. */
  readonly logo?: { readonly src: string; readonly srcDark?: string | undefined; readonly alt: string } | undefined;
  readonly hideOnScroll: boolean;
  readonly items: readonly NavbarItem[];
}

type NavbarPosition = 'left' | 'right';

export type NavbarItem =
  | { readonly type: 'document'; readonly document: string; readonly label: string; readonly position: NavbarPosition }
  | { readonly type: 'sidebar'; readonly sidebar: string; readonly label: string; readonly position: NavbarPosition }
  | { readonly type: 'api'; readonly package?: string | undefined; readonly label: string; readonly position: NavbarPosition }
  | { readonly type: 'route'; readonly route: string; readonly label: string; readonly position: NavbarPosition }
  | { readonly type: 'link'; readonly href: string; readonly label: string; readonly position: NavbarPosition }
  | { readonly type: 'dropdown'; readonly label: string; readonly position: NavbarPosition; readonly items: readonly LinkConfig[] }
  | { readonly type: 'versions'; readonly position: NavbarPosition }
  | { readonly type: 'locales'; readonly position: NavbarPosition };

/** A link of the footer or of a dropdown: `route` is a route of this site (`/api`), `href` an address elsewhere, `document` a document's id. */
export interface LinkConfig {
  readonly label: string;
  readonly href?: string | undefined;
  readonly route?: string | undefined;
  readonly document?: string | undefined;
}

export interface FooterConfig {
  readonly columns: readonly { readonly title: string; readonly items: readonly LinkConfig[] }[];
  readonly copyright?: string | undefined;
}

export interface ColorModeConfig {
  readonly default: 'light' | 'dark';
  /** Whether the reader gets a switch. Default: true. */
  readonly switch: boolean;
  /** Whether the system's preference wins until the reader has chosen. Default: true. */
  readonly followSystem: boolean;
}

export interface AnnouncementConfig {
  /** A dismissed bar comes back when this changes. */
  readonly id: string;
  /** Inline Markdown. */
  readonly content: string;
  /** Default: true. */
  readonly closable: boolean;
}

export interface DocumentsConfig {
  /** Absolute folder. */
  readonly path: string;
  /** Where documents live in the site, without a trailing slash: `/docs`; `` for the root. */
  readonly route: string;
  /** Id of the document that the section opens with: `tutorials/index`. */
  readonly main?: string | undefined;
  readonly sidebars: Readonly<Record<string, readonly SidebarEntryConfig[]>>;
  /** Address of the folder in the repository's editor; a document's path is appended. */
  readonly editUrl?: string | undefined;
  /** Whether documents say when they were last changed, as far as Git knows. Default: true. */
  readonly lastUpdated: boolean;
  /** Keys of the front matter that have no effect and are no problem. Default: none. */
  readonly ignoredKeys: readonly string[];
  /** Whether documents have formulas. Default: false. */
  readonly math: boolean;
  /** Exactly one today: `current`. */
  readonly versions: { readonly current: { readonly label: string } };
}

/**
 * An entry of a sidebar. `folder` makes entries from a folder of documents, relative to the documents' path
 * (`''` is all of them), ordered by `sidebar_position`, then by name.
 */
export type SidebarEntryConfig =
  | { readonly type: 'document'; readonly document: string; readonly label?: string | undefined }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly collapsed?: boolean | undefined;
      readonly document?: string | undefined;
      readonly items: readonly SidebarEntryConfig[];
    }
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | { readonly type: 'folder'; readonly folder: string };

export interface I18nConfig {
  readonly defaultLocale: string;
  readonly locales: readonly { readonly code: string; readonly label: string; readonly direction: 'ltr' | 'rtl' }[];
}

/** Where types of a package lead that has a site of its own. */
interface InventoryConfig {
  readonly package: string;
  /** Absolute. */
  readonly file: string;
  /** Root of the site. Undefined: as the file says. */
  readonly url?: string | undefined;
}

/** What happens to addresses that were published. */
export interface AddressesConfig {
  /** Absolute path of the inventory that was published last. Undefined: nothing to compare with. */
  readonly published?: string | undefined;
  /** New addresses by former ones, as written. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Notes by addresses that are gone for good, as written. */
  readonly removed: Readonly<Record<string, string>>;
  /** Whether addresses that TypeDoc gave to symbols redirect. */
  readonly typedoc: boolean;
}

interface ApiConfig {
  /** Where the reference lives, without a trailing slash: `/api`. */
  readonly route: string;
  readonly packages: readonly PackageConfig[];
  /** Whether pictures in the texts of packages may be loaded from elsewhere; else they are links. Default: false. */
  readonly externalImages: boolean;
  readonly layout: ApiLayout;
}

/** How the reference is divided into pages, and what its lists look like. */
interface ApiLayout {
  /** Whether parameters, type parameters, properties and members of enumerations are shown as tables. Default: false. */
  readonly tables: boolean;
  /** Whether categories are sections of overviews alone or have pages, too. Default: `sections`. */
  readonly categories: 'sections' | 'pages';
  /** Whether each symbol has a page, or is shown in full on its module's page. Default: `pages`. */
  readonly symbols: 'pages' | 'modules';
}

/** A package to document. */
export interface PackageConfig {
  /** Last part of its route: `graphql-js` in `/api/graphql-js`. */
  readonly slug: string;
  /** Name that readers see: `GraphQL.js`. Default: the package's name. */
  readonly label?: string | undefined;
  /** Absolute folder with its `package.json`. */
  readonly path: string;
  /** Entry points relative to `path`, by their name below the package: `{ '.': 'index.d.ts' }`. Undefined: taken from `package.json`. */
  readonly entryPoints?: Readonly<Record<string, string>> | undefined;
  /** Absolute path of the tsconfig to use. Undefined: the package's own, otherwise default options. */
  readonly tsconfig?: string | undefined;
  readonly source?: SourceLinkConfig | undefined;
  /**
   * Whether the package's README is shown: as the home page where the site has none and no other package, else as the text of the
   * overview when the entry point has no module comment; with `page`, on a page of its own when it has one. Default: true.
   */
  readonly readme: boolean | 'page';
  /** Whether the package's CHANGELOG is a page. Default: true. */
  readonly changelog: boolean;
  /** Earlier releases as written, relative to the project root: API snapshots, folders of them, refs (`.@v1.2.0`), packages. Default: none. */
  readonly history: readonly string[];
  /** Absolute folder with a file of notes for each major version: `17.md`. Undefined: there are no notes. */
  readonly upgradeNotes?: string | undefined;
  /** Absolute folder with a Markdown file for each symbol that the site's authors write about. Undefined: there are no notes. */
  readonly notes?: string | undefined;
  readonly exclude: {
    readonly internal: boolean;
    readonly private: boolean;
    readonly protected: boolean;
    readonly external: boolean;
    readonly undocumented: boolean;
    readonly inherited: boolean;
  };
  readonly sort: 'alphabetical' | 'source';
  /** Whether lists are divided by `@category`, where an author has used it, or always by kind. Default: `category`. */
  readonly groupBy: 'category' | 'kind';
  /** Categories that come first, in this order. */
  readonly categoryOrder: readonly string[];
  /** Which module has the page of a symbol that several modules export: the package itself, or the other entry point. Default: `main`. */
  readonly preferredEntryPoint: 'main' | 'submodule';
  /** Whether the `@category` of a file's own comment holds for its exports. Default: true. */
  readonly fileCategories: boolean;
  /** Where its API model has been written to already. Undefined: it is extracted from its sources. */
  readonly artifact?: PackageArtifact | undefined;
  /** Commit that it is taken from. Undefined: it is documented as it lies in its folder. */
  readonly ref?: PackageRef | undefined;
}

/** A commit of a package's repository. */
export interface PackageRef {
  /** As written: `v16.8.0`. */
  readonly name: string;
  /** Its hash. */
  readonly commit: string;
  /** Absolute folder of the repository. */
  readonly top: string;
  /** The package's folder within it, with `/`: `packages/core`; empty for its root. */
  readonly directory: string;
}

/** A file with an extracted package. */
interface PackageArtifact {
  /** Absolute. */
  readonly file: string;
  /** The package's name. */
  readonly name: string;
}

/** How a file of the package becomes an address in its repository. */
export interface SourceLinkConfig {
  /** With `{version}`, `{path}` and `{line}`: `https://github.com/graphql/graphql-js/blob/v{version}/{path}#L{line}`. A part from `#` on is left out when the line isn't known. */
  readonly url: string;
  /**
   * Rewrites of the path within the package; the first match wins. `*` matches any text, also across folders: `{ from: '*.d.ts', to:
   * 'src/*.ts' }`. The lines of a rewritten path are those of another file: maps of the package say them.
   */
  readonly rewrite: readonly { readonly from: string; readonly to: string }[];
}

/** The place for problems of a page that the site has by default: the config file, since it can change the page, or the file that it would be. */
export function configPlace({ root, configFiles }: Pick<Config, 'root' | 'configFiles'>): Place {
  const [file] = configFiles;
  return { file: file === undefined ? 'gqldocs.config.ts' : relativePath(root, file) };
}
