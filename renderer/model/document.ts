import type { Element, Root } from 'hast';
import type { Place } from './problem.ts';
import type { Sample } from './sample.ts';

/** A Markdown or MDX source, parsed. */
export interface Document {
  /** Path without ending, below the documents' folder, or what the front matter's `id` makes of it: `tutorials/basic-types`. */
  readonly id: string;
  /** Relative to the project root: `content/docs/tutorials/basic-types.md`. */
  readonly source: string;
  /** Hash of the source's text, and of the sizes of its images. */
  readonly hash: string;
  readonly frontMatter: FrontMatter;
  /** Front matter's title, else the first heading of level 1, else made from the id. */
  readonly title: string;
  /** Front matter's description, else the first paragraph's plain text, cut at about 160 characters. */
  readonly description: string;
  /** Day of its last change, where that is known: `2026-11-21`. */
  readonly lastUpdated?: string | undefined;
  readonly headings: readonly Heading[];
  readonly links: readonly LinkReference[];
  /** What may lead to the reference, in the order of the text. */
  readonly uses: readonly DocumentUse[];
  readonly body: DocumentBody;
}

/**
 * `hast`: a tree whose links are still as written; `renderDocument` resolves them and prints HTML.
 * `mdx`: the compiled module's source, evaluated in the build; and its blocks of code in their order, for links in them.
 */
export type DocumentBody =
  | { readonly kind: 'hast'; readonly tree: Root }
  | { readonly kind: 'mdx'; readonly code: string; readonly samples: readonly Element[] };

/** Names as Docusaurus users know them. */
export interface FrontMatter {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly slug?: string | undefined;
  readonly sidebar_label?: string | undefined;
  readonly sidebar_position?: number | undefined;
  readonly sidebar?: string | undefined;
  readonly pagination_label?: string | undefined;
  readonly pagination_next?: string | null | undefined;
  readonly pagination_prev?: string | null | undefined;
  readonly hide_title?: boolean | undefined;
  readonly hide_table_of_contents?: boolean | undefined;
  readonly toc_min_heading_level?: number | undefined;
  readonly toc_max_heading_level?: number | undefined;
  readonly draft?: boolean | undefined;
  readonly unlisted?: boolean | undefined;
  readonly image?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly custom_edit_url?: string | null | undefined;
  readonly last_update?: string | undefined;
  /** Whether names in code lead to the reference. Default: true. */
  readonly autolink?: boolean | undefined;
}

/** A heading as the table of contents needs it. */
export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  readonly id: string;
  /** Plain text. */
  readonly text: string;
}

/** A link as written, with its spot in the source. */
export interface LinkReference {
  readonly target: string;
  readonly place: Place;
  readonly kind: 'link' | 'image';
}

/** A link, a name in code or a block of code, and the id of the heading that it stands under; undefined before the first. */
export type DocumentUse = { readonly place: Place; readonly section?: string | undefined } & (
  | { readonly kind: 'link'; readonly target: string }
  /** As written: `buildSchema`, `GraphQLSchema.getType()`. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'sample'; readonly sample: DocumentSample }
);

/** A block of code with the spots of its lines in the document. */
export interface DocumentSample extends Sample {
  /** Where each line of the code begins. */
  readonly lines: readonly { readonly line: number; readonly column: number }[];
}
