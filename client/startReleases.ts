import { fillMessage } from '../renderer/model/messages.ts';
import type { SiteData } from '../renderer/model/page.ts';
import { latestFolder, manifestFile, type ReleaseManifest } from '../renderer/model/releases.ts';
import type { ShellState } from '../templates/shell/shellState.ts';
import type { Store } from './store.ts';

/** Reads which releases there are: fills the menu of releases, and tells readers of an older release about the newest. */
export async function startReleases({ baseUrl, release }: SiteData, shell: Store<ShellState>): Promise<void> {
  if (release === undefined) return;
  const { root, name, messages } = release;
  const reply = await fetch(root + manifestFile).catch(() => undefined);
  if (!reply?.ok) return;
  const { releases, latest }: ReleaseManifest = await reply.json();
  shell.set({ ...shell.get(), releases });
  document.addEventListener('click', followRelease);
  if (name === latest) return;
  const note = document.createElement('aside');
  note.className = 'release-note';
  note.textContent = fillMessage(messages.releaseOlder, { version: name, latest });
  const link = document.createElement('a');
  link.textContent = fillMessage(messages.releaseOpenLatest, { latest });
  link.href = `${root}${latestFolder}/`;
  // When it is followed: the page may have changed since.
  link.addEventListener('click', () => {
    link.href = `${root}${latestFolder}/${location.pathname.slice(baseUrl.length)}${location.search}${location.hash}`;
  });
  note.append(' ', link);
  document.body.append(note);

  /** Goes to the same page of another release, or to its home page if it does not have the page. */
  function followRelease(event: MouseEvent): void {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const chosen = target instanceof Element ? target.closest<HTMLAnchorElement>('.releases a') : null;
    const other = releases.find((one) => chosen?.textContent === one);
    if (chosen === null || other === undefined || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const { href } = chosen;
    void fetch(href, { method: 'HEAD' }).then(
      ({ ok }) => location.assign(ok ? `${href}${location.search}${location.hash}` : `${root}${other}/`),
      () => location.assign(href),
    );
  }
}
