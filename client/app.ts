import { site } from 'gqldocs:site';
import { contentChanged } from '../renderer/model/live.ts';
import { fillMessage } from '../renderer/model/messages.ts';
import type { PageData } from '../renderer/model/page.ts';
import type { Behaviors } from './behaviors.ts';
import { dataAddress, hrefOf } from './router/address.ts';
import { applyHead } from './router/applyHead.ts';
import { arrive } from './router/arrive.ts';
import { createHistory } from './router/createHistory.ts';
import { createPageCache } from './router/createPageCache.ts';
import { createRouter } from './router/createRouter.ts';
import { loadPage } from './router/loadPage.ts';
import { startRouter } from './router/startRouter.ts';
import { watchLinks } from './router/watchLinks.ts';
import { createProgress } from './shell/createProgress.ts';
import { createSidebarKeeper } from './shell/createSidebarKeeper.ts';
import { readPage } from './shell/readPage.ts';
import { showFailure, showInFrame } from './shell/showInFrame.ts';
import { startDrawer } from './shell/startDrawer.ts';

/**
 * Takes the page over: the router answers clicks on links and puts pages into the frame. Everything that lives as long as the document is
 * made here and passed to the functions that use it.
 */
export function startApp(behaviors: Behaviors): void {
  const page = readPage();
  if (!page) return;

  const { baseUrl, messages } = site;
  const history = createHistory();
  const cache = createPageCache((href, priority) => loadPage(dataAddress(href, baseUrl), priority));
  const sidebar = createSidebarKeeper({ site, first: page.sidebar });
  const progress = createProgress(messages.loading);
  const firstHref = hrefOf(location.pathname, baseUrl) ?? page.href;

  const router = createRouter({
    href: firstHref,
    page,
    cache,
    history,
    onShown: (shown, arrival) => {
      showInFrame(shown, site);
      applyHead(shown);
      sidebar.show(shown);
      arrive(arrival, history);
      sidebar.place();
      behaviors.announce(fillMessage(messages.pageChanged, { title: shown.title }));
      settleLater(shown);
    },
    onFailed: (error) => {
      showFailure(error, site, router.retry);
      document.title = messages.pageLoadFailed;
      arrive({ type: 'link' }, history);
      refreshLater();
    },
  });
  router.store.subscribe(() => progress(router.store.get().status === 'loading'));

  function settleLater(shown: PageData): void {
    drawer.reset();
    refreshLater();
    behaviors.remember(shown);
    // The first page came as a document; going back to it takes its data.
    if (page?.kind !== 'not-found') cache.load(firstHref, 'low').catch(() => undefined);
  }

  /** New content is painted before the rest is seen to. */
  function refreshLater(): void {
    requestAnimationFrame(() => setTimeout(() => document.dispatchEvent(new Event(contentChanged))));
  }

  const drawer = startDrawer(messages);
  startRouter({ router, history, baseUrl, onOpen: drawer.leave });
  watchLinks({ cache, baseUrl, isShown: (href) => router.store.get().href === href });
  document.documentElement.dataset.started = 'app';
}
