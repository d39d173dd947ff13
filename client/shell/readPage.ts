import type { PageData, PageHead } from '../../renderer/model/page.ts';

/** The page that the document came with: its head as data, its content left in the document, where hydration keeps it. */
export function readPage(): PageData | undefined {
  // By its element's name, too: a heading "Page" has the same id.
  const script = document.querySelector<HTMLScriptElement>('script#page');
  if (!script) return undefined;
  const head = JSON.parse(script.text) as PageHead;
  return { ...head, mainHtml: '', sidebarHtml: '', tocHtml: '' };
}
