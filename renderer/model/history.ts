/** The history of an API, computed from the snapshots of a package's releases. */
export interface PackageHistory {
  /** Versions, the oldest first. */
  readonly versions: readonly string[];
  /** By label: `parse`, `Parser.parse`, `./utilities:parse`. Only items of the newest release. */
  readonly items: Readonly<Record<string, ItemHistory>>;
  /** One for each version but the oldest, the newest first. */
  readonly releases: readonly ReleaseChanges[];
  /** What breaks from one major version to the next, the newest first. Undefined: not compared. */
  readonly upgrades?: readonly Upgrade[] | undefined;
}

export interface ItemHistory {
  /** Undefined when the oldest release has it already. */
  readonly since?: string | undefined;
  /** Since when it is deprecated, and the advice of the newest release. The version is undefined when it always was. */
  readonly deprecated?: { readonly since?: string | undefined; readonly text: string } | undefined;
  /** The oldest first. */
  readonly changes: readonly ItemChange[];
  /** Parameters that are younger than the item, by name, with the version that added each. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The version that added each overload, in their order; null for those as old as the item. Absent: none is younger. */
  readonly overloads?: readonly (string | null)[] | undefined;
}

/** Another declaration. Both texts are in the normal form of snapshots. */
export interface ItemChange {
  readonly version: string;
  readonly old: string;
  readonly new: string;
  /** What is different, in one line of Markdown. Undefined if readers see no difference, or if a line can't say it. */
  readonly text?: string | undefined;
}

/** Longer declarations do not fit into a line of Markdown. */
export const longestInLine = 160;

/** The changes of one release. Labels are sorted. */
export interface ReleaseChanges {
  readonly version: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly deprecated: readonly string[];
  readonly removed: readonly string[];
}

/** The breaking changes from the last release of a major version to the last release of the next one. */
export interface Upgrade {
  /** Version of the older release: `16.15.0`. */
  readonly from: string;
  readonly to: string;
  /** The certain changes first, then by symbol. */
  readonly entries: readonly BreakingChange[];
}

export interface BreakingChange {
  /** Label of a symbol or member: `parse`, `Parser.parse`. */
  readonly symbol: string;
  readonly change: 'added' | 'removed' | 'changed' | 'deprecated' | 'moved';
  /** `unknown`: the compiler cannot decide whether programs break. */
  readonly verdict: 'major' | 'unknown';
  /** In one sentence, with code in backticks. */
  readonly reason: string;
  /** The declarations of both releases as lines of a diff: `- size: string`. */
  readonly lines: readonly string[];
}
