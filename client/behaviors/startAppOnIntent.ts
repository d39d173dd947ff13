import { pageLink } from '../router/followedLink.ts';

export interface AppOnIntent {
  readonly baseUrl: string;
  readonly loadApp: () => void;
}

/**
 * The router is loaded when the reader is about to follow a link, and on an entry of the history that a router made. A click before it is ready
 * loads the page as a document.
 */
export function startAppOnIntent({ baseUrl, loadApp }: AppOnIntent): void {
  const onIntent = ({ target }: Event): void => {
    const url = pageLink(target, baseUrl)?.url;
    if (url && (url.hash === '' || url.pathname !== location.pathname)) loadApp();
  };
  // A touch is a pointer, too.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onIntent);
  if (history.state !== null) loadApp();
}
