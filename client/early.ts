import { announcementId, defaultTheme, followSystem } from 'gqldocs:early';
import { readStored } from './storage.ts';

/*
 * Runs in every page's head, before the first paint: whatever would flash or shift if it were decided later. The build inlines
 * it, behind the `theme-color` meta element, and it is paid for by every page: so it writes out `chooseTheme` and `applyTheme`
 * (`theme.ts`) without what the site doesn't do. `earlyTabs.ts` comes behind it where there are tabs.
 */
const root = document.documentElement;
const data = root.dataset;
const bars = document.querySelector<HTMLMetaElement>('[data-dark]');

root.classList.add('js');
const stored = readStored('theme');
const systemTheme = followSystem && (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const theme = stored === 'light' || stored === 'dark' ? stored : systemTheme || defaultTheme;
data.theme = theme;
if (bars) bars.content = bars.dataset[theme] ?? '';
if (announcementId !== '' && readStored('announcement') === announcementId) data.announcement = 'closed';
if (readStored('wrap') === 'on') data.wrap = 'on';
// The first paint lays out what is seen, and `start.ts` the rest, but for pages on which the reader has been or is taken further down.
if (!location.hash && !history.state) data.fresh = '';
