import type { ReactNode } from 'react';
import type { DocumentBacklink } from '../../renderer/model/backlinks.ts';
import type { SymbolId } from '../../renderer/model/type.ts';
import { userName } from '../../renderer/presentation/usedByLists.ts';
import { useRenderContext } from '../context.ts';

/** Users of a symbol as links: symbols and members by their names, documents by title and section. */
export function UserList({ users }: { readonly users: readonly (SymbolId | DocumentBacklink)[] }): ReactNode {
  const { href, hrefOfPage } = useRenderContext();
  return (
    <ul>
      {users.map((user) =>
        typeof user === 'string' ? (
          <li key={user}>
            <a href={href(user)}>{userName(user)}</a>
          </li>
        ) : (
          <li key={user.href}>
            <a className="titled" href={hrefOfPage(user.href)}>
              {documentTitle(user)}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

export function documentTitle({ title, section }: DocumentBacklink): string {
  return section === undefined ? title : `${title}: ${section}`;
}
