import type { Element, Root } from 'hast';
import type { HeadTag } from './headTag.ts';
import type { Feature, Hero } from './home.ts';
import type { Place } from './problem.ts';
import type { Sample } from './sample.ts';

/** A Markdown or MDX source, parsed. */
export interface Document {
  /** Path without extension, below the documents' folder, unless the front matter has an `id`: `tutorials/basic-types`. */
  readonly id: string;
  /** Relative to the project root: `content/docs/tutorials/basic-types.md`. */
  readonly source: string;
  readonly frontMatter: FrontMatter;
  /** Of a home page: where each text of its front matter is written. */
  readonly frontMatterPlaces?: readonly (readonly [text: string, place: Place])[] | undefined;
  /** Front matter's title, else the first heading of level 1, else made from the id. */
  readonly title: string;
  /** Id of the page's title: that of the first heading of level 1, unless another heading has the same. */
  readonly titleId?: string | undefined;
  /** Front matter's description, else the first paragraph's plain text, cut at about 160 characters. */
  readonly description: string;
  /** Day of its last change, where that is known: `2026-11-21`. */
  readonly lastUpdated?: string | undefined;
  readonly headings: readonly Heading[];
  /** Ids in the text that are written with the prefix of GitHub. Absent: none. */
  readonly prefixedIds?: readonly string[] | undefined;
  /** Links, names and samples that may refer to the reference, in the order of the text. */
  readonly uses: readonly DocumentUse[];
  readonly body: DocumentBody;
  /** Whether its text could not be read: the body is empty, and the problems of the document say why. */
  readonly isBroken?: true | undefined;
}

/**
 * `hast`: a tree whose links are still as written; `renderDocument` resolves them and prints HTML.
 * `mdx`: the compiled module's source, evaluated in the build; and its blocks of code in their order, for links in them.
 */
export type DocumentBody =
  | { readonly kind: 'hast'; readonly tree: Root }
  | {
      readonly kind: 'mdx';
      readonly code: string;
      readonly samples: readonly Element[];
      /** First place of each component, by its name: `Tabs.Tab`. */
      readonly components: Readonly<Record<string, Place>>;
    };

/**
 * The keys of the front matter, which have the names and meanings of Docusaurus. The front matter reference is generated from these comments.
 */
