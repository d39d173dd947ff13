/** A documentation tool and how it is set up, built and looked at. Paths are relative to the folder of its project. */
export interface Tool {
  /** Its folder within the scratch folder, and what `--tools` takes. */
  readonly id: string;
  /** The id of the tool whose project it shares, if it has none of its own. */
  readonly project?: string;
  /** What tables say, with its version. */
  readonly name: string;
  /** Arguments of `node`: the script that builds, and its arguments; or those of the tool's own program. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The tool's own program, by the folder of its project, where it doesn't run in Node. */
  readonly programIn?: (folder: string) => string;
  /** Whether it needs a newer Node than the one that runs the suite has to be. */
  readonly needsNode24?: boolean;
  /** Folder of the built site. */
  readonly out: string;
  /** Folders that a cold build also deletes. */
  readonly caches: readonly string[];
  /** The document that is edited. Tools without one aren't measured for it. */
  readonly tutorial?: string;
  /** Whether it is built once more without a change, although it has no documents. */
  readonly isWarmToo?: boolean;
  /** Addresses of the pages that readers are measured on. Tools without any aren't looked at. */
  readonly pages?: Readonly<Record<'class' | 'tutorial', string>>;
  /** Selector of the link from the first tutorial to the second. */
  readonly nextLink?: string;
  setUp(folder: string): void;
}
