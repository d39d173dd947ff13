/**
 * The browser's history with two things added: each entry has a key, under which the reader's place on the page is remembered
 * (also across reloads), and the drawer can be an entry of its own.
 */
export interface PageHistory {
  readonly push: (url: URL) => void;
  readonly replace: (url: URL) => void;
  /** Remembers the reader's place in the current entry. */
  readonly keepPlace: () => void;
  /** Where the reader was in the current entry, in CSS pixels. */
  readonly keptPlace: () => number | undefined;
  /** Makes an entry that the browser created or went to the current one. Returns whether the entry changed. */
  readonly adopt: () => boolean;
  /**
   * Goes to the anchor that the address names, on a page that has just been put in place. Only a navigation by the browser
   * itself moves `:target` and the starting point of Tab, so the anchor is removed and then navigated to.
   */
  readonly goToAnchor: () => void;
}

export interface EntryState {
  readonly key: string;
  readonly drawer?: boolean;
}

const storageKey = 'places';

export function createHistory(): PageHistory {
  const places = new Map<string, number>(readPlaces());
  let current = currentKey() ?? stamp();

  function stamp(): string {
    const key = newKey();
    history.replaceState({ key } satisfies EntryState, '');
    return key;
  }
  function keepPlace(): void {
    places.set(current, Math.round(scrollY));
  }

  // The browser restores a place better than we do when it loads the document itself.
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('pagehide', () => {
    keepPlace();
    writePlaces(places);
    history.scrollRestoration = 'auto';
  });

  return {
    keepPlace,
    keptPlace: () => places.get(current),
    push: (url) => {
      current = newKey();
      history.pushState({ key: current } satisfies EntryState, '', url);
    },
    replace: (url) => {
      current = newKey();
      history.replaceState({ key: current } satisfies EntryState, '', url);
    },
    adopt: () => {
      const before = current;
      current = currentKey() ?? stamp();
      return before !== current;
    },
    goToAnchor: () => {
      const { hash, pathname, search } = location;
      history.replaceState(history.state, '', pathname + search);
      location.replace(hash);
      // That navigation took the entry's state away.
      history.replaceState({ key: current } satisfies EntryState, '');
    },
  };
}

/** State of the current entry, if we made it. */
export function entryState(): EntryState | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? (state as EntryState) : undefined;
}

function currentKey(): string | undefined {
  return entryState()?.key;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function readPlaces(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function writePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-50)));
  } catch {
    // Without storage, places are forgotten with the document.
  }
}
