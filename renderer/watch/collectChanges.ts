export interface Changes {
  /** A file has changed. */
  readonly note: (path: string) => void;
  /** Lets go of what was noted. */
  readonly close: () => void;
}

export interface ChangesRequest {
  /** Milliseconds without a change after which a burst is over. */
  readonly quiet: number;
  /** Works on a burst; the next one begins when it is done, with all that has come meanwhile. Never rejects. */
  readonly work: (paths: ReadonlySet<string>) => Promise<void>;
}

/** Makes change sets of single changes: an editor writes a file in several steps, a checkout hundreds of files. */
export function collectChanges({ quiet, work }: ChangesRequest): Changes {
  let noted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  let isClosed = false;

  const begin = async (): Promise<void> => {
    timer = undefined;
    if (isWorking || noted.size === 0) return;
    const paths = noted;
    noted = new Set();
    isWorking = true;
    await work(paths);
    isWorking = false;
    if (timer === undefined) await begin();
  };

  return {
    note: (path) => {
      if (isClosed) return;
      noted.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => void begin(), quiet);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      noted = new Set();
    },
  };
}
