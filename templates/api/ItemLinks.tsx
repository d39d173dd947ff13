import { Fragment, type ReactNode } from 'react';
import type { ItemGroup } from './itemGroups.ts';
import { UserList } from './UserList.tsx';

/** What is of a category, by kind, in one look, also what stands in full elsewhere. Nothing where that is one thing that follows. */
export function ItemLinks({ group: { group, items } }: { readonly group: ItemGroup }): ReactNode {
  const { groups, symbols } = group;
  if (groups.length === 0 || (symbols.length === 1 && items.length === 1)) return null;
  return (
    <dl className="params users">
      {groups.map(({ id, title, symbols: listed }) => (
        <Fragment key={id}>
          <dt>{title}</dt>
          <dd>
            <UserList users={listed.map((symbol) => symbol.id)} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
