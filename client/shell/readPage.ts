import type { PageData, PageHead } from '../../renderer/model/page.ts';

/** The page that the document came with: its head as data, its content left in the document, where hydration keeps it. */
export function readPage(): PageData | undefined {
  const script = document.getElementById('site-page');
  if (!(script instanceof HTMLScriptElement)) return undefined;
  const head = JSON.parse(script.text) as PageHead;
  return { ...head, mainHtml: '', sidebarHtml: '', tocHtml: '' };
}
