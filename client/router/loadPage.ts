import type { PageData } from '../../renderer/model/page.ts';

/**
 * Fetches a page's data. `undefined` if the address has no page data any more, as after a new deploy, or if the response comes from another
 * origin: only the site's own origin may provide content of a page. Throws if a second try may succeed.
 */
export async function loadPage(address: string, priority: RequestPriority = 'auto'): Promise<PageData | undefined> {
  const response = await fetch(address, { priority });
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  if (new URL(response.url).origin !== location.origin) return undefined;
  return parsePage(await response.text());
}

/** Parses a page's data; undefined for anything else. */
export function parsePage(text: string): PageData | undefined {
  try {
    const data = JSON.parse(text) as Partial<PageData> | null;
    return typeof data?.href === 'string' && typeof data.mainHtml === 'string' ? (data as PageData) : undefined;
  } catch {
    // A host that answers every request with some HTML.
    return undefined;
  }
}
