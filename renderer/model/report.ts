import type { OutputFile } from './page.ts';
import type { Problem } from './problem.ts';

/** Stages of a build, in the order in which they are reported. `wait`: a publication waits for another one. */
export type Stage = 'wait' | 'config' | 'documents' | 'api' | 'history' | 'bundle' | 'plan' | 'render' | 'check' | 'summaries' | 'publish';

/** An event of a running build. */
export type ProgressEvent =
  | { readonly type: 'stage-start'; readonly stage: Stage }
  | { readonly type: 'stage-end'; readonly stage: Stage; readonly milliseconds: number }
  | CountEvent;

/** Progress of work that can be counted: extracting several packages, rendering pages. Not every page has an event. */
export interface CountEvent {
  readonly type: 'packages' | 'pages';
  readonly done: number;
  readonly total: number;
  /** Estimated milliseconds for the rest. Undefined if there is no estimate. */
  readonly remaining?: number | undefined;
}

export interface StageTiming {
  readonly stage: Stage;
  readonly milliseconds: number;
  /** Milliseconds from the build's own begin. Undefined where there is no telling. */
  readonly begin?: number | undefined;
  /** How many documents, packages or pages were not taken from the cache. Undefined for stages that do not count. */
  readonly made?: number | undefined;
  /** How many came from the cache. */
  readonly reused?: number | undefined;
}

/**
 * Why no declaration has a link to its line in a repository: that has no remote `origin`; it is on a host whose addresses are not known; none of its
 * branches, as last fetched, has the commit that is checked out; or that commit has no such files.
 */
export type SourceGap = 'no-remote' | 'unknown-host' | 'not-pushed' | 'not-committed';

export interface BuildReport {
  /** No problem of severity `error`, and the output was published. */
  readonly ok: boolean;
  /** The last good output was replaced; without `ok`, by a site that does without packages that couldn't be extracted. */
  readonly published: boolean;
  readonly pages: number;
  /** What the checks have looked up. Undefined if the build did not get that far. */
  readonly verified?: Verified | undefined;
  /** Packages without any source link, and why. Undefined where there are none that could have some. */
  readonly withoutSources?: readonly { readonly name: string; readonly gap: SourceGap }[] | undefined;
  /** Sorted by place, then code. */
  readonly problems: readonly Problem[];
  /** Wall clock of each stage; stages overlap. */
  readonly timings: readonly StageTiming[];
  readonly milliseconds: number;
  /** All of the output: files and their bytes. */
  readonly files: number;
  readonly bytes: number;
  /** The files that had to be written; the others already existed. A check writes none. */
  readonly written: FileSizes;
  readonly outDir: string;
  /** What packages named for the build mean for the site of a config file. Undefined without a config file, or when none was named. */
  readonly addition?: Addition | undefined;
  /** Absolute temporary folders that were kept, since that was asked for. Undefined where there are none. */
  readonly temporary?: readonly string[] | undefined;
  /** How many exports and members of each package a comment describes. Undefined unless that was asked for. */
  readonly coverage?: readonly { readonly name: string; readonly described: number; readonly total: number }[] | undefined;
}

/** How much a build has checked. */
export interface Verified {
  /** Links to pages of the site, in texts and in code. */
  readonly links: number;
  /** Those of them that have an anchor. */
  readonly anchors: number;
  /** Blocks of code that import a documented package. */
  readonly samples: number;
}

/** Packages that the command named in addition to those of the config file. */
export interface Addition {
  /** Name of the config file. */
  readonly configFile: string;
  /** Names of packages that the config does not list. */
  readonly added: readonly string[];
  /** Names of packages that it lists. */
  readonly listed: readonly string[];
}

/** How many files, and how many bytes they have together. */
export interface FileSizes {
  readonly files: number;
  readonly bytes: number;
}

export const noFiles: FileSizes = { files: 0, bytes: 0 };

/** Where a build's files go. Nothing that a reader can see changes before `publish`. */
export interface Sink {
  /** Whether the last good output has a file with contents of this hash. */
  has(path: string, hash: string): boolean;
  /** Takes a file of the last good output over, if it has it. */
  keep(path: string, hash: string): void;
  /** Keeps the files of the last good output that this build has not written. Only a sink in memory can do this. */
  keepRest?(): void;
  /** False where the last good output has the very same file, which is taken over. */
  write(file: OutputFile): Promise<boolean>;
  /** The same for a copy of a file that may be too large to be in memory. Default: it is read and written. */
  copy?(path: string, from: string): Promise<boolean>;
  /** Contents of a file in the new or the last good output. Undefined if it does not exist. */
  read(path: string): OutputFile['contents'] | undefined;
  /** Replaces the last good output by the written files. */
  publish(): Promise<void>;
  /** Discards the written files; the last good output stays. */
  discard(): Promise<void>;
}
