import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { addMenuFilter } from './addMenuFilter.ts';
import { createGroups } from './createGroups.ts';
import { showCurrent } from './moveCurrent.ts';
import { toggleGroup } from './toggleGroup.ts';

/** What fills groups is loaded with the first one that a reader opens. */
const fill = (more: HTMLAnchorElement, { focus = false } = {}): Promise<void> =>
  import('./fillMenu.ts').then(
    ({ fillMenu }) => fillMenu(more, { focus }),
    () => (focus ? location.assign(more.href) : undefined),
  );

/**
 * The sidebar: groups open and close with an animation, long groups get their items when the reader asks, long menus get a filter.
 * The result looks after a menu that has just come.
 */
export function startMenus(messages: ClientMessages): () => void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const more = event.ctrlKey || event.metaKey || event.shiftKey ? null : target.closest<HTMLAnchorElement>('.menu a[data-menu]');
    const group = target.closest('.menu summary')?.parentElement;
    if (more) {
      event.preventDefault();
      void fill(more, { focus: true });
    } else if (group instanceof HTMLDetailsElement) {
      event.preventDefault();
      toggleGroup(group);
    }
  });

  // Toggle events don't bubble, but they can be caught on the way down.
  const onToggle = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    const more = target.querySelector<HTMLAnchorElement>(':scope > ul > li:only-child > [data-menu]');
    if (more?.closest('.menu')) void fill(more);
  };
  document.addEventListener('toggle', onToggle, true);

  const drawer = document.getElementById('site-drawer');
  const show = (): void => {
    const menu = drawer?.querySelector('.menu');
    if (menu) showCurrent(menu);
  };
  drawer?.addEventListener('toggle', ({ newState }) => newState === 'open' && show());
  show();

  return () => {
    const menu = document.querySelector<HTMLElement>('.sidebar .menu');
    if (!menu) return;
    createGroups(menu);
    addMenuFilter(menu, messages);
  };
}
