import type { ClientMessages } from '../../../renderer/model/clientMessages.ts';
import { createElement } from './createElement.ts';

/** A query of each form, to be tried with a click: shown where nothing is typed, and where nothing was found. */
export function createSamples(messages: ClientMessages, onChoose: (query: string) => void): HTMLElement {
  const queries = messages.searchSamples
    .split('|')
    .map((query) => query.trim())
    .filter((query) => query !== '');
  const buttons = queries.map((query) => {
    const button = createElement('button', { type: 'button', class: 'search-sample' }, query);
    button.addEventListener('click', () => onChoose(query));
    return button;
  });
  const samples = createElement('div', { class: 'search-samples', role: 'group', 'aria-label': messages.searchSamplesLabel });
  samples.append(createElement('span', {}, messages.searchSamplesLabel), ...buttons);
  samples.hidden = true;
  return samples;
}
