import { createElement } from './createElement.ts';
import { createFailure, type FailureParts } from './createFailure.ts';

/** A dialog in the place of search's own, which could not be loaded itself. It goes when it is closed; the focus goes back by itself. */
export function showFailure({ messages, retry }: FailureParts): void {
  const dialog = createElement('dialog', { class: 'search-dialog', 'aria-label': messages.search });
  const again = (): void => {
    dialog.close();
    retry();
  };
  const close = createElement('button', { type: 'button', class: 'search-close' }, messages.searchClose);
  close.addEventListener('click', () => dialog.close());
  const message = createElement('p', { class: 'search-status', role: 'alert' }, ...createFailure({ messages, retry: again }), ' ', close);
  dialog.append(createElement('div', { class: 'search-panel' }, message));
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
