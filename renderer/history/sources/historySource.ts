/** Where the API of an earlier release comes from. Plain data: the key of what follows from it. */
export type HistorySource =
  /** `file` is absolute. */
  | { readonly kind: 'snapshot'; readonly file: string }
  | ReleaseAtCommit
  /** An API snapshot that has been taken. `given` is the entry of the config. */
  | { readonly kind: 'taken'; readonly given: string; readonly text: string };

export interface ReleaseAtCommit {
  readonly kind: 'commit';
  /** The entry of the config: `.@v16.11.0`. */
  readonly given: string;
  /** Absolute folder of the package in the working tree. */
  readonly folder: string;
  readonly commit: string;
  /** As the config has them. Default: those of `package.json`. */
  readonly entryPoints?: Readonly<Record<string, string>> | undefined;
}
