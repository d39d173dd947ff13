import { announcementId, defaultTheme, followSystem } from 'gqldocs:early';
import { readStored } from './storage.ts';

/*
 * Runs in every page's head, before the first paint, and sets what would flash or shift if it were set later. The build inlines it after
 * the `theme-color` meta element. Its size counts on every page, so it repeats `chooseTheme` and `applyTheme` (`theme.ts`) without the
 * parts that the site does not use. If the site has tabs, `earlyTabs.ts` follows it.
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
