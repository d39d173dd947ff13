import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import type { Backlinks } from '../../renderer/model/backlinks.ts';
import type { Heading } from '../../renderer/model/document.ts';
import type { Words } from '../../renderer/model/words.ts';
import { useRenderContext } from '../context.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { SymbolName } from './SymbolName.tsx';
import { UserList } from './UserList.tsx';
import { usedByLists } from './usedByLists.ts';

/** Everything that uses a symbol, where that is too much for the symbol's own page. */
export function UsersPage({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { words, href, usedBy } = useRenderContext();
  const backlinks = usedBy(symbol.id);
  return (
    <>
      <p className="eyebrow">{words.usedBy}</p>
      <h1 className="symbol-name">
        <a href={href(symbol.id)}>
          <SymbolName name={symbol.qualifiedName} />
        </a>
      </h1>
      {(backlinks === undefined ? [] : usedByLists(backlinks)).map(({ title, users }) => (
        <section key={title} className="users">
          <SectionHeading level={2} id={title} title={words[title]} />
          <UserList users={users} />
        </section>
      ))}
    </>
  );
}

/** Its headings, for the table of contents. */
export function usersHeadings(backlinks: Backlinks | undefined, words: Words): readonly Heading[] {
  return (backlinks === undefined ? [] : usedByLists(backlinks)).map(({ title }) => ({ level: 2, id: title, text: words[title] }));
}
