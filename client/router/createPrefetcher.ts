/** Which pages are fetched before anyone asks, and when: pure but for `load`. */
export interface Prefetcher {
  /** A link has come into view. */
  readonly want: (href: string) => void;
  /** It has left the view again: the page isn't fetched if that hasn't begun. */
  readonly unwant: (href: string) => void;
  /** A link is hovered, focused or touched: the page is fetched at once. */
  readonly hurry: (href: string) => void;
}

export interface PrefetcherOptions {
  readonly load: (href: string, priority: RequestPriority) => Promise<unknown>;
  /** How many of the pages in view are fetched at the same time. */
  readonly atOnce: number;
}

/**
 * Fetches each page once, the link that became visible last first, since the reader is there. Failures are ignored: a click will try again
 * and report the error.
 */
export function createPrefetcher({ load, atOnce }: PrefetcherOptions): Prefetcher {
  const asked = new Set<string>();
  const waiting = new Set<string>();
  let running = 0;

  async function fetchPage(href: string, priority: RequestPriority): Promise<void> {
    asked.add(href);
    waiting.delete(href);
    running += 1;
    await load(href, priority).catch(() => undefined);
    running -= 1;
    next();
  }

  function next(): void {
    const href = [...waiting].at(-1);
    if (href !== undefined && running < atOnce) void fetchPage(href, 'low');
  }

  return {
    want: (href) => {
      if (asked.has(href)) return;
      waiting.add(href);
      next();
    },
    unwant: (href) => {
      waiting.delete(href);
    },
    hurry: (href) => {
      if (!asked.has(href)) void fetchPage(href, 'high');
    },
  };
}