export interface FrontMatter {
  /**
   * Last part of the document's id; the folder stays. Sidebars and navbar items refer to documents by id.
   * @default the name of the file without the extension
   * @example install
   */
  readonly id?: string | undefined;
  /**
   * Title of the page.
   * @default the first heading of level 1, else `hero.name`, else made from the file name
   * @example Getting started
   */
  readonly title?: string | undefined;
  /**
   * Summary of the page for search engines and link previews.
   * @default `hero.tagline`, else the first paragraph
   * @example Install the package and parse a first file.
   */
  readonly description?: string | undefined;
  /**
   * URL of the page: relative to the folder of the document, or absolute below the route of the documents if it begins with `/`.
   * @default the id
   * @example /install
   */
  readonly slug?: string | undefined;
  /**
   * Text of the document in sidebars.
   * @default the title
   * @example Install
   */
  readonly sidebar_label?: string | undefined;
  /**
   * Position among the entries of a `folder` in a sidebar. Documents without a position follow, ordered by name.
   * @default none
   * @example 2
   */
  readonly sidebar_position?: number | undefined;
  /**
   * Whether the page is hidden from `folder` entries of sidebars. Search, the sitemap and `llms.txt` have it in any case.
   * @default false
   * @example true
   */
  readonly sidebar_hidden?: boolean | undefined;
  /**
   * Name of the sidebar that the page shows, or `false` for none. `displayed_sidebar` is a synonym. In the `sidebar` object of Starlight,
   * `label`, `order` and `hidden` mean `sidebar_label`, `sidebar_position` and `sidebar_hidden`.
   * @default the first sidebar that contains the document
   * @example guide
   */
  readonly sidebar?: string | false | undefined;
  /**
   * Text of the links to this page at the end of the previous and the next page.
   * @default the sidebar label
   * @example Install
   */
  readonly pagination_label?: string | undefined;
  /**
   * Id of the next document, or `null` for none.
   * @default the next document in the sidebar
   * @example tutorials/types
   */
  readonly pagination_next?: string | null | undefined;
  /**
   * Id of the previous document, or `null` for none.
   * @default the previous document in the sidebar
   * @example null
   */
  readonly pagination_prev?: string | null | undefined;
  /**
   * Whether the page omits the title above the text. A heading of level 1 in the text stays.
   * @default false
   * @example true
   */
  readonly hide_title?: boolean | undefined;
  /**
   * Whether the page omits the table of contents.
   * @default false
   * @example true
   */
  readonly hide_table_of_contents?: boolean | undefined;
  /**
   * Highest heading level in the table of contents, from 2 to 6.
   * @default `tableOfContents.minLevel` of the config
   * @example 2
   */
  readonly toc_min_heading_level?: number | undefined;
  /**
   * Lowest heading level in the table of contents, from 2 to 6.
   * @default `tableOfContents.maxLevel` of the config
   * @example 4
   */
  readonly toc_max_heading_level?: number | undefined;
  /**
   * Whether gqldocs leaves the document out of the site. A link to it is an error.
   * @default false
   * @example true
   */
  readonly draft?: boolean | undefined;
  /**
   * Whether the page is hidden from `folder` entries of sidebars, search, the sitemap and `llms.txt`. Readers can open it by its URL.
   * @default false
   * @example true
   */
  readonly unlisted?: boolean | undefined;
  /**
   * Whether search of the site finds the page. Sidebars, the sitemap and `llms.txt` have it in any case; `unlisted` hides it from all of them.
   * @default true
   * @example false
   */
  readonly search?: boolean | undefined;
  /**
   * Image that social networks show with a link to the page: a URL, or a path within the static folders. A path needs `url` in the config.
   * @default `socialImage` of the config
   * @example img/install.png
   */
  readonly image?: string | undefined;
  /**
   * Further words that search finds the page by, such as synonyms. Pages do not show them.
   * @default none
   * @example [install, setup]
   */
  readonly keywords?: readonly string[] | undefined;
  /**
   * Words that search finds the page by, as `keywords`. gqldocs does not show them, and has no pages of tags.
   * @default none
   * @example [guide]
   */
  readonly tags?: readonly string[] | undefined;
  /**
   * URL of the edit link, or `null` for none.
   * @default made from `documents.editUrl` of the config
   * @example null
   */
  readonly custom_edit_url?: string | null | undefined;
  /**
   * Day of the last change, or an object with `date`.
   * @default the day of the last commit
   * @example 2026-11-21
   */
  readonly last_update?: string | undefined;
  /**
   * Whether gqldocs links names in code to the reference and checks the imports of code blocks.
   * @default `autolink` of the config
   * @example false
   */
  readonly autolink?: boolean | undefined;
  /**
   * Versions of a documented package that the document is for. Search filters by them.
   * @default all versions
   * @example ['17', '16']
   */
  readonly versions?: readonly string[] | undefined;
  /**
   * The top of a home page. The page has no sidebar and no table of contents, and its text follows below.
   * @default none
   * @example { name: My library, tagline: Small and typed., actions: [{ text: Get started, link: ./install.md }] }
   */
  readonly hero?: Hero | undefined;
  /**
   * Cards of a home page.
   * @default []
   * @example [{ title: Small, details: It has no dependencies. }]
   */
  readonly features?: readonly Feature[] | undefined;
  /**
   * Elements that gqldocs adds to the head of this page, after those of `head` in the config and with the same rules. What describes the page
   * replaces what gqldocs writes: `title` in the tab, `description`, `og:title`, `og:description`, `og:type`, `og:url`, `og:image` and
   * `twitter:card`. The forms of VitePress and Starlight are accepted, too. Links to and from the page load it as a whole, so that its elements take effect.
   * @default []
   * @example [{ tag: meta, attributes: { name: robots, content: noindex } }]
   */
  readonly head?: readonly HeadTag[] | undefined;
}

/** Whether a document is laid out as a home page. */
export function isHome({ hero, features }: FrontMatter): boolean {
  return hero !== undefined || features !== undefined;
}

/** A heading as the table of contents needs it. */
export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  readonly id: string;
  /** Plain text. */
  readonly text: string;
}

/** A link, a name in code or a block of code, and the id of the heading above it; undefined before the first heading. */
export type DocumentUse = { readonly place: Place; readonly section?: string | undefined } & (
  | { readonly kind: 'link'; readonly target: string }
  /** As written: `buildSchema`, `GraphQLSchema.getType()`. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'sample'; readonly sample: DocumentSample }
);

/** A block of code with the spots of its lines in the document. */
export interface DocumentSample extends Sample {
  /** Set if `no-run` after the language excludes the block from `gqldocs test`. */
  readonly isSkipped?: true;
  /** Where each line of the code begins. */
  readonly lines: readonly { readonly line: number; readonly column: number }[];
}
