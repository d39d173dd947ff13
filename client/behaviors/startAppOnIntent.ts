import type { SiteData } from '../../renderer/model/page.ts';
import { pageLink } from '../router/followedLink.ts';

export interface AppOnIntent {
  readonly site: Pick<SiteData, 'baseUrl' | 'release'>;
  readonly loadApp: () => void;
}

/**
 * React is most of the script, and a page that is read needs none of it. It is loaded when the reader is about to follow a link, or for what
 * only React shows: islands, the menu of releases, and entries of the history that the router made. The result looks for islands in content
 * that has just come. A click before React is ready loads the page as a document.
 */
export function startAppOnIntent({ site, loadApp }: AppOnIntent): () => void {
  const onIntent = ({ target }: Event): void => {
    const url = pageLink(target, site.baseUrl)?.url;
    if (url && (url.hash === '' || url.pathname !== location.pathname)) loadApp();
  };
  // A touch is a pointer, too.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onIntent);
  if (site.release || history.state !== null) loadApp();
  return () => {
    if (document.querySelector('.island[data-island]')) loadApp();
  };
}
