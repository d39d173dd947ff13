import type { WrittenText } from './writtenText.ts';

/** What the site's authors write about a symbol or member: one Markdown file. */
export interface SiteNote extends WrittenText {
  /** Slug of the package. */
  readonly package: string;
  /** Its path in the folder of notes, without `.md`: `execute`, `function/execute`, `GraphQLSchema.getType`. */
  readonly name: string;
}
