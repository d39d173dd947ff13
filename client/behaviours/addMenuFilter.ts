import { fillWords, type Words } from '../../renderer/model/words.ts';
import { fillMenu } from './fillMenu.ts';

/** A menu with this many items in one list, or with lists that are not even in the page. The theme keeps the filter's place free. */
const longMenu = ':has([data-menu]), :has(li:nth-child(30))';

/** Puts a field above a long menu that leaves only the items with the typed text. */
export function addMenuFilter(menu: HTMLElement, words: Words): void {
  if (!menu.matches(longMenu) || menu.previousElementSibling?.classList.contains('menu-filter')) return;
  const field = document.createElement('input');
  field.type = 'search';
  field.className = 'menu-filter';
  field.placeholder = words.filter;
  field.ariaLabel = words.filter;
  field.autocomplete = 'off';
  field.spellcheck = false;
  // It must be there before it says something, or screen readers don't hear it.
  const status = document.createElement('p');
  status.className = 'menu-nothing';
  status.role = 'status';
  let isComplete = false;
  field.addEventListener('input', async () => {
    if (!isComplete) {
      isComplete = true;
      await Promise.all([...menu.querySelectorAll<HTMLAnchorElement>('[data-menu]')].map((more) => fillMenu(more)));
    }
    const hasMatches = filterMenu(menu, field.value);
    status.textContent = hasMatches ? '' : fillWords(words.searchNothing, { query: field.value.trim() });
  });
  menu.before(field);
  menu.after(status);
}

/** Hides what doesn't match and opens the groups of what does; an empty text brings everything back as it was. Whether something is left. */
function filterMenu(menu: HTMLElement, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  const links = [...menu.querySelectorAll('a')];
  for (const link of links) {
    const item = link.closest('li');
    if (item) item.hidden = wanted !== '' && !(link.textContent ?? '').toLowerCase().includes(wanted);
  }
  // Inner groups first, so that a group knows whether one of its own is left.
  for (const group of [...menu.querySelectorAll<HTMLElement>('.menu-group')].toReversed()) {
    group.hidden = group.querySelector(':scope > details > ul > li:not([hidden])') === null;
    const details = group.querySelector<HTMLDetailsElement>(':scope > details');
    if (details) openForFilter(details, wanted !== '' && !group.hidden, wanted === '');
  }
  return menu.querySelector(':scope li:not([hidden])') !== null;
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
