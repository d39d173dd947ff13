import { site } from 'gqldocs:site';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { contentChanged } from '../renderer/model/live.ts';
import { fillMessage } from '../renderer/model/messages.ts';
import type { PageData } from '../renderer/model/page.ts';
import { initialShellState } from '../templates/shell/shellState.ts';
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
import { App } from './shell/App.tsx';
import { createIslands } from './shell/createIslands.tsx';
import { createShell } from './shell/createShell.ts';
import { createSidebarKeeper } from './shell/createSidebarKeeper.ts';
import { readPage } from './shell/readPage.ts';
import { startDrawer } from './shell/startDrawer.ts';

/**
 * Takes the page over: React hydrates the shell, the router answers clicks on links. Everything that lives as long as the document
 * is made here and passed to the functions that use it. Resolves when the shell's controls work.
 */
export async function startApp(behaviors: Behaviors): Promise<void> {
  const element = document.getElementById('site-app');
  const page = readPage();
  if (!element || !page) return;

  const { baseUrl, messages } = site;
  const builtShell = initialShellState({ hasSidebar: page.sidebar !== '' });
  const shell = createShell(builtShell);
  const history = createHistory();
  const cache = createPageCache((href, priority) => loadPage(dataAddress(href, baseUrl), priority));
  const islands = createIslands(messages);
  const sidebar = createSidebarKeeper(baseUrl);
  const firstHref = hrefOf(location.pathname, baseUrl) ?? page.href;

  const router = createRouter({
    href: firstHref,
    page,
    cache,
    history,
    commit: flushSync,
    merge: (shown, next) => {
      islands.leave();
      return sidebar.merge(shown, next);
    },
    onShown: (shown, arrival) => {
      applyHead(shown);
      sidebar.mark();
      arrive(arrival, history);
      sidebar.place();
      behaviors.announce(fillMessage(messages.pageChanged, { title: shown.title }));
      settleLater(shown);
    },
    onFailed: () => {
      document.title = messages.pageLoadFailed;
      arrive({ type: 'link' }, history);
    },
  });

  function settleLater(shown: PageData): void {
    shell.resetPanel(shown.sidebar !== '');
    refreshLater();
    behaviors.remember(shown);
    // The first page came as a document; going back to it takes its data.
    if (page?.kind !== 'not-found') cache.load(firstHref, 'low').catch(() => undefined);
  }
  /** New content is painted before the rest is seen to. */
  function refreshLater(): void {
    requestAnimationFrame(() => setTimeout(refresh));
  }
  function refresh(): void {
    behaviors.refresh();
    islands.refresh();
  }

  const drawer = startDrawer({ messages, onClosed: () => shell.resetPanel(router.store.get().page.sidebar !== '') });
  const stopRouter = startRouter({ router, history, baseUrl, onOpen: drawer.leave });
  const built = { router: router.store.get(), shell: builtShell };
  const isAlive = await new Promise<boolean>((done) => {
    const onCrash = (): void => {
      stopRouter();
      done(false);
      // What was to be shown when it crashed is not in the document: the browser loads it.
      if (router.store.get().status === 'idle') document.documentElement.classList.remove('js');
      else router.leave();
    };
    const props = { site, router, shell: shell.store, built, actions: shell.actions, onReady: () => done(true), onCrash };
    // As a transition, hydration gives way to the reader's input.
    startTransition(() => {
      hydrateRoot(element, <App {...props} />);
    });
  });
  islands.refresh();
  if (!isAlive) return;
  if (site.release) void import('./startReleases.ts').then(({ startReleases }) => startReleases(site, shell.store));
  watchLinks({ cache, baseUrl, isShown: (href) => router.store.get().href === href });
  document.addEventListener(contentChanged, islands.refresh);
  document.documentElement.dataset.started = 'app';
}
