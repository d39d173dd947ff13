export interface Changes {
  /** A file has changed. */
  readonly note: (path: string) => void;
  /** Discards recorded changes. */
  readonly close: () => void;
}

interface ChangesRequest {
  /** Milliseconds without a change after which a burst is over. */
  readonly quiet: number;
  /** Works on a burst; the next one begins when it is done, with all that has come meanwhile. Never rejects. */
  readonly work: (paths: ReadonlySet<string>) => Promise<void>;
  /** Milliseconds without work and without a change before deferred work begins. */
  readonly pause: number;
  /** Does deferred work, once after each build, unless another change comes first. Never rejects. */
  readonly afterwards: () => Promise<void>;
}

/** Makes change sets of single changes: an editor writes a file in several steps, a checkout hundreds of files. */
export function collectChanges({ quiet, work, pause, afterwards }: ChangesRequest): Changes {
  let noted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  let isClosed = false;

  const beginIn = (milliseconds: number, job: () => Promise<void>): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(job), milliseconds);
  };
  const run = async (job: () => Promise<void>): Promise<void> => {
    timer = undefined;
    if (isWorking) return;
    isWorking = true;
    await job();
    isWorking = false;
    if (isClosed || timer !== undefined) return;
    if (noted.size > 0) await run(workOff);
    else if (job === workOff) beginIn(pause, afterwards);
  };
  const workOff = (): Promise<void> => {
    const paths = noted;
    noted = new Set();
    return work(paths);
  };

  return {
    note: (path) => {
      if (isClosed) return;
      noted.add(path);
      beginIn(quiet, workOff);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      noted = new Set();
    },
  };
}
