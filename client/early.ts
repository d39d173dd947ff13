import { announcementId, defaultTheme, followSystem } from 'gqldocs:early';
import { readStored } from './storage.ts';
import { applyTheme, storedTheme } from './theme.ts';

/*
 * Runs in every page's head, before the first paint: whatever would flash or shift if it were decided later. The build inlines
 * it, behind the `theme-color` meta element, so it is kept small. `earlyTabs.ts` comes behind it where there are tabs.
 */
const root = document.documentElement;

root.classList.add('js');
// `chooseTheme`, written out so that the build leaves out what the site doesn't do.
const systemTheme = followSystem && (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
applyTheme(storedTheme() ?? (systemTheme || defaultTheme));
if (announcementId !== '' && readStored('announcement') === announcementId) root.dataset.announcement = 'closed';
if (readStored('wrap') === 'on') root.dataset.wrap = 'on';
// The first paint lays out what is seen, and `start.ts` the rest, but for pages on which the reader has been or is taken further down.
if (!location.hash && !history.state) root.dataset.fresh = '';
