import type { Place } from './problem.ts';

export interface Comment {
  readonly summary: Markdown;
  /** In the order of the source, without those that became part of parameters and type parameters. */
  readonly blocks: readonly CommentBlock[];
  /** Tags without content, with `@`: `@experimental`. */
  readonly modifiers: readonly string[];
}

export interface CommentBlock {
  /** With `@`: `@returns`, `@throws`, `@example`, `@remarks`, `@see`, `@deprecated`, `@since`, `@defaultValue`, or one that we don't know. */
  readonly tag: string;
  /** A title on the tag's own line, for `@example`; the described name for `@categoryDescription` and `@groupDescription`. */
  readonly title?: string | undefined;
  readonly content: Markdown;
  /** Of changes that releases tell: the id of their declaration in the texts of these releases. */
  readonly anchor?: string | undefined;
}

/**
 * Text of a comment or README. It is untrusted data: sanitized when rendered, never MDX. Each line of it is a line of the file, so that
 * places inside of it can be counted from `place`. Fences without a language are TypeScript.
 * `{@link}` tags are Markdown links in it. Their target is the address that the author wrote, or one of these, each part encoded by
 * `encodeURIComponent`:
 * - `symbol:{id}` for a symbol or member with a page
 * - `import:{package}#{name}` for an export of another package; its label is code, and stays as plain code if that package is not
 * documented
 * - `unresolved:{name}@{line}:{column}` for a link without a target, with the spot in the file of `place` where the tag begins; without
 * `@{line}:{column}` if `place` has no line
 * Types without a page (unexported types) are inline code instead of a link.
 */
export interface Markdown {
  readonly text: string;
  /**
   * Where the text begins; the file alone if the spot is unknown. Undefined for a text that the package re-exports from an installed one: its
   * problems are not reported.
   */
  readonly place?: Place | undefined;
  /** The text that it goes on with, which is elsewhere on the page: the ids of its headings are as if they were one. */
  readonly follows?: string | undefined;
}

/** Where something is declared. */
export interface Source {
  /** Relative to the package's folder, with `/`: `type/schema.d.ts`. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** Address in the repository, only when it is known to be right. */
  readonly url?: string | undefined;
}
