import type { Root } from 'hast';

/** A text of the site's authors, parsed like a document. */
export interface WrittenText {
  readonly tree: Root;
  /** Relative to the project root, with `/`. */
  readonly file: string;
}
