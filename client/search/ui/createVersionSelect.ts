import type { ClientMessages } from '../../../renderer/model/clientMessages.ts';
import type { SearchVersion } from '../../../renderer/model/search.ts';
import { versionIn, withVersion } from '../versionFilter.ts';
import { createElement } from './createElement.ts';

export interface VersionSelect {
  readonly element: HTMLSelectElement;
  /** Shows the versions that results can be limited to. Hidden until there are any. */
  readonly offer: (versions: readonly SearchVersion[]) => void;
  /** Chooses what the query says. */
  readonly follow: () => void;
}

export interface VersionSelectParts {
  readonly messages: ClientMessages;
  readonly input: HTMLInputElement;
}

/** A filter by version. It writes `version:16` into the query, so that a query says all that it asks for and can be linked to. */
export function createVersionSelect({ messages, input }: VersionSelectParts): VersionSelect {
  const element = createElement('select', { class: 'search-version', 'aria-label': messages.version, hidden: '' });
  const follow = (): void => {
    const wanted = versionIn(input.value);
    element.value = [...element.options].some(({ value }) => value === wanted) ? wanted : '';
  };
  element.addEventListener('change', () => {
    input.value = withVersion(input.value, element.value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  });
  return {
    element,
    follow,
    offer: (versions) => {
      if (versions.length === 0 || !element.hidden) return;
      const choices = [{ value: '', label: messages.searchVersionCurrent }, ...versions];
      element.replaceChildren(...choices.map(({ value, label }) => createElement('option', { value }, label)));
      element.hidden = false;
      follow();
    },
  };
}
