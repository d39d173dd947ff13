import type { ReactNode } from 'react';
import type { Messages } from '../../renderer/model/messages.ts';

export interface NotFoundPageProps {
  readonly messages: Messages;
  /** Places to go on from, with `baseUrl`. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Address of the search page, with `baseUrl`. */
  readonly searchAddress: string;
}

/** The page for every address that there is no page for. */
export function NotFoundPage({ messages, links, searchAddress }: NotFoundPageProps): ReactNode {
  return (
    <div className="not-found prose">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <search className="needs-script">
        <form className="search-form" action={searchAddress}>
          <input type="text" name="q" aria-label={messages.search} placeholder={messages.searchPlaceholder} autoComplete="off" />
          <button type="submit">{messages.search}</button>
        </form>
      </search>
      <p>{messages.notFoundLinks}</p>
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
