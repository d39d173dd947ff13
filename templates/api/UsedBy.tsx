import { Fragment, type ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import type { DocumentBacklink } from '../../renderer/model/backlinks.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import type { SymbolId } from '../../renderer/model/type.ts';
import { sectionIds } from '../../renderer/presentation/itemGroups.ts';
import { foldedUsers, type UsedByList, usedByLists } from '../../renderer/presentation/usedByLists.ts';
import { useRenderContext } from '../context.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { UserList } from './UserList.tsx';

/** Where a symbol is used, in the reference and in documents, at the end of its page. Empty for an unused symbol. */
export function UsedBy({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages, usedBy, item } = useRenderContext();
  const backlinks = usedBy(symbol.id);
  const lists = backlinks === undefined ? [] : usedByLists(backlinks);
  if (lists.length === 0) return null;
  return (
    <section>
      <SectionHeading level={2} id={sectionIds(symbol, item?.anchor)('used-by')} title={messages.usedBy} />
      <dl className="params users">
        {lists.map((list) => (
          <Fragment key={list.title}>
            <dt>{messages[list.title]}</dt>
            <dd>
              <ShortList symbol={symbol} list={list} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** The end of a long list is folded, where "find in page" still finds it. A very long list continues on another page. */
function ShortList({ symbol, list: { users, most } }: { readonly symbol: ApiSymbol; readonly list: UsedByList }): ReactNode {
  const { messages, hrefOfUsers } = useRenderContext();
  const { shown, folded } = foldedUsers<SymbolId | DocumentBacklink>(users.slice(0, most));
  const all = users.length > most && <a href={hrefOfUsers(symbol.id)}>{fillMessage(messages.showAll, { count: users.length })}</a>;
  return (
    <>
      <UserList users={shown} />
      {folded.length === 0 ? (
        all
      ) : (
        <details className="more">
          <summary>{fillMessage(messages.moreItems, { count: users.length - shown.length })}</summary>
          <UserList users={folded} />
          {all}
        </details>
      )}
    </>
  );
}
