import { createElement } from '../search/ui/createElement.ts';

/** Closed groups come as links to their lists, which need no script. This makes groups of them that open in the menu. */
export function createGroups(menu: Element): void {
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('a:has(> small)')) {
    const hasFocus = link === document.activeElement;
    const summary = createElement('summary', {}, ...link.childNodes);
    const group = createElement('details', {}, summary);
    link.replaceWith(group);
    link.dataset.menu ??= '';
    link.textContent = summary.firstChild?.textContent ?? '';
    group.append(createElement('ul', {}, createElement('li', {}, link)));
    if (hasFocus) summary.focus();
  }
}
