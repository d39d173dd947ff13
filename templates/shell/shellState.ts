/** What only a browser knows. The build renders `initialShellState`; hydration begins with the same. */
export interface ShellState {
  /** Which of the drawer's two menus is shown on a narrow screen. */
  readonly drawerPanel: 'main' | 'sidebar';
  /** Names of the releases that the reader can change to, the newest first. */
  readonly releases: readonly string[];
}

export interface ShellActions {
  readonly showDrawerPanel: (panel: ShellState['drawerPanel']) => void;
  readonly closeDrawer: () => void;
}

const nothing = (): void => {};

/** Actions for rendering at build time, where a page cannot be clicked. */
export const noActions: ShellActions = { showDrawerPanel: nothing, closeDrawer: nothing };

/** The state that a page is built with. */
export function initialShellState({ hasSidebar }: { readonly hasSidebar: boolean }): ShellState {
  return { drawerPanel: hasSidebar ? 'sidebar' : 'main', releases: [] };
}
