import type { GonePage } from '../../renderer/model/live.ts';

/** Says in the place of a page's content that the page no longer exists, and links to others. Texts go in as texts, never as markup. */
export function showGone({ links }: GonePage): void {
  const main = document.querySelector('#site-main > div');
  if (!main) return;
  const article = element('article', '');
  article.className = 'prose';
  const list = element('ul', '');
  for (const { label, href } of links) {
    const link = element('a', label);
    link.setAttribute('href', href);
    const item = element('li', '');
    item.append(link);
    list.append(item);
  }
  article.append(
    element('h1', 'This page no longer exists'),
    element('p', 'Its source was deleted, renamed or excluded while the site was served. The page appears again when its source does.'),
    ...(links.length > 0 ? [element('p', 'Go on from here:'), list] : []),
  );
  main.replaceChildren(article);
  document.querySelector('.toc')?.replaceChildren();
  const item = document.querySelector('.sidebar [aria-current="page"]')?.closest('li');
  if (item && !item.querySelector('li')) item.remove();
  document.title = 'This page no longer exists';
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
