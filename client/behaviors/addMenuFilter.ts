import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { fillMenu } from './fillMenu.ts';
import { markMatches } from './markMatches.ts';

/** A menu with this many items in one list, or with lists that are not even in the page. The theme keeps the filter's place free. */
const longMenu = ':has([data-menu]), :has(li:nth-child(30))';

/** Puts a field above a long menu that leaves only the items with the typed text. */
export function addMenuFilter(menu: HTMLElement, messages: ClientMessages): void {
  if (!menu.matches(longMenu) || menu.previousElementSibling?.classList.contains('menu-filter')) return;
  const field = document.createElement('input');
  field.type = 'search';
  field.className = 'menu-filter';
  field.placeholder = messages.filter;
  field.ariaLabel = messages.filter;
  field.autocomplete = 'off';
  field.spellcheck = false;
  // Screen readers only announce changes of an element that already exists.
  const status = document.createElement('p');
  status.className = 'menu-nothing';
  status.role = 'status';
  let isComplete = false;
  field.addEventListener('input', async () => {
    if (!isComplete) {
      isComplete = true;
      await Promise.all([...menu.querySelectorAll<HTMLAnchorElement>('[data-menu]')].map((more) => fillMenu(more)));
    }
    status.textContent = statusText(filterMenu(menu, field.value), field.value.trim(), messages);
  });
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.className = 'menu-clear';
  clear.ariaLabel = messages.filterClear;
  clear.textContent = '×';
  clear.addEventListener('click', () => {
    field.value = '';
    field.dispatchEvent(new Event('input'));
    field.focus();
  });
  menu.before(field, clear);
  menu.after(status);
}

/** How many items match, which the theme shows above the menu; nothing for an empty text. */
function statusText(count: number, query: string, messages: ClientMessages): string {
  if (query === '') return '';
  if (count === 0) return fillMessage(messages.searchNothing, { query });
  return count === 1 ? messages.filterOneCount : fillMessage(messages.filterCount, { count });
}

/** Hides items that do not match, opens groups with matches, and restores the menu for an empty text. Returns the number of matches. */
function filterMenu(menu: HTMLElement, text: string): number {
  const wanted = text.trim().toLowerCase();
  const links = [...menu.querySelectorAll('a')];
  for (const link of links) {
    const item = link.closest('li');
    const isMatch = (link.textContent ?? '').toLowerCase().includes(wanted);
    if (item) item.hidden = !isMatch;
    markMatches(link, isMatch ? wanted : '');
  }
  // Inner groups first, so that a group knows whether one of its own is left.
  for (const group of [...menu.querySelectorAll<HTMLElement>('.menu-group')].toReversed()) {
    group.hidden = group.querySelector(':scope > details > ul > li:not([hidden])') === null;
    const details = group.querySelector<HTMLDetailsElement>(':scope > details');
    if (details) openForFilter(details, wanted !== '' && !group.hidden, wanted === '');
    showCount(group, wanted !== '');
  }
  return new Set(links.filter((link) => link.closest('li[hidden]') === null).map(({ href }) => href)).size;
}

/** Shows next to a group's name how many of its items match, or all of them without a filter. */
function showCount(group: HTMLElement, isFiltered: boolean): void {
  const count = group.querySelector<HTMLElement>(':scope > details > summary > small');
  if (!count) return;
  count.dataset.all ??= count.textContent ?? '';
  count.textContent = isFiltered ? String(group.querySelectorAll('li:not([hidden], .menu-group)').length) : count.dataset.all;
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
