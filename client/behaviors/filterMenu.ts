import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { countText } from './countText.ts';
import { markMatches } from './markMatches.ts';

export interface FilterRequest {
  readonly menu: HTMLElement;
  /** What the reader has typed. */
  readonly text: string;
  readonly messages: ClientMessages;
}

/**
 * Hides items that do not match, opens groups with matches, and restores the menu for an empty text. Returns how many match, which the theme
 * shows above the menu; nothing for an empty text.
 */
export function filterMenu({ menu, text, messages }: FilterRequest): string {
  const query = text.trim();
  const wanted = query.toLowerCase();
  const links = [...menu.querySelectorAll('a')];
  for (const link of links) {
    const item = link.closest('li');
    const isMatch = (link.textContent ?? '').toLowerCase().includes(wanted);
    if (item) item.hidden = !isMatch;
    markMatches(link, isMatch ? wanted : '');
  }
  // Inner groups first, so that a group knows whether one of its own is left.
  for (const group of [...menu.querySelectorAll<HTMLElement>('li:has(> details)')].toReversed()) {
    group.hidden = group.querySelector(':scope > details > ul > li:not([hidden])') === null;
    const details = group.querySelector<HTMLDetailsElement>(':scope > details');
    if (details) openForFilter(details, wanted !== '' && !group.hidden, wanted === '');
    showCount(group, wanted !== '');
  }
  const found = new Set(links.filter((link) => link.closest('li[hidden]') === null).map(({ href }) => href));
  return query === '' ? '' : countText(found.size, query, messages);
}

/** Shows next to a group's name how many of its items match, or all of them without a filter. */
function showCount(group: HTMLElement, isFiltered: boolean): void {
  const count = group.querySelector<HTMLElement>(':scope > details > summary > small');
  if (!count) return;
  count.dataset.all ??= count.textContent ?? '';
  count.textContent = isFiltered ? String(group.querySelectorAll('li:not([hidden], :has(> details))').length) : count.dataset.all;
}

function openForFilter(details: HTMLDetailsElement, hasMatches: boolean, isOver: boolean): void {
  details.dataset.wasOpen ??= String(details.open);
  if (isOver) {
    details.open = details.dataset.wasOpen === 'true';
    delete details.dataset.wasOpen;
  } else {
    details.open = hasMatches;
  }
}
