import type { OutputFile } from './page.ts';
import type { Problem } from './problem.ts';

/** Stages of a build, in the order in which they are reported. */
export type Stage = 'config' | 'documents' | 'api' | 'bundle' | 'plan' | 'render' | 'check' | 'publish';

/** What a build says while it runs. */
export type ProgressEvent =
  | { readonly type: 'stage-start'; readonly stage: Stage }
  | { readonly type: 'stage-end'; readonly stage: Stage; readonly milliseconds: number }
  | CountEvent;

/** How far work is that can be counted: extracting several packages, rendering pages, of which not each is told. */
export interface CountEvent {
  readonly type: 'packages' | 'pages';
  readonly done: number;
  readonly total: number;
  /** Milliseconds that the rest will take, as far as what is done tells. Undefined where there is no telling. */
  readonly remaining?: number | undefined;
}

export interface StageTiming {
  readonly stage: Stage;
  readonly milliseconds: number;
  /** Milliseconds from the build's own begin. Undefined where there is no telling. */
  readonly begin?: number | undefined;
  /** How many documents, packages or pages were made anew. Undefined for stages that don't count. */
  readonly made?: number | undefined;
  /** How many came from the cache. */
  readonly reused?: number | undefined;
}

export interface BuildReport {
  /** No problem of severity `error`, and the output was published. */
  readonly ok: boolean;
  /** The last good output was replaced; without `ok`, by a site that does without packages that couldn't be extracted. */
  readonly published: boolean;
  readonly pages: number;
  /** Sorted by place, then code. */
  readonly problems: readonly Problem[];
  /** Wall clock of each stage; stages overlap. */
  readonly timings: readonly StageTiming[];
  readonly milliseconds: number;
  /** All of the output: files and their bytes. */
  readonly files: number;
  readonly bytes: number;
  /** What of it had to be written: the other files were there already. */
  readonly written: FileSizes;
  readonly outDir: string;
  /** Absolute temporary folders that were kept, since that was asked for. Undefined where there are none. */
  readonly temporary?: readonly string[] | undefined;
}

/** How many files, and how many bytes they have together. */
export interface FileSizes {
  readonly files: number;
  readonly bytes: number;
}

export const noFiles: FileSizes = { files: 0, bytes: 0 };

/** Where a build's files go. Nothing that a reader can see changes before `publish`. */
export interface Sink {
  /** Resolves when it is known what can be taken over. Default: it is. */
  ready?(): Promise<void>;
  /** Takes a file of the last good output over, if it is there with contents of this hash. False otherwise. */
  keep(path: string, hash: string): boolean;
  /** False where the last good output has the very same file, which is taken over. */
  write(file: OutputFile): Promise<boolean>;
  /** What a file has that was written or taken over since the last good output. Undefined where there is none. */
  read(path: string): OutputFile['contents'] | undefined;
  /** Replaces the last good output by what was written. */
  publish(): Promise<void>;
  /** Lets go of what was written; the last good output stays. */
  discard(): Promise<void>;
}
