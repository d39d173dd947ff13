/**
 * Moves the mark of the current page within a sidebar that stays. Where the page's link isn't there (long groups show a part),
 * its group is taken from the page's own sidebar; everything else stays as the reader has left it.
 */
export function moveCurrent(sidebar: Element, page: { readonly link: string; readonly sidebarHtml: string }): void {
  for (const marked of sidebar.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current');
  const link = findLink(sidebar, page.link) ?? adoptGroup(sidebar, page);
  if (!link) return;
  link.setAttribute('aria-current', 'page');
  openGroups(link);
}

function findLink(root: ParentNode, address: string): HTMLAnchorElement | null {
  return root.querySelector(`a[href="${CSS.escape(address)}"]:not([data-menu])`);
}

const groups = 'li:has(> details)';

function adoptGroup(sidebar: Element, { link, sidebarHtml }: { readonly link: string; readonly sidebarHtml: string }) {
  const template = document.createElement('template');
  template.innerHTML = sidebarHtml;
  const own = findLink(template.content, link);
  const group = own?.closest(groups);
  const [menu, other] = [sidebar.querySelector('.menu'), template.content.querySelector('.menu')];
  if (own && !group && menu && other) {
    menu.replaceWith(other);
    return own;
  }
  const name = nameOf(group);
  const old = [...sidebar.querySelectorAll(groups)].find((candidate) => nameOf(candidate) === name);
  if (!group || !old) return null;
  old.replaceWith(group);
  return findLink(sidebar, link);
}

function nameOf(group: Element | null | undefined): string | null | undefined {
  return group?.querySelector('summary')?.textContent;
}

function openGroups(link: Element): void {
  for (let group = link.closest('details'); group; group = group.parentElement?.closest('details') ?? null) group.open = true;
}

/** Shows the current page's link in the menu. Scrolls no more than needed, and only the menu. */
export function showCurrent(menu: Element): void {
  const link = menu.querySelector('[aria-current="page"]');
  if (!link) return;
  const frame = menu.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < frame.top + 40 || bottom > frame.bottom - 40) menu.scrollTop += top - frame.top - frame.height / 3;
}
