import type { EmbeddedHead, PageData, usualHead } from '../../renderer/model/page.ts';

/** The page that the document came with: its head as data, its content left in the document. */
export function readPage(): PageData | undefined {
  // Content may have any id, but no script of the body's own.
  const script = document.querySelector<HTMLScriptElement>('body > script#site-page');
  if (!script) return undefined;
  return {
    // A copy: a page should not load one more module for it.
    ...({ layout: 'document', hasToc: true } satisfies typeof usualHead),
    ...(JSON.parse(script.text) as EmbeddedHead),
    documentTitle: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    markdown: document.querySelector('link[type="text/markdown"]')?.getAttribute('href') ?? '',
    mainHtml: '',
    sidebarHtml: '',
    tocHtml: '',
  };
}
