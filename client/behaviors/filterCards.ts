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
    const hasMatches = card.querySelector('li:not([hidden])') !== null;
    card.hidden = wanted !== '' && !hasMatches;
    const details = card.querySelector('details');
    if (details) details.open = wanted !== '' && hasMatches;
  }
  status.textContent = wanted === '' ? '' : statusText(found.size, field.value.trim(), messages);
}

function statusText(count: number, query: string, messages: ClientMessages): string {
  if (count === 0) return fillMessage(messages.searchNothing, { query });
  return count === 1 ? messages.filterOneCount : fillMessage(messages.filterCount, { count });
}
