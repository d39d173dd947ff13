import type { ShellActions, ShellState } from '../../templates/shell/shellState.ts';
import { createStore, type Store } from '../store.ts';

export interface ShellControl {
  readonly store: Store<ShellState>;
  readonly actions: ShellActions;
  /** What the drawer opens with next: the page's own menu, where it has one. */
  readonly resetPanel: (hasSidebar: boolean) => void;
}

/** The state of the drawer. */
export function createShell(built: ShellState): ShellControl {
  const store = createStore<ShellState>(built);
  const showDrawerPanel = (drawerPanel: ShellState['drawerPanel']): void => store.set({ ...store.get(), drawerPanel });
  return {
    store,
    resetPanel: (hasSidebar) => showDrawerPanel(hasSidebar ? 'sidebar' : 'main'),
    actions: {
      showDrawerPanel: (panel) => {
        showDrawerPanel(panel);
        // The button that had the focus is gone with its panel; the menu in its place can be focused once it is painted.
        requestAnimationFrame(() => document.querySelector<HTMLElement>(panel === 'main' ? '.drawer-main a' : '.sidebar a')?.focus());
      },
      closeDrawer: () => document.getElementById('site-drawer')?.hidePopover(),
    },
  };
}
