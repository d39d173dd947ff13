import { searchHref } from '../../renderer/model/searchHref.ts';
import { readStored, writeStored } from '../storage.ts';

/** A page that the reader has opened, or a part of one that they chose from the results. */
export interface RecentPage {
  /** Without `baseUrl`. */
  readonly href: string;
  readonly name: string;
  readonly kind: string;
}

/** One more than the list shows: it leaves out the page that the reader is on. */
const mostPages = 7;

export function readRecent(): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(readStored('search.recent') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPage).slice(0, mostPages) : [];
  } catch {
    return [];
  }
}

/** Newest first, each once. */
export function rememberRecent(page: RecentPage): void {
  const others = readRecent().filter(({ href }) => href !== page.href);
  writeStored('search.recent', JSON.stringify([page, ...others].slice(0, mostPages)));
}

/** Remembers a page that is shown, unless a part of it was chosen to get there. The search page is not remembered. */
export function rememberVisit({ href, title, kind }: { readonly href: string; readonly title: string; readonly kind: string }): void {
  const newest = readRecent()[0]?.href;
  if (kind !== 'not-found' && href !== searchHref && (newest === undefined || !isOnPage(newest, href)))
    rememberRecent({ href, name: title, kind });
}

export function isOnPage(href: string, page: string): boolean {
  return href.split('#', 1)[0] === page;
}

export function forgetRecent(): void {
  writeStored('search.recent', '[]');
}

/** Storage may hold anything; an address has to be one of this site. */
function isPage(value: unknown): value is RecentPage {
  if (typeof value !== 'object' || value === null) return false;
  const { href, name, kind } = value as Partial<Record<keyof RecentPage, unknown>>;
  return [href, name, kind].every((part) => typeof part === 'string') && /^\/(?!\/)/.test(String(href));
}
