import type {
  build,
  check,
  confirmedVerdict,
  diff,
  extract,
  importSite,
  isWithin,
  publish,
  report,
  serve,
  serveLive,
  snapshot,
  testExamples,
} from '../renderer/index.ts';

/** The environment of a command line. `main` takes it from the process, tests make their own. */
export interface CliIo {
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the user's cache folder. Undefined if it is unknown. */
  readonly userCacheDir?: string | undefined;
  /** For data. */
  readonly stdout: Output;
  /** For messages. */
  readonly stderr: Output;
  /** File descriptors of both. */
  readonly outputs: readonly number[];
  /** Whether messages go to a terminal. */
  readonly isTTY: boolean;
  /** Width of the terminal. */
  readonly columns: number;
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal;
  /** Opens an address in the user's browser. False if that is not possible. */
  readonly openBrowser: (url: string) => Promise<boolean>;
  /** Loads the renderer. Help does not need it, and must be fast. */
  readonly loadRenderer: () => Promise<Renderer>;
  /** Loads the start of a build, which is enough if nothing changed. */
  readonly loadBuild: () => Promise<Pick<Renderer, 'build'>>;
}

export interface Output {
  write(text: string): unknown;
}

/** The parts of the Node API that commands are made of. */
export interface Renderer {
  readonly build: typeof build;
  readonly check: typeof check;
  readonly confirmedVerdict: typeof confirmedVerdict;
  readonly diff: typeof diff;
  readonly extract: typeof extract;
  readonly importSite: typeof importSite;
  readonly isWithin: typeof isWithin;
  readonly publish: typeof publish;
  readonly report: typeof report;
  readonly serve: typeof serve;
  readonly serveLive: typeof serveLive;
  readonly snapshot: typeof snapshot;
  readonly testExamples: typeof testExamples;
}
