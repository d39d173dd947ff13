import { Fragment, type ReactNode } from 'react';
import type { ItemGroup } from '../../renderer/presentation/itemGroups.ts';
import { UserList } from './UserList.tsx';

/**
 * Links to the symbols of a category, by kind, also to those that another category shows in full. Empty if the only symbol follows
 * directly.
 */
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
