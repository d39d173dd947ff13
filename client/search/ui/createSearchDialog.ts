import type { ClientMessages } from '../../../renderer/model/clientMessages.ts';
import { createElement } from './createElement.ts';
import { createPanel, type PanelParts } from './createPanel.ts';

export interface SearchParts extends PanelParts {
  readonly messages: ClientMessages;
  /** Of the search page, for a link. */
  readonly pageAddress: string;
  /** Shows the forms of queries above the dialog. */
  readonly showHelp: () => Promise<void>;
}

export interface SearchDialog {
  /** Typed text replaces the text of the field. */
  readonly open: (typed: string) => void;
}

/** Results in each group. */
const most = 8;

/** The dialog that search is in on every page. Made at its first use; Escape and giving the focus back are the browser's work. */
export function createSearchDialog(parts: SearchParts): SearchDialog {
  const { messages, pageAddress, showHelp } = parts;
  const all = createElement('a', { class: 'search-all', href: pageAddress, hidden: '' }, messages.searchAll);
  const followQuery = (query: string): void => {
    all.href = pageOf(pageAddress, query);
    all.hidden = query === '';
  };
  const panel = createPanel({ ...parts, most, onInput: followQuery });
  const close = createElement('button', { type: 'button', class: 'search-close' }, messages.searchClose);
  panel.field.append(close);
  const keys = createElement('span', { class: 'search-keys', 'aria-hidden': 'true' }, messages.searchKeys);
  const help = createElement('button', { type: 'button', class: 'search-help' }, messages.help);
  const footer = createElement('div', { class: 'search-footer' }, keys, help, all);
  const dialog = createElement('dialog', { class: 'search-dialog', 'aria-label': messages.search });
  dialog.append(createElement('div', { class: 'search-panel' }, ...panel.elements, footer));

  close.addEventListener('click', () => dialog.close());
  help.addEventListener('click', showHelp);
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    const isBackdrop = target === dialog;
    const isFollowed = target instanceof Element && target.closest('a') !== null && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (isBackdrop || isFollowed) dialog.close();
  });
  // The page below it is about to change.
  addEventListener('popstate', () => dialog.close());
  document.body.append(dialog);
  return {
    open: (typed) => {
      if (dialog.open) return;
      dialog.showModal();
      panel.input.focus();
      if (typed === '') {
        panel.input.select();
        panel.refresh();
        return;
      }
      panel.input.value = typed;
      panel.input.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

export function pageOf(address: string, query: string): string {
  return query === '' ? address : `${address}?q=${encodeURIComponent(query)}`;
}
