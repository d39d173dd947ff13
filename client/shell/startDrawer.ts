import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { type EntryState, entryState } from '../router/createHistory.ts';
import { inertOutside } from './inertOutside.ts';

export interface DrawerControl {
  /** Closes it for good: what comes next takes its place in the history. */
  readonly leave: () => void;
  /** Has it open with the page's own menu, where it has one. */
  readonly reset: () => void;
}

/**
 * Adds to a popover what a drawer needs. Focus stays inside. The browser's "back" closes it, because it is an entry of the history. It
 * closes when the window becomes wide enough for the sidebar. The browser itself handles opening, Escape, clicks outside and the return of
 * focus.
 */
export function startDrawer(messages: ClientMessages): DrawerControl {
  const drawer = document.getElementById('site-drawer');
  if (!drawer || !('showPopover' in drawer)) return { leave: () => {}, reset: () => {} };
  const isOpen = (): boolean => drawer.matches(':popover-open');
  let release = (): void => {};

  const showPanel = (panel: 'main' | 'sidebar'): void => {
    drawer.dataset.panel = panel;
  };
  const reset = (): void => showPanel(drawer.querySelector('.sidebar') ? 'sidebar' : 'main');
  const focusFirst = (): void => drawer.querySelector('button')?.focus();

  const opened = (): void => {
    release = inertOutside(drawer);
    drawer.role = 'dialog';
    drawer.ariaModal = 'true';
    drawer.ariaLabel = messages.menu;
    focusFirst();
    const state = entryState();
    if (state && !state.drawer) history.pushState({ ...state, drawer: true } satisfies EntryState, '');
  };
  function closed(): void {
    if (entryState()?.drawer) history.back();
    reset();
  }

  drawer.addEventListener('beforetoggle', ({ newState }) => {
    if (newState !== 'closed') return;
    // Before the browser gives the focus back, what gets it must be able to take it.
    release();
    // It only gives the focus back from within the drawer, and not from its own bar after the last control.
    focusFirst();
    drawer.role = null;
    drawer.ariaModal = null;
    drawer.ariaLabel = null;
  });
  drawer.addEventListener('toggle', ({ newState }) => (newState === 'open' ? opened() : closed()));
  addEventListener('popstate', () => {
    if (isOpen() && !entryState()?.drawer) drawer.hidePopover();
  });
  matchMedia('(min-width: 960px)').addEventListener('change', ({ matches }) => {
    if (matches && isOpen()) drawer.hidePopover();
  });
  drawer.querySelector('.drawer-back')?.addEventListener('click', () => {
    showPanel('main');
    drawer.querySelector<HTMLElement>('.drawer-main a')?.focus();
  });
  if (isOpen()) opened();

  return {
    reset,
    leave: () => {
      const state = entryState();
      if (state?.drawer) history.replaceState({ key: state.key } satisfies EntryState, '');
      if (isOpen()) drawer.hidePopover();
    },
  };
}
