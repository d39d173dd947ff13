import * as v from 'valibot';
import { section, text } from './section.ts';

/** A message in a bar above the navigation bar. */
export interface UserAnnouncement {
  /**
   * Identifies the message. A reader who closed the bar sees it again when the id changes.
   * @example 'v17-alpha'
   */
  readonly id: string;
  /**
   * Text of the bar, in inline Markdown.
   * @example 'GraphQL.js 17 is [in alpha](/docs/v17).'
   */
  readonly content: string;
  /**
   * Whether readers can close the bar.
   * @default true
   */
  readonly closable?: boolean | undefined;
}

export const announcementSchema = section({ id: text(), content: text(), closable: v.optional(v.boolean()) });
