import type { Place } from './problem.ts';

/**
 * Turns a link that an author wrote into an address. The link space implements it; renderers of Markdown call it for every link and image.
 * Resolving is checking: the implementation, never the caller, reports broken links.
 */
export type ResolveReference = (reference: Reference) => ResolvedReference;

/** A link or image as written. */
export interface Reference {
  /**
   * link, image: `./basic-types.md#lists`, `/api`, `https://…`, `symbol:…`, `unresolved:…`. name: the text of a code span,
   * `GraphQLSchema.getType`. import: an export, `graphql/language#parse`.
   */
  readonly target: string;
  /** An author did not write `name` and `import` as links, so an unknown or ambiguous one is not a problem. */
  readonly kind: 'link' | 'image' | 'name' | 'import';
  /** Where it is written; a comment's links share the place of their comment. */
  readonly place: Place;
}

export interface ResolvedReference {
  /** Ready to be printed, with `baseUrl`. Undefined: there is nothing to point to, so a link's text is printed without a link. */
  readonly href: string | undefined;
  /** image: no reader is to load it; it becomes a link to itself. */
  readonly isOnlyLinked?: true | undefined;
}
