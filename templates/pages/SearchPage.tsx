import type { ReactNode } from 'react';
import type { Words } from '../../renderer/model/words.ts';

export interface SearchPageProps {
  readonly words: Words;
  /** Where everything is listed, with `baseUrl`: for readers without scripts. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The page for search: the client fills the place, and the question comes with the address (`/search?q=`). */
export function SearchPage({ words, links }: SearchPageProps): ReactNode {
  return (
    <div className="search-page prose">
      <h1>{words.search}</h1>
      <noscript>
        <p>{words.searchNeedsScripts}</p>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </noscript>
      <search className="search-place" aria-label={words.search} />
    </div>
  );
}
