import { site } from 'gqldocs:site';
import { withBase } from '../renderer/model/withBase.ts';
import { startAnchors } from './behaviours/startAnchors.ts';
import { startCards } from './behaviours/startCards.ts';
import { startCode } from './behaviours/startCode.ts';
import { startDropdowns } from './behaviours/startDropdowns.ts';
import { startMenus } from './behaviours/startMenus.ts';
import { startNavbarHiding } from './behaviours/startNavbarHiding.ts';
import { startPageCopy } from './behaviours/startPageCopy.ts';
import { startSections } from './behaviours/startSections.ts';
import { startShortcuts } from './behaviours/startShortcuts.ts';
import { startTabs } from './behaviours/startTabs.ts';
import { createAnnouncer } from './createAnnouncer.ts';
import { isThrifty } from './isThrifty.ts';
import { hrefOf, normaliseUrl } from './router/address.ts';
import { startSearch } from './search/startSearch.ts';

/** What makes a page comfortable without React. */
export interface Behaviours {
  /** After other content has been put into the page. */
  readonly refresh: () => void;
  /** Says something to screen readers. */
  readonly announce: (text: string) => void;
}

/** Starts all of them; listeners are the document's, so that content may come and go. */
export function startBehaviours(): Behaviours {
  const { words } = site;
  normaliseAddress();
  const announce = createAnnouncer();
  startAnchors({ words, announce });
  startCards();
  startDropdowns();
  startNavbarHiding();
  startShortcuts(words);
  const refreshers = [
    startTabs(),
    startCode({ words, announce }),
    startPageCopy({ words, announce }),
    startMenus(words),
    startSections(),
    startSearch({ words, load: loadSearch }),
  ];
  const refresh = (): void => {
    for (const refreshPart of refreshers) refreshPart();
  };
  refresh();
  return { refresh, announce };
}

/** Search comes when somebody wants it. */
async function loadSearch() {
  const { createSearchUi } = await import('./search/openSearch.ts');
  return createSearchUi({
    words: site.words,
    root: site.baseUrl,
    address: (href) => withBase(site.baseUrl, href),
    currentHref: () => hrefOf(location.pathname, site.baseUrl) ?? '',
    mayLoadAhead: () => !isThrifty(),
  });
}

/** The page is known by its address without a file's ending. */
function normaliseAddress(): void {
  const { href } = normaliseUrl(new URL(location.href), site.baseUrl);
  if (href !== location.href) history.replaceState(history.state, '', href);
}
