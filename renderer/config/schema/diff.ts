import * as v from 'valibot';
import { section } from './section.ts';

/** How `gqldocs diff` judges changes. It reads the config file of the working directory, unless both releases are files. */
export interface UserDiff {
  /**
   * Which changes are breaking: those that most libraries count (`'standard'`), or every change that breaks some program (`'strict'`). The
   * option `--policy` replaces it.
   * @default 'standard'
   */
  readonly policy?: 'standard' | 'strict' | undefined;
}

export const diffSchema = section({ policy: v.optional(v.picklist(['standard', 'strict'])) });
