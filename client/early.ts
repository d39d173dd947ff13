import type { StorageKey } from './storage.ts';

/*
 * Runs in every page's head, before the first paint, and sets what would flash or shift if it were set later. The build inlines it after
 * the `theme-color` meta element. Its size counts on every page, so it repeats `chooseTheme` and `applyTheme` (`theme.ts`) without the
 * parts that the site does not use, and asks storage once. If the site has tabs, `earlyTabs.ts` follows it.
 */
const root = document.documentElement;
const data = root.dataset;

root.className = 'js';
// The first paint lays out what is seen, and `start.ts` the rest, but for pages on which the reader has been or is taken further down.
if (!(location.hash || history.state)) data.fresh = '';
// The document has the site's own theme.
if (FOLLOW_SYSTEM) data.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
try {
  const stored: Partial<Record<StorageKey, string>> = localStorage;
  const { theme, wrap } = stored;
  if (theme && /^(light|dark)$/.test(theme)) data.theme = theme;
  if (wrap === 'on') data.wrap = wrap;
  if (ANNOUNCEMENT_ID && stored.announcement === ANNOUNCEMENT_ID) data.announcement = 'closed';
} catch {
  // The browser doesn't let us look.
}
const bars = document.querySelector<HTMLMetaElement>('[data-dark]');
// There is a color for each theme.
if (bars) bars.content = bars.dataset[data.theme as string] as string;
