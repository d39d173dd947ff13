import type { Words } from '../../renderer/model/words.ts';
import { keepKeys } from './keepKeys.ts';
import type { SearchUi } from './openSearch.ts';
import { createElement } from './ui/createElement.ts';
import { createFailure } from './ui/createFailure.ts';
import { showFailure } from './ui/showFailure.ts';

export interface SearchStart {
  readonly words: Words;
  /** Loads what search consists of, the first time. */
  readonly load: () => Promise<SearchUi>;
}

/**
 * Waits for somebody who wants to search: a click on the button or its key, or a page with a place for search on it. Nothing of search is
 * loaded before; a reader who points at the button gets it a moment earlier. What is typed in the meantime goes into the field. What can't be
 * loaded says so and can be tried again. The result is called after other content has come.
 */
export function startSearch({ words, load: loadUi }: SearchStart): () => void {
  let loading: Promise<SearchUi> | undefined;
  const load = (): Promise<SearchUi> => {
    loading ??= loadUi();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  let isOpening = false;
  const open = (): void => {
    if (isOpening) return;
    isOpening = true;
    const typed = keepKeys();
    const end = (): string | undefined => {
      isOpening = false;
      return typed();
    };
    load().then(
      (ui) => {
        const text = end();
        if (text !== undefined) ui.open(text);
      },
      () => {
        end();
        showFailure({ words, retry: open });
      },
    );
  };
  const fill = (place: HTMLElement): void => {
    load().then(
      ({ mount }) => mount(place),
      () => {
        const retry = (): void => {
          place.replaceChildren();
          fill(place);
        };
        place.replaceChildren(createElement('p', { class: 'search-status', role: 'alert' }, ...createFailure({ words, retry })));
      },
    );
  };
  const isButton = ({ target }: Event): boolean => target instanceof Element && target.closest('.search-button') !== null;

  document.addEventListener('click', (event) => isButton(event) && open());
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
    open();
  });
  return () => {
    const place = document.querySelector<HTMLElement>('.search-place');
    if (place && !place.hasChildNodes()) fill(place);
  };
}
