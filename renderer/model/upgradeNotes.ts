import type { Root } from 'hast';
import type { Place } from './problem.ts';

/** What authors write about an upgrade to a major version: one Markdown file. */
export interface UpgradeNotes {
  /** Slug of the package. */
  readonly package: string;
  /** The major version to which users upgrade. */
  readonly major: number;
  /** Relative to the project root, with `/`: `content/upgrade/17.md`. */
  readonly file: string;
  /** The text above the first note. */
  readonly introduction: Root;
  readonly notes: readonly UpgradeNote[];
}

/** The text below a heading of level 2 that names symbols or members. */
export interface UpgradeNote {
  /** `parse`, `Parser.parse`. */
  readonly names: readonly string[];
  /** Where the heading is. */
  readonly place: Place;
  readonly text: Root;
}
