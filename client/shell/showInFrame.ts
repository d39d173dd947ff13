import type { PageData, SiteData } from '../../renderer/model/page.ts';
import { isCurrent, ownAddress } from '../../templates/shell/menuItems.ts';
import { createElement } from '../search/ui/createElement.ts';

/** Puts the content of a page, its table of contents and its place in the site into the frame of the document. Its sidebar comes apart. */
export function showInFrame(page: PageData, site: SiteData): void {
  document.querySelector('.layout')?.setAttribute('class', `layout layout-${page.layout}`);
  markMenus(page, site);
  showToc(page.hasToc ? page.tocHtml : undefined);
  showMain(markup(page.mainHtml));
}

/** Says in the place of a page that it could not be loaded. The table of contents goes with the page that it belongs to. */
export function showFailure(error: Error, { messages }: SiteData, onRetry: () => void): void {
  const retry = createElement('button', { type: 'button' }, messages.retry);
  retry.addEventListener('click', onRetry);
  showToc(undefined);
  const texts = [createElement('h1', {}, messages.pageLoadFailed), createElement('p', {}, error.message)];
  showMain(createElement('div', { class: 'page-error', role: 'alert' }, ...texts, retry));
}

function showMain(content: Element): void {
  document.getElementById('site-main')?.replaceChildren(content);
}

function showToc(html: string | undefined): void {
  document.querySelector('.toc')?.remove();
  if (html !== undefined) document.getElementById('site-frame')?.before(Object.assign(markup(html), { className: 'toc' }));
}

function markup(html: string): HTMLElement {
  return Object.assign(document.createElement('div'), { innerHTML: html });
}

/** Both main menus say where the page is, and have its address in other languages. */
function markMenus(page: PageData, site: SiteData): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.navbar-items > a, .drawer-main a')];
  for (const item of site.navbar.items.filter(({ activePrefix }) => activePrefix !== '')) {
    const own = links.filter((link) => link.getAttribute('href') === item.href);
    for (const link of own) {
      if (isCurrent(item, page)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
  for (const link of document.querySelectorAll(':is(.navbar-items, .drawer-main) a[lang]'))
    link.setAttribute('href', ownAddress(page, site));
}
