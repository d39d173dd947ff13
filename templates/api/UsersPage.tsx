import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import type { Backlinks } from '../../renderer/model/backlinks.ts';
import type { Heading } from '../../renderer/model/document.ts';
import type { Messages } from '../../renderer/model/messages.ts';
import { type UsedByList, usedByLists, userParts } from '../../renderer/presentation/usedByLists.ts';
import { useRenderContext } from '../context.ts';
import { PartLinks } from './PartLinks.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SymbolName } from './SymbolName.tsx';
import { UserList } from './UserList.tsx';

/** Everything that uses a symbol, or the way to it, where that is too much for the symbol's own page. */
export function UsersPage({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages, href, usedBy } = useRenderContext();
  const backlinks = usedBy(symbol.id);
  return (
    <>
      <p className="eyebrow">{messages.usedBy}</p>
      <h1 className="symbol-name">
        <a href={href(symbol.id)}>
          <SymbolName name={symbol.qualifiedName} />
        </a>
      </h1>
      {(backlinks === undefined ? [] : usedByLists(backlinks)).map((list) => (
        <section key={list.title} className="users">
          <SectionHeading level={2} id={list.title} title={messages[list.title]} />
          <Users list={list} />
        </section>
      ))}
    </>
  );
}

function Users({ list }: { readonly list: UsedByList }): ReactNode {
  const parts = userParts(list);
  return parts.length === 0 ? <UserList users={list.users} /> : <PartLinks parts={parts} />;
}

/** Its headings, for the table of contents. */
export function usersHeadings(backlinks: Backlinks | undefined, messages: Messages): readonly Heading[] {
  return (backlinks === undefined ? [] : usedByLists(backlinks)).map(({ title }) => ({ level: 2, id: title, text: messages[title] }));
}
