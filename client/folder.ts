import { site } from 'gqldocs:site';
import { searchHref } from '../renderer/model/searchHref.ts';
import { addLaterStyles } from './addLaterStyles.ts';
import { startAnchors } from './behaviors/startAnchors.ts';
import { startCode } from './behaviors/startCode.ts';
import { startShortcuts } from './behaviors/startShortcuts.ts';
import { startTabs } from './behaviors/startTabs.ts';
import { startTheme } from './behaviors/startTheme.ts';
import { createAnnouncer } from './createAnnouncer.ts';
import { hrefOf } from './router/address.ts';
import { createSearchUi } from './search/openSearch.ts';
import { startSearch } from './search/startSearch.ts';

/*
 * Runs instead of everything else when the site is opened from a folder (`file://`). Browsers load no modules and no data there, and an address
 * like `/docs` means the disk's root. So this is one classic script, which the early script loads: it makes addresses relative to the
 * folder, and starts search and those behaviors that need nothing else. There is no React and no router: links load pages.
 */
const { messages, baseUrl } = site;
const root = new URL('../', document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href).href;

/** Where an address of the site is in the folder; others stay as they are. */
function inFolder(address: string): string {
  const { pathname, search, hash } = new URL(address, 'https://site.invalid');
  const href = hrefOf(pathname, baseUrl);
  if (href === undefined) return pathname.startsWith(baseUrl) ? `${root}${pathname.slice(baseUrl.length)}` : address;
  return `${root}${href === '/' ? '' : `${href.slice(1)}/`}index.html${search}${hash}`;
}

for (const name of ['href', 'src', 'action']) {
  for (const element of document.querySelectorAll(`[${name}^="/"]:not([${name}^="//"])`)) {
    element.setAttribute(name, inFolder(element.getAttribute(name) ?? ''));
  }
}

const announce = createAnnouncer();
const showHelp = startShortcuts(messages);
const ui = createSearchUi({
  messages,
  root,
  address: (href) => inFolder(`${baseUrl}${href.slice(1)}`),
  currentHref: () => '',
  mayLoadAhead: () => true,
  showHelp,
});
startAnchors({ messages, announce });
startTheme(site);
const pageAddress = inFolder(`${baseUrl}${searchHref.slice(1)}`);
startTabs()();
startSearch({ messages, load: () => Promise.resolve(ui), pageAddress })();
const addButtons = startCode({ messages, announce });
// They are styled from their first moment on.
void addLaterStyles(inFolder).then(addButtons);
