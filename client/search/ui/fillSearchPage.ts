import { createPanel } from './createPanel.ts';
import { pageOf, type SearchParts } from './createSearchDialog.ts';

/** Results in each group: a page has room. */
const most = 24;

/**
 * Fills the search page. The query is part of the address, so that it can be linked to, and the address follows what is typed. What was typed
 * into the page's own field comes first.
 */
export function fillSearchPage(place: HTMLElement, parts: SearchParts): void {
  const panel = createPanel({
    ...parts,
    most,
    currentHref: () => '',
    onInput: (query) => history.replaceState(history.state, '', pageOf(location.pathname, query)),
  });
  const early = place.querySelector('input');
  const typed = early?.value ?? '';
  const isTyping = early !== null && early === document.activeElement;
  panel.input.value = typed === '' ? (new URLSearchParams(location.search).get('q') ?? '') : typed;
  place.replaceChildren(...panel.elements);
  if (typed === '') panel.refresh();
  else panel.input.dispatchEvent(new Event('input'));
  if (isTyping || panel.input.value === '') panel.input.focus({ preventScroll: true });
}
