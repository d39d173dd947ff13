import { fillMessage } from '../renderer/model/messages.ts';
import type { RouteEntry, SiteData } from '../renderer/model/page.ts';
import { latestFolder, manifestFile, type ReleaseManifest } from '../renderer/model/releases.ts';
import type { ShellState } from '../templates/shell/shellState.ts';
import { hrefOf } from './router/address.ts';
import type { Store } from './store.ts';

/** Reads which releases there are: fills the menu of releases, and tells readers of an older release about the newest. */
export async function startReleases({ baseUrl, release }: SiteData, shell: Store<ShellState>): Promise<void> {
  if (release === undefined) return;
  const { root, name, messages } = release;
  const reply = await fetch(root + manifestFile).catch(() => undefined);
  if (!reply?.ok) return;
  const { releases, latest }: ReleaseManifest = await reply.json();
  shell.set({ ...shell.get(), releases });
  if (name !== latest) document.body.append(createNote());
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.releases a, .release-note a') : null;
    const isNote = link?.parentElement?.className === 'release-note';
    const chosen = isNote ? latest : link?.textContent;
    if (!releases.some((one) => one === chosen) || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    void openPage({ chosen: chosen ?? '', folder: isNote ? latestFolder : (chosen ?? '') });
  });

  function createNote(): HTMLElement {
    const note = document.createElement('aside');
    note.className = 'release-note';
    const link = document.createElement('a');
    link.href = `${root}${latestFolder}/`;
    link.textContent = fillMessage(messages.releaseOpenLatest, { latest });
    note.append(fillMessage(messages.releaseOlder, { version: name, latest }), ' ', link);
    return note;
  }

  /** Opens the same page of another release, or its home page if it does not have the page. */
  async function openPage({ chosen, folder }: { readonly chosen: string; readonly folder: string }): Promise<void> {
    const path = location.pathname.slice(baseUrl.length);
    // A request for the page itself would leave an error in the console if there is none.
    const reply = await fetch(`${root}${chosen}/routes.json`).catch(() => undefined);
    const routes: readonly RouteEntry[] = reply?.ok ? await reply.json() : [];
    const hasPage = routes.some((route) => route.path === hrefOf(location.pathname, baseUrl));
    location.assign(`${root}${folder}/${hasPage ? `${path}${location.search}${location.hash}` : ''}`);
  }
}
