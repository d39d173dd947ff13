import { createElement } from '../search/ui/createElement.ts';
import { createItem, fetchEntries } from './fillMenu.ts';

/**
 * Gives the cards of a large package, which only link to their lists, the lists themselves: those that the menu loads. A card whose list
 * cannot be fetched stays a link. Cards of modules have no lists.
 */
export async function fillCards(index: Element): Promise<void> {
  const folder = document.querySelector<HTMLElement>('.menu')?.dataset.menus;
  if (folder === undefined) return;
  const links = [...index.querySelectorAll<HTMLAnchorElement>('.card:has(> [id]) > .card-count')];
  await Promise.all(links.map((link) => fillCard(link, folder)));
}

async function fillCard(link: HTMLAnchorElement, folder: string): Promise<void> {
  const id = link.parentElement?.querySelector(':scope > [id]')?.id;
  const entries = id === undefined ? undefined : await fetchEntries(`${folder}/${id}.json`);
  if (entries === undefined) return;
  const summary = createElement('summary', {}, ...link.childNodes);
  summary.ariaLabel = link.ariaLabel;
  const list = createElement('ul', {}, ...entries.map((entry) => createItem(entry)));
  link.replaceWith(createElement('details', {}, summary, createElement('div', { class: 'index' }, list)));
}
