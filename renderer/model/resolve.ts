import type { Place } from './problem.ts';

/**
 * Turns what an author wrote into an address. The link space implements it; renderers of Markdown call it for every link and
 * image. Resolving is checking: what reaches nothing is noted as a problem by the implementation, never by the caller.
 */
export type ResolveReference = (reference: Reference) => ResolvedReference;

/** A link or image as written. */
export interface Reference {
  /**
   * link, image: `./basic-types.md#lists`, `/api`, `https://…`, `symbol:…`, `unresolved:…`.
   * name: what a code span may mean, `GraphQLSchema.getType`. import: an export, `graphql/language#parse`.
   */
  readonly target: string;
  /** Names and imports are nobody's links: what leads nowhere, or could lead to several places, is no mistake there. */
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
