import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { searchFolder, searchHref } from '../../renderer/model/search.ts';
import { createSearch, type Search } from './engine/createSearch.ts';
import { createIndexLoader } from './loadIndexFile.ts';
import { createSearchDialog, type SearchDialog } from './ui/createSearchDialog.ts';
import { fillSearchPage } from './ui/fillSearchPage.ts';

/** What search looks like. */
export interface SearchUi {
  /** Opens the dialog, with the text that was typed before the dialog was loaded. */
  readonly open: (typed: string) => void;
  /** Begins to load the index. */
  readonly prepare: () => void;
  /** Fills the place for search of a page. */
  readonly mount: (place: HTMLElement) => void;
}

export interface SearchSite {
  readonly messages: ClientMessages;
  /** The site's root, with a slash at the end. */
  readonly root: string;
  /** Address of a page in a link; the page's own is without `baseUrl`. */
  readonly address: (href: string) => string;
  /** Address of the current page. */
  readonly currentHref: () => string;
  /** Whether something may be loaded that is likely to be of use. */
  readonly mayLoadAhead: () => boolean;
  /** Shows the keys and the forms of queries. */
  readonly showHelp: () => Promise<void>;
}

/** Puts search together for a site. The index is loaded once for the dialog and the page, names first, then types
 * if the connection has room for them; after a failure, the next use tries again. */
export function createSearchUi(site: SearchSite): SearchUi {
  const loader = createIndexLoader(`${site.root}${searchFolder}/`);
  let loading: Promise<Search> | undefined;
  const search = (): Promise<Search> => {
    loading ??= loader.manifest().then((manifest) => createSearch(manifest, loader));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const prepareTypes = (): void => {
    if (site.mayLoadAhead()) search().then(({ prepare }) => whenIdle(prepare), ignore);
  };
  const parts = { ...site, search, pageAddress: site.address(searchHref) };
  let dialog: SearchDialog | undefined;
  return {
    open: (typed) => {
      dialog ??= createSearchDialog(parts);
      dialog.open(typed);
      prepareTypes();
    },
    prepare: () => void search().catch(ignore),
    mount: (place) => {
      fillSearchPage(place, parts);
      prepareTypes();
    },
  };
}

/** What fails ahead of time is tried again when it is needed. */
function ignore(): void {}

/** Keys come first. */
function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 3000 });
  else setTimeout(callback, 500);
}
