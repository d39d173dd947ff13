import type { ReactNode } from 'react';
import type { Messages } from '../../renderer/model/messages.ts';

export interface SearchPageProps {
  readonly messages: Messages;
  /** Where everything is listed, with `baseUrl`: for readers without scripts. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The page for search: the client fills the place, and the question comes with the address (`/search?q=`). */
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
      <search className="search-place" aria-label={messages.search} />
    </div>
  );
}
