import type { ReactNode } from 'react';
import type { Words } from '../../renderer/model/words.ts';
import { Icon } from './Icon.tsx';

/** Opens the search dialog; without scripts, a link to the page that says what there is instead. */
export function SearchButton({ words, href }: { readonly words: Words; readonly href: string }): ReactNode {
  return (
    <>
      <button type="button" className="search-button" aria-keyshortcuts="Control+K /" aria-haspopup="dialog">
        <Icon name="search" />
        <span className="search-button-name">{words.search}</span>
        <span className="search-button-keys" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <a className="navbar-item search-link" href={href}>
        {words.search}
      </a>
    </>
  );
}
