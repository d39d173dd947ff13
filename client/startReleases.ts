import type { Inventory } from '../renderer/model/inventory.ts';
import type { Href } from '../renderer/model/links.ts';
import { contentChanged } from '../renderer/model/live.ts';
import { fillMessage } from '../renderer/model/messages.ts';
import type { RouteEntry, SiteData } from '../renderer/model/page.ts';
import { latestFolder, manifestFile, type ReleaseManifest } from '../renderer/model/releases.ts';
import { withBase } from '../renderer/model/withBase.ts';
import { hrefOf } from './router/address.ts';

/** Reads which releases there are: fills the menu of releases, and tells readers of an older release about the newest. */
export async function startReleases({ baseUrl, release }: SiteData): Promise<void> {
  if (release === undefined) return;
  const { root, name, messages } = release;
  const reply = await fetch(root + manifestFile).catch(() => undefined);
  if (!reply?.ok) return;
  const { releases, latest }: ReleaseManifest = await reply.json();
  // Both menus have a link to the list of all releases.
  for (const all of document.querySelectorAll('.releases li, li.releases')) all.before(...releases.map(createItem));
  linkToPage();
  document.addEventListener(contentChanged, linkToPage);
  if (name !== latest) document.body.append(createNote());
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-release], .release-note a') : null;
    const isNote = link?.parentElement?.className === 'release-note';
    const chosen = isNote ? latest : link?.textContent;
    if (!releases.some((one) => one === chosen) || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    void openPage({ chosen: chosen ?? '', folder: isNote ? latestFolder : (chosen ?? '') });
  });

  function createItem(label: string): HTMLElement {
    const item = document.createElement('li');
    const link = Object.assign(document.createElement('a'), { textContent: label });
    link.dataset.release = label;
    if (label === name) link.setAttribute('aria-current', 'true');
    item.append(link);
    return item;
  }

  /** Each release links to its own form of the page that is shown. */
  function linkToPage(): void {
    const page = hrefOf(location.pathname, baseUrl) ?? '/';
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-release]'))
      link.href = withBase(`${root}${link.dataset.release}/`, page);
  }

  function createNote(): HTMLElement {
    const note = document.createElement('aside');
    note.className = 'release-note';
    const link = document.createElement('a');
    link.href = `${root}${latestFolder}/`;
    link.textContent = fillMessage(messages.releaseOpenLatest, { latest });
    note.append(fillMessage(messages.releaseOlder, { version: name, latest }), ' ', link);
    return note;
  }

  /** Opens the same page of another release, or the nearest one above it that the release has: for a symbol, its package. */
  async function openPage({ chosen, folder }: { readonly chosen: string; readonly folder: string }): Promise<void> {
    const path = location.pathname.slice(baseUrl.length);
    const address = hrefOf(location.pathname, baseUrl) ?? '/';
    const nearest = await nearestAddress(`${root}${chosen}/`, address);
    location.assign(`${root}${folder}${nearest === address ? `/${path}${location.search}${location.hash}` : nearest}`);
  }
}

/**
 * Finds the page or redirect of a release at an address, or at the nearest address above it. A request for the address itself would log an error
 * if it does not exist.
 */
async function nearestAddress(release: string, address: Href): Promise<Href> {
  const routes = await readJson<readonly Pick<RouteEntry, 'path'>[]>(`${release}routes.json`);
  const known = new Set<Href>(['/', ...(routes ?? []).map(({ path }) => path)]);
  if (known.has(address)) return address;
  const inventory = await readJson<Pick<Inventory, 'addresses'>>(`${release}objects.json`);
  for (const path of inventory?.addresses ?? []) known.add(`/${path}`);
  let nearest = address;
  while (!known.has(nearest)) nearest = nearest.slice(0, nearest.lastIndexOf('/')) || '/';
  return nearest;
}

async function readJson<T>(url: string): Promise<T | undefined> {
  const reply = await fetch(url).catch(() => undefined);
  return reply?.ok ? await reply.json() : undefined;
}
