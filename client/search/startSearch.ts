import type { SearchUi } from './openSearch.ts';

export interface SearchStart {
  /** Loads what search consists of, the first time. */
  readonly load: () => Promise<SearchUi>;
}

/**
 * Waits for somebody who wants to search: a click on the button or its key, or a page with a place for search on it. Nothing of search is
 * loaded before; a reader who points at the button gets it a moment earlier. The result is called after other content has come.
 */
export function startSearch({ load: loadUi }: SearchStart): () => void {
  let loading: Promise<SearchUi> | undefined;
  const load = (): Promise<SearchUi> => {
    loading ??= loadUi();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const open = async (): Promise<void> => (await load()).open();
  const isButton = ({ target }: Event): boolean => target instanceof Element && target.closest('.search-button') !== null;

  document.addEventListener('click', (event) => isButton(event) && void open());
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(
      type,
      (event) =>
        isButton(event) &&
        void load()
          .then(({ prepare }) => prepare())
          .catch(() => undefined),
    );
  }
  document.addEventListener('keydown', (event) => {
    const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isKey || event.defaultPrevented) return;
    event.preventDefault();
    void open();
  });
  return () => {
    const place = document.querySelector<HTMLElement>('.search-place');
    if (place && !place.hasChildNodes()) void load().then(({ mount }) => mount(place));
  };
}
