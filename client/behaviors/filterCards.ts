import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { countText } from './countText.ts';
import { markMatches } from './markMatches.ts';

/**
 * Leaves only the names with the text of a field above a package's cards, opens their cards and says how many there are. Offers search if
 * there are none.
 */
export function filterCards(field: HTMLInputElement, messages: ClientMessages): void {
  const index = field.closest('.cards-index');
  const status = index?.querySelector<HTMLElement>('.filter-status');
  if (!index || !status) return;
  const wanted = field.value.trim().toLowerCase();
  const found = new Set<string>();
  for (const card of index.querySelectorAll<HTMLElement>('.card')) {
    for (const link of card.querySelectorAll<HTMLAnchorElement>('li > a')) {
      const isMatch = (link.textContent ?? '').toLowerCase().includes(wanted);
      const item = link.closest('li');
      if (item) item.hidden = !isMatch;
      markMatches(link, isMatch ? wanted : '');
      if (isMatch) found.add(link.href);
    }
    for (const part of card.querySelectorAll(':is(h2, h3, h4) > a, .index > a')) markMatches(part, wanted);
    const hasMatches = card.querySelector('li:not([hidden])') !== null || isNamed(card, wanted);
    showNames(card, wanted);
    card.hidden = wanted !== '' && !hasMatches;
    const details = card.querySelector('details');
    if (details) details.open = wanted !== '' && hasMatches;
  }
  const query = field.value.trim();
  status.textContent = wanted === '' ? '' : countText(found.size, query, messages);
  if (wanted !== '' && found.size === 0) status.append(' ', searchLink(query, status.dataset));
}

const shownNames = 5;

/** Shows the first names of a module that match, in place of the names that its card shows without a filter. */
function showNames(card: HTMLElement, wanted: string): void {
  card.querySelector('.card-names')?.remove();
  const { names } = card.dataset;
  if (wanted === '' || names === undefined) return;
  const found = names.split(' ').filter((name) => name.toLowerCase().includes(wanted));
  if (found.length === 0) return;
  const list = document.createElement('p');
  list.className = 'card-names';
  for (const name of found.slice(0, shownNames)) {
    const code = document.createElement('code');
    code.textContent = name;
    markMatches(code, wanted);
    list.append(code, ' ');
  }
  if (found.length > shownNames) list.append('…');
  card.append(list);
}

/** Whether a card without a list, such as a module's, has the text in its title or in one of its names. */
function isNamed(card: HTMLElement, wanted: string): boolean {
  const title = card.querySelector('h2, h3, h4')?.textContent ?? '';
  return `${title} ${card.dataset.names ?? ''}`.toLowerCase().includes(wanted);
}

/** A link to the search page, which also finds members and texts. The page has its address and its text. */
function searchLink(query: string, { search = '', searchText = '' }: DOMStringMap): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `${search}?q=${encodeURIComponent(query)}`;
  link.textContent = fillMessage(searchText, { query });
  return link;
}
