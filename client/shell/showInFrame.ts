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
  if (html !== undefined) document.getElementById('site-main')?.before(Object.assign(markup(html), { className: 'toc' }));
}

/** An element with content that the build rendered. */
export function markup(html: string): HTMLElement {
  return Object.assign(document.createElement('div'), { innerHTML: html });
}

/** Both main menus say where the page is, and have its address in other languages. */
function markMenus(page: PageData, site: SiteData): void {
  const { items } = site.navbar;
  const mark = (selector: string, shown: typeof items): void => {
    for (const [index, link] of document.querySelectorAll(selector).entries()) {
      const item = shown[index];
      if (item && isCurrent(item, page)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  // Several items may have the same address, so each link is known by its place: the drawer has those of dropdowns, too.
  mark(
    '.navbar-items > a',
    items.filter(({ type }) => type === 'link'),
  );
  mark(
    '.drawer-main a:not([data-release])',
    items.flatMap((item) => (item.type === 'link' ? item : item.items.map(() => item))),
  );
  for (const link of document.querySelectorAll(':is(.navbar-items, .drawer-main) a[lang]'))
    link.setAttribute('href', ownAddress(page, site));
}
