import { searchFolder, searchHref } from '../../renderer/model/search.ts';
import type { Words } from '../../renderer/model/words.ts';
import { createSearch, type Search } from './engine/createSearch.ts';
import { createIndexLoader } from './loadIndexFile.ts';
import { createSearchDialog, type SearchDialog } from './ui/createSearchDialog.ts';
import { fillSearchPage } from './ui/fillSearchPage.ts';

/** What search looks like. */
export interface SearchUi {
  /** Opens the dialog, with what was typed before it was there. */
  readonly open: (typed: string) => void;
  /** Begins to load the index. */
  readonly prepare: () => void;
  /** Fills the place for search of a page. */
  readonly mount: (place: HTMLElement) => void;
}

export interface SearchSite {
  readonly words: Words;
  /** The site's root, with a slash at the end. */
  readonly root: string;
  /** Address of a page in a link; the page's own is without `baseUrl`. */
  readonly address: (href: string) => string;
  /** The page that is shown, as its own address. */
  readonly currentHref: () => string;
}

/** Puts search together for a site. The index is loaded once for the dialog and the page; after a failure, the next use tries again. */
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
  const parts = { ...site, search, pageAddress: site.address(searchHref) };
  let dialog: SearchDialog | undefined;
  return {
    open: (typed) => {
      dialog ??= createSearchDialog(parts);
      dialog.open(typed);
    },
    prepare: () => void search().catch(() => undefined),
    mount: (place) => fillSearchPage(place, parts),
  };
}
