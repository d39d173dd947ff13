/** The history of an API, computed from the snapshots of a package's releases. */
export interface PackageHistory {
  /** Versions, the oldest first. */
  readonly versions: readonly string[];
  /** By label: `parse`, `Parser.parse`, `./utilities:parse`. Only items of the newest release. */
  readonly items: Readonly<Record<string, ItemHistory>>;
  /** One for each version but the oldest, the newest first. */
  readonly releases: readonly ReleaseChanges[];
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
}

/** Another declaration. Both texts are in the normal form of snapshots. */
export interface ItemChange {
  readonly version: string;
  readonly old: string;
  readonly new: string;
}

/** The changes of one release. Labels are sorted. */
export interface ReleaseChanges {
  readonly version: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly deprecated: readonly string[];
  readonly removed: readonly string[];
}
