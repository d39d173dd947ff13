import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { fillMessage } from '../../renderer/model/messages.ts';

/** Marks a text in an element, and removes the marks for an empty text. A parameter, since the caller has loaded it already. */
export type MarkMatches = (element: Element, wanted: string) => void;

/** Leaves only the names with the text of a field above a package's cards, opens their cards and says how many there are. */
export function filterCards(field: HTMLInputElement, messages: ClientMessages, markMatches: MarkMatches): void {
  const index = field.closest('.cards-index');
  const status = index?.querySelector('.filter-status');
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
    const hasMatches = card.querySelector('li:not([hidden])') !== null || isNamed(card, wanted);
    card.hidden = wanted !== '' && !hasMatches;
    const details = card.querySelector('details');
    if (details) details.open = wanted !== '' && hasMatches;
  }
  status.textContent = wanted === '' ? '' : statusText(found.size, field.value.trim(), messages);
}

/** Whether a card without a list, such as a module's, has the text in its title or in one of its names. */
function isNamed(card: HTMLElement, wanted: string): boolean {
  const title = card.querySelector('h2, h3')?.textContent ?? '';
  return `${title} ${card.dataset.names ?? ''}`.toLowerCase().includes(wanted);
}

function statusText(count: number, query: string, messages: ClientMessages): string {
  if (count === 0) return fillMessage(messages.searchNothing, { query });
  return count === 1 ? messages.filterOneCount : fillMessage(messages.filterCount, { count });
}
