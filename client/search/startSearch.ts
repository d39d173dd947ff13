import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { keepKeys } from './keepKeys.ts';
import type { SearchUi } from './openSearch.ts';
import { createElement } from './ui/createElement.ts';
import { createFailure } from './ui/createFailure.ts';
import { showFailure } from './ui/showFailure.ts';

export interface SearchStart {
  readonly messages: ClientMessages;
  /** Loads what search consists of, the first time. */
  readonly load: () => Promise<SearchUi>;
  /** Address of the search page. */
  readonly pageAddress: string;
}

/**
 * Starts search when the reader wants it: on a click on the button, on its key, or on a page with a place for search. Nothing of search is
 * loaded before; pointing at the button loads it slightly earlier. Text that is typed in the meantime goes into the field. If loading
 * fails, the dialog says so and can try again, on the search page: Chromium never requests a failed module a second time for a document.
 * Call the result after the page's content has changed.
 */
export function startSearch({ messages, load: loadUi, pageAddress }: SearchStart): () => void {
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
        showFailure({ messages, retry: () => location.assign(pageAddress) });
      },
    );
  };
  const fill = (place: HTMLElement): void => {
    load().then(
      ({ mount }) => mount(place),
      () => {
        const failure = createFailure({ messages, retry: () => location.reload() });
        place.replaceChildren(createElement('p', { class: 'search-status', role: 'alert' }, ...failure));
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
    // The page's own field has no role; the client's field, and a failure, have.
    if (place && !place.querySelector('[role]')) fill(place);
  };
}
