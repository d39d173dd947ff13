import type { SiteData } from '../../renderer/model/page.ts';
import type { ShellActions, ShellState } from '../../templates/shell/shellState.ts';
import { readStored, writeStored } from '../storage.ts';
import { createStore, type Store } from '../store.ts';
import { applyTheme, chooseTheme } from '../theme.ts';

export interface ShellControl {
  readonly store: Store<ShellState>;
  readonly actions: ShellActions;
  /** What the drawer opens with next: the page's own menu, where it has one. */
  readonly resetPanel: (hasSidebar: boolean) => void;
}

/** The state of the shell's controls: the theme, shared with the reader's other tabs, and the drawer's panel. */
export function createShell(site: SiteData, built: ShellState): ShellControl {
  const { colorMode, announcement } = site;
  const choose = (): ShellState['theme'] => chooseTheme({ defaultTheme: colorMode.default, followSystem: colorMode.followSystem });
  const store = createStore<ShellState>({ ...built, theme: choose() });
  const showTheme = (theme: ShellState['theme']): void => {
    applyTheme(theme);
    store.set({ ...store.get(), theme });
  };

  addEventListener('storage', ({ key }) => {
    if (key === 'theme' || key === null) showTheme(choose());
    if (key === 'announcement' && announcement) markAnnouncement(announcement.id);
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showTheme(choose()));

  const showDrawerPanel = (drawerPanel: ShellState['drawerPanel']): void => store.set({ ...store.get(), drawerPanel });
  return {
    store,
    resetPanel: (hasSidebar) => showDrawerPanel(hasSidebar ? 'sidebar' : 'main'),
    actions: {
      toggleTheme: () => {
        const next = store.get().theme === 'dark' ? 'light' : 'dark';
        writeStored('theme', next);
        showTheme(next);
      },
      closeAnnouncement: () => {
        if (announcement === undefined) return;
        writeStored('announcement', announcement.id);
        document.documentElement.dataset.announcement = 'closed';
        // The button that had the focus is gone.
        document.getElementById('site-main')?.focus({ preventScroll: true });
      },
      showDrawerPanel: (panel) => {
        showDrawerPanel(panel);
        // The button that had the focus is gone with its panel; the menu in its place can be focused once it is painted.
        requestAnimationFrame(() => document.querySelector<HTMLElement>(panel === 'main' ? '.drawer-main a' : '.sidebar a')?.focus());
      },
      closeDrawer: () => document.getElementById('site-drawer')?.hidePopover(),
    },
  };
}

function markAnnouncement(id: string): void {
  if (readStored('announcement') === id) document.documentElement.dataset.announcement = 'closed';
}
