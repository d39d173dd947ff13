import type { PageData } from '../../renderer/model/page.ts';

export interface PageCache {
  /** The page, if it is there already. */
  readonly peek: (href: string) => PageData | undefined;
  readonly has: (href: string) => boolean;
  /** Loads each page once, however many ask at the same time; a failure isn't kept. */
  readonly load: (href: string, priority?: RequestPriority) => Promise<PageData | undefined>;
}

/** How many pages are kept, to limit memory. Older ones are loaded again, which the browser's cache makes fast. */
const most = 120;

export function createPageCache(load: (href: string, priority?: RequestPriority) => Promise<PageData | undefined>): PageCache {
  const loaded = new Map<string, PageData>();
  const pending = new Map<string, Promise<PageData | undefined>>();

  async function loadOnce(href: string, priority?: RequestPriority): Promise<PageData | undefined> {
    try {
      const page = await load(href, priority);
      if (page) loaded.set(href, page);
      for (const oldest of loaded.keys()) if (loaded.size > most) loaded.delete(oldest);
      return page;
    } finally {
      pending.delete(href);
    }
  }

  return {
    peek: (href) => loaded.get(href),
    has: (href) => loaded.has(href) || pending.has(href),
    load: (href, priority) => {
      const ready = loaded.get(href);
      if (ready) return Promise.resolve(ready);
      const promise = pending.get(href) ?? loadOnce(href, priority);
      pending.set(href, promise);
      return promise;
    },
  };
}
