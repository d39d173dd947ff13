import type { build, check, extract, serve, serveLive, testExamples } from '../renderer/index.ts';

/** What a command line can reach of the world. `main` fills it in from the process; tests from nothing. */
export interface CliIo {
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute folder in which programs of this user keep what can be made again. Undefined where it isn't known. */
  readonly userCacheDir?: string | undefined;
  /** For data. */
  readonly stdout: Output;
  /** For talk. */
  readonly stderr: Output;
  /** Descriptors of the files that the two lead to. */
  readonly outputs: readonly number[];
  /** Whether talk goes to a terminal. */
  readonly isTTY: boolean;
  /** Width of the terminal. */
  readonly columns: number;
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal;
  /** Loads the renderer: only when a command needs it, since help must come at once. */
  readonly loadRenderer: () => Promise<Renderer>;
  /** Loads what of it a build begins with, which may be all that a build needs. */
  readonly loadBuild: () => Promise<Pick<Renderer, 'build'>>;
}

export interface Output {
  write(text: string): unknown;
}

/** The parts of the Node API that commands are made of. */
export interface Renderer {
  readonly build: typeof build;
  readonly check: typeof check;
  readonly extract: typeof extract;
  readonly serve: typeof serve;
  readonly serveLive: typeof serveLive;
  readonly testExamples: typeof testExamples;
}
