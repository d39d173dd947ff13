import { createPanel } from './createPanel.ts';
import { pageOf, type SearchParts } from './createSearchDialog.ts';

/** Results in each group: a page has room. */
const most = 24;

/** Fills the search page. The query is part of the address, so that it can be linked to, and the address follows what is typed. */
export function fillSearchPage(place: HTMLElement, parts: SearchParts): void {
  const panel = createPanel({
    ...parts,
    most,
    currentHref: () => '',
    onInput: (query) => history.replaceState(history.state, '', pageOf(location.pathname, query)),
  });
  panel.input.value = new URLSearchParams(location.search).get('q') ?? '';
  place.replaceChildren(...panel.elements);
  panel.refresh();
  if (panel.input.value === '') panel.input.focus({ preventScroll: true });
}
