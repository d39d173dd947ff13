import * as v from 'valibot';
import { section, text } from './section.ts';

/** A bar above the navigation bar. */
export interface UserAnnouncement {
  /** A bar that the reader has closed comes back when this changes: `'v17-alpha'`. */
  readonly id: string;
  /** Inline Markdown: `'GraphQL.js 17 is [in alpha](/docs/v17).'` */
  readonly content: string;
  /**
   * Whether the reader can close it.
   * @default true
   */
  readonly closable?: boolean | undefined;
}

export const announcementSchema = section({ id: text(), content: text(), closable: v.optional(v.boolean()) });
