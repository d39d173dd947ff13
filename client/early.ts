import { announcementId, followSystem } from 'gqldocs:early';
import { readStored } from './storage.ts';

/*
 * Runs in every page's head, before the first paint, and sets what would flash or shift if it were set later. The build inlines it after
 * the `theme-color` meta element. Its size counts on every page, so it repeats `chooseTheme` and `applyTheme` (`theme.ts`) without the
 * parts that the site does not use. If the site has tabs, `earlyTabs.ts` follows it.
 */
const root = document.documentElement;
const data = root.dataset;
const bars = document.querySelector<HTMLMetaElement>('[data-dark]');
const stored = readStored('theme');

root.classList.add('js');
// The document has the site's own theme.
if (stored === 'light' || stored === 'dark') data.theme = stored;
else if (followSystem) data.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
if (bars) bars.content = bars.dataset[data.theme ?? ''] ?? '';
if (announcementId && readStored('announcement') === announcementId) data.announcement = 'closed';
if (readStored('wrap') === 'on') data.wrap = 'on';
// The first paint lays out what is seen, and `start.ts` the rest, but for pages on which the reader has been or is taken further down.
if (!(location.hash || history.state)) data.fresh = '';
