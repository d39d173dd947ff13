import type { ReactNode } from 'react';
import type { Words } from '../../renderer/model/words.ts';

export interface NotFoundPageProps {
  readonly words: Words;
  /** Places to go on from, with `baseUrl`. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Of the search page, with `baseUrl`. */
  readonly searchAddress: string;
}

/** The page for every address that there is no page for. */
export function NotFoundPage({ words, links, searchAddress }: NotFoundPageProps): ReactNode {
  return (
    <div className="not-found prose">
      <h1>{words.notFoundTitle}</h1>
      <p>{words.notFoundText}</p>
      <search className="needs-script">
        <form className="search-form" action={searchAddress}>
          <input type="text" name="q" aria-label={words.search} placeholder={words.searchPlaceholder} autoComplete="off" />
          <button type="submit">{words.search}</button>
        </form>
      </search>
      <p>{words.notFoundLinks}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
