import type { ClientMessages } from '../../renderer/model/clientMessages.ts';

/** A menu with this many items in one list, or with lists that are not even in the page. The theme keeps the filter's place free. */
const longMenu = ':has([data-menu]), :has(li:nth-child(30))';

/** Puts a field above a long menu that leaves only the items with the typed text. */
export function addMenuFilter(menu: HTMLElement, messages: ClientMessages): void {
  if (!menu.matches(longMenu) || menu.previousElementSibling?.classList.contains('menu-filter')) return;
  const field = document.createElement('input');
  field.type = 'search';
  field.className = 'menu-filter';
  field.placeholder = messages.filter;
  field.ariaLabel = messages.filter;
  field.autocomplete = 'off';
  field.spellcheck = false;
  // Screen readers only announce changes of an element that already exists.
  const status = document.createElement('p');
  status.className = 'menu-nothing';
  status.role = 'status';
  let filled: Promise<unknown> | undefined;
  field.addEventListener('input', async () => {
    // Loaded with the first letter; with the next one, if that fails.
    const [{ filterMenu }, { fillMenu }] = await Promise.all([import('./filterMenu.ts'), import('./fillMenu.ts')]);
    filled ??= Promise.all([...menu.querySelectorAll<HTMLAnchorElement>('[data-menu]')].map((more) => fillMenu(more)));
    await filled;
    status.textContent = filterMenu({ menu, text: field.value, messages });
  });
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.className = 'menu-clear';
  clear.ariaLabel = messages.filterClear;
  clear.textContent = '×';
  clear.addEventListener('click', () => {
    field.value = '';
    field.dispatchEvent(new Event('input'));
    field.focus();
  });
  menu.before(field, clear);
  menu.after(status);
}
