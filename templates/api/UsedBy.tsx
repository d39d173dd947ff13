import { Fragment, type ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { sectionIds } from '../../renderer/presentation/itemGroups.ts';
import { type UsedByList, usedByLists } from '../../renderer/presentation/usedByLists.ts';
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

function ShortList({ symbol, list: { users, shown } }: { readonly symbol: ApiSymbol; readonly list: UsedByList }): ReactNode {
  const { messages, hrefOfUsers } = useRenderContext();
  return (
    <>
      <UserList users={shown} />
      {users.length > shown.length && <a href={hrefOfUsers(symbol.id)}>{fillMessage(messages.showAll, { count: users.length })}</a>}
    </>
  );
}
