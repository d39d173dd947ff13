import type { PageData } from '../../renderer/model/page.ts';

/**
 * Fetches a page's data. `undefined` when there is none at that address any more, as after a new deploy, or when what is there
 * isn't ours: only the site's own origin may say what is put into the page. Throws what a second try may mend.
 */
export async function loadPage(address: string, priority: RequestPriority = 'auto'): Promise<PageData | undefined> {
  const response = await fetch(address, { priority });
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  if (new URL(response.url).origin !== location.origin) return undefined;
  return parsePage(await response.text());
}

/** A page's data; undefined when it isn't any. */
export function parsePage(text: string): PageData | undefined {
  try {
    const data = JSON.parse(text) as Partial<PageData> | null;
    return typeof data?.href === 'string' && typeof data.mainHtml === 'string' ? (data as PageData) : undefined;
  } catch {
    // A host that answers every address with some HTML.
    return undefined;
  }
}
