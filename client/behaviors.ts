import { site } from 'gqldocs:site';
import { contentChanged } from '../renderer/model/live.ts';
import type { EmbeddedHead } from '../renderer/model/page.ts';
import { searchHref } from '../renderer/model/searchHref.ts';
import { withBase } from '../renderer/model/withBase.ts';
import { addLaterStyles } from './addLaterStyles.ts';
import { openTarget } from './behaviors/openTarget.ts';
import { startAnchors } from './behaviors/startAnchors.ts';
import { startAnnouncement } from './behaviors/startAnnouncement.ts';
import { startAppOnIntent } from './behaviors/startAppOnIntent.ts';
import { startCards } from './behaviors/startCards.ts';
import { startCode } from './behaviors/startCode.ts';
import { startDropdowns } from './behaviors/startDropdowns.ts';
import { startIndexFilter } from './behaviors/startIndexFilter.ts';
import { startLineCopy } from './behaviors/startLineCopy.ts';
import { startMenus } from './behaviors/startMenus.ts';
import { startNavbarHiding } from './behaviors/startNavbarHiding.ts';
import { startPageCopy } from './behaviors/startPageCopy.ts';
import { startSections } from './behaviors/startSections.ts';
import { startShortcuts } from './behaviors/startShortcuts.ts';
import { startTabs } from './behaviors/startTabs.ts';
import { startTheme } from './behaviors/startTheme.ts';
import { startTypeCards } from './behaviors/startTypeCards.ts';
import { createAnnouncer } from './createAnnouncer.ts';
import { isThrifty } from './isThrifty.ts';
import { hrefOf, normalizeUrl } from './router/address.ts';
import { rememberVisit } from './search/recentPages.ts';
import { startSearch } from './search/startSearch.ts';
import { readPage } from './shell/readPage.ts';
import { rememberVersion } from './shell/rememberVersion.ts';

/** What other scripts ask of the behaviors of a page. */
export interface Behaviors {
  /** Says something to screen readers. */
  readonly announce: (text: string) => void;
  /** Notes that the reader has opened a page. */
  readonly remember: (page: EmbeddedHead) => void;
  /** Hydrates the islands of this page, and those of pages that take its place: the only part of the client that needs React. */
  readonly startIslands: () => Promise<void>;
}

/** Parts of the client that the behaviors ask for. */
interface Loaders {
  readonly loadApp: () => void;
  readonly loadIslands: () => void;
}

/** Starts all of them; listeners are the document's, so that content may come and go. */
export function startBehaviors({ loadApp, loadIslands }: Loaders): Behaviors {
  const { messages } = site;
  normalizeAddress();
  const announce = createAnnouncer();
  const laterStyles = addLaterStyles();
  startTheme(site);
  startAnnouncement(site.announcement);
  startAnchors({ messages, announce });
  startDropdowns();
  startIndexFilter(messages);
  startTypeCards();
  addEventListener('hashchange', openTarget);
  startNavbarHiding();
  const showHelp = startShortcuts(messages);
  const openSearch = async () => {
    const [ui] = await Promise.all([loadSearch(showHelp), laterStyles]);
    // What is found is opened next.
    loadApp();
    return ui;
  };
  const refreshers = [
    startTabs(),
    startCards(),
    startSections(),
    openTarget,
    startSearch({ messages, load: openSearch, pageAddress: withBase(site.baseUrl, searchHref) }),
    () => document.querySelector('.island[data-island]') && loadIslands(),
  ];
  startAppOnIntent({ baseUrl: site.baseUrl, loadApp });
  if (site.release) import('./startReleases.ts').then(({ startReleases }) => startReleases(site)).catch(() => undefined);
  const addControls = [
    startCode({ messages, announce }),
    startPageCopy({ messages, announce }),
    startLineCopy({ messages, announce }),
    startMenus(messages),
  ];
  const refresh = (): void => {
    for (const refreshPart of refreshers) refreshPart();
    // What these add to a page is styled from its first moment on.
    void laterStyles.then(() => {
      for (const add of addControls) add();
    });
  };
  const remember = (page: EmbeddedHead): void => {
    rememberVersion(site, page);
    rememberVisit(page);
  };
  refresh();
  document.addEventListener(contentChanged, refresh);
  const page = readPage();
  if (page) remember(page);
  return { announce, remember, startIslands };
}

async function startIslands(): Promise<void> {
  const { createIslands } = await import('./shell/createIslands.tsx');
  const { refresh } = createIslands(site.messages);
  document.addEventListener(contentChanged, refresh);
  refresh();
}

/** Search is loaded when the reader opens it. */
async function loadSearch(showHelp: () => Promise<void>) {
  const { createSearchUi } = await import('./search/openSearch.ts');
  return createSearchUi({
    messages: site.messages,
    root: site.baseUrl,
    address: (href) => withBase(site.baseUrl, href),
    currentHref: () => hrefOf(location.pathname, site.baseUrl) ?? '',
    mayLoadAhead: () => !isThrifty(),
    showHelp,
  });
}

/** The page is known by its address without a file's ending. */
function normalizeAddress(): void {
  const { href } = normalizeUrl(new URL(location.href), site.baseUrl);
  if (href !== location.href) history.replaceState(history.state, '', href);
}
