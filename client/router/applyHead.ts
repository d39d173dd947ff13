import type { PageHead } from '../../renderer/model/page.ts';

/** Makes the document's head say what the page is. */
export function applyHead(page: PageHead): void {
  document.title = page.documentTitle;
  setContent('meta[name="description"]', page.description);
  setContent('meta[property="og:title"]', page.title);
  setContent('meta[property="og:description"]', page.description);
  setContent('meta[property="og:url"]', page.canonical);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical && page.canonical !== '') canonical.href = page.canonical;
  const alternate = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
  if (alternate && page.markdown !== '') alternate.href = page.markdown;
}

function setContent(selector: string, content: string): void {
  document.querySelector<HTMLMetaElement>(selector)?.setAttribute('content', content);
}
