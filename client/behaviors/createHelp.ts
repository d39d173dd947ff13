import type { ClientMessages } from '../../renderer/model/clientMessages.ts';

export interface HelpOptions {
  readonly messages: ClientMessages;
  readonly areKeysOn: boolean;
  readonly onKeysChange: (isOn: boolean) => void;
}

/** The dialog that lists the keys and the forms of search queries. Created when the reader asks for it. */
export function createHelp({ messages, areKeysOn, onKeysChange }: HelpOptions): HTMLDialogElement {
  const dialog = element('dialog', { className: 'help' });
  dialog.setAttribute('aria-labelledby', 'help-title');
  const keys = [
    ['?', messages.shortcutsHelp],
    ['/ | Ctrl + K', messages.search],
    ['p | Alt + Enter', messages.shortcutsPeek],
    ['t', messages.shortcutsTheme],
    ['[', messages.previous],
    [']', messages.next],
    ['Esc', messages.shortcutsClose],
  ] as const;
  const keyList = element(
    'dl',
    {},
    ...keys.flatMap(([names, text]) => [element('dt', {}, ...parts(names, 'kbd')), element('dd', {}, text)]),
  );
  const formList = element('dl', {}, ...entries(messages.searchFormTexts));

  const field = element('input', { type: 'checkbox', checked: areKeysOn });
  field.addEventListener('change', () => onKeysChange(field.checked));
  const close = element('button', { type: 'button' }, messages.shortcutsClose);
  close.addEventListener('click', () => dialog.close());
  // A click on the dialog itself, not on what is in it, is a click on its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());

  const title = element('h2', { id: 'help-title' }, messages.shortcuts);
  const hint = element('p', {}, messages.shortcutsReturn);
  dialog.append(
    element(
      'div',
      {},
      ...[title, keyList, element('label', {}, field, ` ${messages.shortcutsEnabled}`), hint],
      ...[element('h3', {}, messages.searchForms), formList, element('p', {}, messages.searchKeys), close],
    ),
  );
  document.body.append(dialog);
  return dialog;
}

/** The parts of a text that `|` divides, each in an element. */
function parts(text: string, name: 'kbd' | 'code'): HTMLElement[] {
  return text.split('|').map((part) => element(name, {}, part.trim()));
}

/** Terms with their descriptions: `query = what it finds | query = what it finds`. */
function entries(text: string): HTMLElement[] {
  return text.split('|').flatMap((entry) => {
    const [query = '', description = ''] = entry.split(' = ');
    return [element('dt', {}, ...parts(query, 'code')), element('dd', {}, description.trim())];
  });
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
