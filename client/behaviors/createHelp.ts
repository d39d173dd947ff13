import type { ClientMessages } from '../../renderer/model/clientMessages.ts';

export interface HelpOptions {
  readonly messages: ClientMessages;
  readonly areKeysOn: boolean;
  readonly onKeysChange: (isOn: boolean) => void;
}

/** The dialog that lists the keys. Created when the reader asks for it. */
export function createHelp({ messages, areKeysOn, onKeysChange }: HelpOptions): HTMLDialogElement {
  const dialog = element('dialog', { className: 'help' });
  dialog.setAttribute('aria-labelledby', 'help-title');
  const keys = [
    ['?', messages.shortcutsHelp],
    ['/', messages.search],
    ['t', messages.shortcutsTheme],
    ['[', messages.previous],
    [']', messages.next],
    ['Esc', messages.shortcutsClose],
  ] as const;
  const list = element('dl', {}, ...keys.flatMap(([key, text]) => [element('dt', {}, element('kbd', {}, key)), element('dd', {}, text)]));

  const field = element('input', { type: 'checkbox', checked: areKeysOn });
  field.addEventListener('change', () => onKeysChange(field.checked));
  const close = element('button', { type: 'button' }, messages.shortcutsClose);
  close.addEventListener('click', () => dialog.close());
  // A click on the dialog itself, not on what is in it, is a click on its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());

  const title = element('h2', { id: 'help-title' }, messages.shortcuts);
  const hint = element('p', {}, messages.shortcutsReturn);
  dialog.append(element('div', {}, title, list, element('label', {}, field, ` ${messages.shortcutsEnabled}`), hint, close));
  document.body.append(dialog);
  return dialog;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
