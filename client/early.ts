import { early } from 'gqldocs:early';
import { readStored } from './storage.ts';
import { restoreTabs } from './tabs.ts';
import { applyTheme, chooseTheme } from './theme.ts';

/*
 * Runs in every page's head, before the first paint: whatever would flash or shift if it were decided later. The build inlines
 * it, behind the `theme-color` meta element, so it is kept small.
 */
const root = document.documentElement;

root.classList.add('js');
applyTheme(chooseTheme(early));
if (early.announcementId !== '' && readStored('announcement') === early.announcementId) root.dataset.announcement = 'closed';
if (readStored('wrap') === 'on') root.dataset.wrap = 'on';

// The parser's additions are seen before they are painted, so tabs never change under the reader's eyes.
const observer = new MutationObserver(restoreTabs);
observer.observe(root, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => observer.disconnect());

// In a folder nothing lies where its address says; the page knows how deep it is, and `folder.ts` sees to the rest.
if (location.protocol === 'file:') {
  addEventListener('DOMContentLoaded', () => {
    const depth = location.pathname.endsWith('/index.html') ? readHref().split('/').filter(Boolean).length : 0;
    const script = document.createElement('script');
    script.src = `${'../'.repeat(depth)}assets/folder.js`;
    document.head.append(script);
  });
}

function readHref(): string {
  const { href } = JSON.parse(document.querySelector('script#site-page')?.textContent ?? '{}') as { readonly href?: string };
  return href ?? '';
}
