import type { ClientMessages } from '../../../renderer/model/clientMessages.ts';
import { fillMessage } from '../../../renderer/model/messages.ts';
import type { HitGroup, Search } from '../engine/createSearch.ts';
import { forgetRecent, isOnPage, readRecent, rememberRecent } from '../recentPages.ts';
import { createElement } from './createElement.ts';
import { createFailure } from './createFailure.ts';
import { addVersion, createHit, createRecent } from './createHit.ts';
import { createOptions } from './createOptions.ts';
import { createSamples } from './createSamples.ts';
import { createVersionSelect } from './createVersionSelect.ts';

export interface PanelParts {
  readonly messages: ClientMessages;
  readonly search: () => Promise<Search>;
  readonly address: (href: string) => string;
  readonly currentHref: () => string;
}

export interface PanelOptions extends PanelParts {
  /** Results in each group. */
  readonly most: number;
  readonly onInput?: ((query: string) => void) | undefined;
}

export interface Panel {
  /** Field, status and results. */
  readonly elements: readonly HTMLElement[];
  readonly field: HTMLElement;
  readonly input: HTMLInputElement;
  /** Shows the results for the text in the field, or recent pages if it is empty. */
  readonly refresh: () => void;
}

/**
 * Milliseconds after the last key before texts are searched. Names are shown immediately; without names, the reader waits for texts only.
 */
const pause = { withNames: 120, without: 30 };

/**
 * The search field with its results, after the pattern for a combobox with a list: the focus stays in the field, arrows move through the
 * list, and a region says how many results there are. Results are links; Enter follows the marked one, with Ctrl in a new tab.
 */
export function createPanel({ messages, search, address, currentHref, most, onInput }: PanelOptions): Panel {
  const list = createElement('div', {
    class: 'search-results',
    role: 'listbox',
    'aria-label': messages.searchResultsLabel,
    id: uniqueId(),
  });
  const input = createElement('input', {
    class: 'search-input',
    type: 'text',
    role: 'combobox',
    placeholder: messages.searchPlaceholder,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'go',
    'aria-label': messages.search,
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  });
  const versions = createVersionSelect({ messages, input });
  const status = createElement('p', { class: 'search-status', role: 'status' });
  const options = createOptions({ input, list });
  const samples = createSamples(messages, tryQuery);
  let latest = 0;

  function showRecent(): readonly HTMLAnchorElement[] {
    const hits = readRecent()
      .filter(({ href }) => !isOnPage(href, currentHref()))
      .map((page) => createRecent(page, { messages, address }));
    const clear = createElement('button', { type: 'button', class: 'search-clear' }, messages.searchForget);
    clear.addEventListener('click', () => {
      forgetRecent();
      refresh();
      input.focus();
    });
    options.replace(hits.length === 0 ? [] : [createGroup(messages.searchRecent, hits)], true);
    status.replaceChildren(messages.searchHint, ...(hits.length === 0 ? [] : [' ', clear]));
    samples.hidden = false;
    return hits;
  }
  function tryQuery(query: string): void {
    input.value = query;
    input.focus();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  async function find(query: string, found: Search, number: number): Promise<void> {
    const showGroups = (groups: readonly HitGroup[], isNew: boolean): void => {
      const parts = { messages, address, query, detailsOf: found.detailsOf };
      options.replace(
        groups.map(({ id, hits }) =>
          createGroup(
            messages[groupWords[id]],
            hits.map((hit) => createHit(hit, parts)),
          ),
        ),
        isNew,
      );
    };
    let hasNames = false;
    let hasPaused = false;
    const groups = await found.find({
      input: query,
      currentHref: currentHref(),
      most,
      onNames: (names) => {
        hasNames = names.length > 0;
        if (latest === number) showGroups(names, true);
      },
      isStillWanted: async () => {
        if (!hasPaused) await new Promise((resolve) => setTimeout(resolve, hasNames ? pause.withNames : pause.without));
        hasPaused = true;
        return latest === number;
      },
    });
    if (groups === undefined || latest !== number) return;
    showGroups(groups, false);
    status.textContent = countText(groups, query, messages);
    samples.hidden = groups.length > 0;
  }
  function retry(): void {
    input.focus();
    refresh();
  }
  function refresh(): void {
    latest += 1;
    const number = latest;
    const query = input.value.trim();
    versions.follow();
    if (query === '') {
      const recent = showRecent();
      // Which versions there are is known once the index is there.
      search().then(
        (found) => {
          versions.offer(found.versions);
          for (const hit of recent) addVersion(hit, (href) => found.versionOf(href, currentHref()));
        },
        () => undefined,
      );
      return;
    }
    samples.hidden = true;
    search()
      .then((found) => {
        versions.offer(found.versions);
        return latest === number ? find(query, found, number) : undefined;
      })
      .catch(() => {
        if (latest !== number) return;
        // What is shown answers another question.
        options.replace([], true);
        status.replaceChildren(...createFailure({ messages, retry }));
      });
  }

  input.addEventListener('input', () => {
    onInput?.(input.value.trim());
    refresh();
  });
  list.addEventListener('click', ({ target }) => {
    const hit = target instanceof Element ? target.closest<HTMLElement>('.search-hit') : null;
    if (hit) rememberRecent({ href: hit.dataset.href ?? '/', name: hit.dataset.name ?? '', kind: hit.dataset.kind ?? '' });
  });
  const field = createElement(
    'div',
    { class: 'search-field' },
    createElement('span', { class: 'icon icon-search' }),
    input,
    versions.element,
  );
  return { elements: [field, status, samples, list], field, input, refresh };
}

const groupWords = { names: 'searchNames', signatures: 'searchSignatures', text: 'searchText' } as const;

let lists = 0;

function uniqueId(): string {
  lists += 1;
  return `search-list-${lists}`;
}

function createGroup(label: string, hits: readonly HTMLElement[]): HTMLElement {
  const title = createElement('div', { class: 'search-group', role: 'presentation' }, label);
  return createElement('div', { role: 'group', 'aria-label': label }, title, ...hits);
}

function countText(groups: readonly HitGroup[], query: string, messages: ClientMessages): string {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  if (count === 0) return fillMessage(messages.searchNothing, { query });
  if (total > count) return fillMessage(messages.searchResultsOf, { count, total });
  return count === 1 ? messages.searchOneResult : fillMessage(messages.searchResults, { count });
}
