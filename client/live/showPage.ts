import { contentChanged } from '../../renderer/model/live.ts';
import type { PageData } from '../../renderer/model/page.ts';
import { restoreTabs } from '../tabs.ts';
import { replaceChanged } from './replaceChanged.ts';

/**
 * Replaces a page's content by its new content. Equal parts are not touched, so they keep their state. Groups that the reader has opened
 * are opened again, and the scroll position stays. A page whose frame has changed, or that failed to load, is loaded again.
 */
export function showPage(page: PageData): void {
  const main = document.querySelector('#site-main > div:not(.page-error)');
  const sidebar = document.querySelector('.sidebar > div');
  const toc = document.querySelector('.toc');
  const hasFrame = document.querySelector(`.layout-${page.layout}`) !== null;
  if (!main || !hasFrame || (page.sidebar !== '') !== (sidebar !== null) || page.hasToc !== (toc !== null)) {
    location.reload();
    return;
  }
  const place = scrollY;
  replaceContent(main, page.mainHtml);
  if (toc) replaceContent(toc, page.tocHtml);
  if (sidebar) replaceContent(sidebar, page.sidebarHtml);
  restoreTabs();
  document.title = page.documentTitle;
  document.dispatchEvent(new Event(contentChanged));
  // Asking now would have the browser lay the page out once more than it paints it.
  requestAnimationFrame(() => {
    if (scrollY !== place) scrollTo({ top: place, behavior: 'instant' });
  });
}

/** Compares text and structure with parsed markup, since scripts have added attributes and buttons. */
function replaceContent(target: Element, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const known = new Map(groupsOf(target).map(({ name, group }) => [name, group.open]));
  if (isMenu(target) && target.textContent === template.content.textContent && linksOf(target) === linksOf(template.content)) return;
  replaceChanged(target, template.content);
  for (const { name, group } of groupsOf(target)) {
    const wasOpen = known.get(name);
    if (wasOpen !== undefined) group.open = wasOpen;
  }
}

/** Menus are the only content that scripts keep a state in. */
function isMenu(target: Element): boolean {
  return target.closest('.sidebar') !== null;
}

function linksOf(root: ParentNode): string {
  return [...root.querySelectorAll('a')].map((link) => link.getAttribute('href')).join('\n');
}

/** Groups by their titles; the second of a name is another than the first. */
function groupsOf(root: ParentNode): readonly { readonly name: string; readonly group: HTMLDetailsElement }[] {
  const counts = new Map<string, number>();
  return [...root.querySelectorAll('details')].map((group) => {
    const title = group.querySelector('summary')?.textContent ?? '';
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return { name: `${title} ${count}`, group };
  });
}
