import type { ReactNode } from 'react';
import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { Icon } from './Icon.tsx';

/** Opens the search dialog. Without scripts, it is a link to the page that explains alternatives. */
export function SearchButton({ messages, href }: { readonly messages: ClientMessages; readonly href: string }): ReactNode {
  return (
    <>
      <button type="button" className="search-button" aria-keyshortcuts="Control+K /" aria-haspopup="dialog">
        <Icon name="search" />
        <span className="search-button-name">{messages.search}</span>
        <span className="search-button-keys" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <a className="navbar-item search-link" href={href}>
        {messages.search}
      </a>
    </>
  );
}
