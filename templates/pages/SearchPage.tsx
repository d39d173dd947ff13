import type { ReactNode } from 'react';
import type { Messages } from '../../renderer/model/messages.ts';
import { Icon } from '../shell/Icon.tsx';

export interface SearchPageProps {
  readonly messages: Messages;
  /** Where everything is listed, with `baseUrl`: for readers without scripts. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/**
 * The page for search. The client fills the place, and the question comes with the address (`/search?q=`). Until then there is a field, whose
 * text the client's own takes over.
 */
export function SearchPage({ messages, links }: SearchPageProps): ReactNode {
  return (
    <div className="search-page prose">
      <h1>{messages.search}</h1>
      <noscript>
        <p>{messages.searchNeedsScripts}</p>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </noscript>
      <search className="search-place" aria-label={messages.search}>
        <div className="needs-script">
          <div className="search-field">
            <Icon name="search" />
            <input
              className="search-input"
              type="text"
              placeholder={messages.searchPlaceholder}
              aria-label={messages.search}
              autoComplete="off"
            />
          </div>
          <p className="search-status">{messages.searchHint}</p>
        </div>
      </search>
    </div>
  );
}
