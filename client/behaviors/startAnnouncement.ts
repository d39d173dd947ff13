import type { SiteData } from '../../renderer/model/page.ts';
import { readStored, writeStored } from '../storage.ts';

/** The announcement's button closes it for good, in the reader's other tabs, too. */
export function startAnnouncement(announcement: SiteData['announcement']): void {
  if (announcement === undefined) return;
  const { id } = announcement;
  const close = (): void => {
    document.documentElement.dataset.announcement = 'closed';
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.announcement button')) return;
    writeStored('announcement', id);
    close();
    // The button that had the focus is gone.
    document.getElementById('site-main')?.focus({ preventScroll: true });
  });
  addEventListener('storage', () => {
    if (readStored('announcement') === id) close();
  });
}
