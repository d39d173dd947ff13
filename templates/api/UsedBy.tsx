import { Fragment, type ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { fillWords } from '../../renderer/model/words.ts';
import { useRenderContext } from '../context.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { sectionIds } from './sectionIds.ts';
import { UserList } from './UserList.tsx';
import { foldedFrom, type UsedByList, usedByLists } from './usedByLists.ts';

/** Where a symbol is used, at the end of its page: in the reference and in documents. Nothing when nobody uses it. */
export function UsedBy({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { words, usedBy, item } = useRenderContext();
  const backlinks = usedBy(symbol.id);
  const lists = backlinks === undefined ? [] : usedByLists(backlinks);
  if (lists.length === 0) return null;
  return (
    <section>
      <SectionHeading level={2} id={sectionIds(symbol, item?.anchor)('used-by')} title={words.usedBy} />
      <dl className="params users">
        {lists.map((list) => (
          <Fragment key={list.title}>
            <dt>{words[list.title]}</dt>
            <dd>
              <ShortList symbol={symbol} list={list} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** A long list is folded, where searching the page still finds what is in it; a very long one goes on elsewhere. */
function ShortList({ symbol, list: { users, most } }: { readonly symbol: ApiSymbol; readonly list: UsedByList }): ReactNode {
  const { words, hrefOfUsers } = useRenderContext();
  const shown = users.slice(0, most);
  const list = (
    <>
      <UserList users={shown} />
      {users.length > most && <a href={hrefOfUsers(symbol.id)}>{fillWords(words.showAll, { count: users.length })}</a>}
    </>
  );
  if (shown.length < foldedFrom) return list;
  return (
    <details>
      <summary>{fillWords(words.itemCount, { count: users.length })}</summary>
      {list}
    </details>
  );
}
