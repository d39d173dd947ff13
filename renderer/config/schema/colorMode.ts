import * as v from 'valibot';
import { section } from './section.ts';

/** Light and dark. */
export interface UserColorMode {
  /**
   * What a reader sees who hasn't chosen.
   * @default 'light'
   */
  readonly default?: 'light' | 'dark' | undefined;
  /**
   * Whether the reader gets a switch.
   * @default true
   */
  readonly switch?: boolean | undefined;
  /**
   * Whether the system's preference wins over `default` until the reader has chosen.
   * @default false
   */
  readonly followSystem?: boolean | undefined;
}

export const colorModeSchema = section({
  default: v.optional(v.picklist(['light', 'dark'])),
  switch: v.optional(v.boolean()),
  followSystem: v.optional(v.boolean()),
});
