import * as v from 'valibot';
import { section } from './section.ts';

/** Light and dark theme. */
export interface UserColorMode {
  /**
   * Theme of readers who have not chosen one.
   * @default 'light'
   */
  readonly default?: 'light' | 'dark' | undefined;
  /**
   * Whether the navigation bar has a switch.
   * @default true
   */
  readonly switch?: boolean | undefined;
  /**
   * Whether the preference of the reader's system overrides `default`.
   * @default false
   */
  readonly followSystem?: boolean | undefined;
}

export const colorModeSchema = section({
  default: v.optional(v.picklist(['light', 'dark'])),
  switch: v.optional(v.boolean()),
  followSystem: v.optional(v.boolean()),
});
