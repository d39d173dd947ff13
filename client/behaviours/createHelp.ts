import type { Words } from '../../renderer/model/words.ts';

export interface HelpOptions {
  readonly words: Words;
  readonly areKeysOn: boolean;
  readonly onKeysChange: (isOn: boolean) => void;
}

/** The dialog that lists the keys. Made when somebody asks for it. */
export function createHelp({ words, areKeysOn, onKeysChange }: HelpOptions): HTMLDialogElement {
  const dialog = element('dialog', { className: 'help' });
  dialog.setAttribute('aria-labelledby', 'help-title');
  const keys = [
    ['?', words.shortcutsHelp],
    ['/', words.search],
    ['t', words.shortcutsTheme],
    ['[', words.previous],
    [']', words.next],
    ['Esc', words.shortcutsClose],
  ] as const;
  const list = element('dl', {}, ...keys.flatMap(([key, text]) => [element('dt', {}, element('kbd', {}, key)), element('dd', {}, text)]));

  const field = element('input', { type: 'checkbox', checked: areKeysOn });
  field.addEventListener('change', () => onKeysChange(field.checked));
  const close = element('button', { type: 'button' }, words.shortcutsClose);
  close.addEventListener('click', () => dialog.close());
  // A click on the dialog itself, not on what is in it, is a click on its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());

  const title = element('h2', { id: 'help-title' }, words.shortcuts);
  const hint = element('p', {}, words.shortcutsReturn);
  dialog.append(element('div', {}, title, list, element('label', {}, field, ` ${words.shortcutsEnabled}`), hint, close));
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
