import type { EmbeddedHead, PageData } from '../../renderer/model/page.ts';
import { createStore, type Store } from '../store.ts';
import type { Arrival } from './arrive.ts';
import type { PageHistory } from './createHistory.ts';
import type { PageCache } from './createPageCache.ts';
import type { FollowedLink } from './followedLink.ts';
import { swap } from './swap.ts';

/** The page that is shown, and what is being done about the next. */
export interface RouterState {
  readonly status: 'idle' | 'loading' | 'loaded' | 'error';
  /** Address of the page that is shown or has failed, without `baseUrl`. Not always `page.href`: the not-found page is everywhere. */
  readonly href: string;
  readonly page: EmbeddedHead;
  /** Whether the page's content is to be seen: not after a failure, until another page is there. */
  readonly hasContent: boolean;
}

export interface Router {
  readonly store: Store<RouterState>;
  /** Opens a page as a click on a link does. */
  readonly open: (link: FollowedLink, options?: { readonly replace?: boolean }) => void;
  /** Shows the page of the entry that the browser has gone back or forward to. */
  readonly follow: (href: string) => void;
  /** Tries again what failed. */
  readonly retry: () => void;
  /** Stays on the current page and cancels a pending navigation. */
  readonly stay: () => void;
}

export interface RouterOptions {
  /** The page that the document came with, and where. */
  readonly href: string;
  readonly page: EmbeddedHead;
  readonly cache: PageCache;
  readonly history: PageHistory;
  /** Puts the page into the document. If it throws, the browser loads the page. */
  readonly onShown: (page: PageData, arrival: Arrival) => void;
  /** Says in the document that the page could not be loaded. */
  readonly onFailed: (error: Error) => void;
}

interface Visit {
  readonly href: string;
  readonly arrival: Arrival;
  /** Writes the address, for a click; going back or forward has done so before. */
  readonly writeAddress: () => void;
  /** Leaves the page to the browser. */
  readonly leave: () => void;
}

/**
 * Loads pages and shows them in place. A visit looks the page up in the cache, or reports `loading` and fetches it. Then it writes the
 * address and calls `onShown`. A newer visit cancels an older one. The browser itself loads a page whose data is gone. A
 * failure is shown under the requested address.
 */
export function createRouter({ href, page, cache, history, onShown, onFailed }: RouterOptions): Router {
  const store = createStore<RouterState>({ status: 'idle', href, page, hasContent: true });
  let latest: Visit | undefined;

  function visit(next: Visit): void {
    latest = next;
    if (store.get().page.hasOwnHead === true) {
      next.leave();
      return;
    }
    const ready = cache.peek(next.href);
    if (ready) show(next, ready, false);
    else void loadAndShow(next);
  }

  async function loadAndShow(next: Visit): Promise<void> {
    const begin = performance.now();
    store.set({ ...store.get(), status: 'loading' });
    try {
      const loaded = await cache.load(next.href, 'high');
      if (latest !== next) return;
      if (loaded) show(next, loaded, performance.now() - begin > 100);
      else next.leave();
    } catch (error) {
      if (latest === next) fail(next, error instanceof Error ? error : new Error(String(error)));
    }
  }

  function show(next: Visit, loaded: PageData, hasWaited: boolean): void {
    swap(() => {
      if (latest !== next) return;
      if (loaded.hasOwnHead === true) {
        next.leave();
        return;
      }
      writeAddress(next);
      store.set({ status: 'loaded', href: next.href, page: loaded, hasContent: true });
      try {
        onShown(loaded, next.arrival);
      } catch {
        location.reload();
      }
    }, hasWaited);
  }

  function fail(next: Visit, error: Error): void {
    writeAddress(next);
    store.set({ ...store.get(), status: 'error', href: next.href, hasContent: false });
    onFailed(error);
  }

  /** Writes the address of the page into the address bar. A second try does not write it again, and a full load by the browser uses it. */
  function writeAddress(next: Visit): void {
    next.writeAddress();
    latest = { ...next, writeAddress: () => {}, leave: () => location.reload() };
  }

  return {
    store,
    open: ({ url, address, href: target }, { replace = false } = {}) => {
      history.keepPlace();
      visit({
        href: target,
        arrival: { type: 'link' },
        writeAddress: () => (replace ? history.replace(address) : history.push(address)),
        leave: () => location.assign(url),
      });
    },
    follow: (target) => {
      const arrival: Arrival = { type: 'return', place: history.keptPlace() };
      visit({ href: target, arrival, writeAddress: () => {}, leave: () => location.reload() });
    },
    retry: () => {
      if (latest) visit(latest);
    },
    stay: () => {
      latest = undefined;
      if (store.get().status === 'loading') store.set({ ...store.get(), status: 'loaded' });
    },
  };
}
