import { Fragment, type ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import type { Comment } from '../../renderer/model/comment.ts';
import { type ItemGroup, itemGroups } from '../../renderer/presentation/itemGroups.ts';
import { typeSections } from '../../renderer/presentation/typeFields.ts';
import { cardFinder } from '../../renderer/presentation/unexportedTypesOf.ts';
import { RenderContextProvider, useRenderContext } from '../context.ts';
import { Prose } from './Prose.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Sections } from './Sections.tsx';
import { SymbolItem } from './SymbolItem.tsx';
import { UnexportedTypeCard } from './UnexportedTypeCard.tsx';
import { UserList } from './UserList.tsx';

export interface ItemListProps {
  readonly symbols: readonly ApiSymbol[];
  /** Comment of their module: it may say something of their groups. */
  readonly comment?: Comment | undefined;
}

/** A module's symbols in full, one below the other in the sections of their categories, or of their kinds. */
export function ItemList({ symbols, comment }: ItemListProps): ReactNode {
  const context = useRenderContext();
  const {
    messages,
    unexportedTypesOf,
    package: { categories },
  } = context;
  const unexportedTypes = unexportedTypesOf(symbols);
  return (
    <RenderContextProvider value={{ ...context, cardOf: cardFinder(unexportedTypes) }}>
      {itemGroups(symbols, { messages, categories, comment }).map((section) => (
        <section key={section.group.id} className="items">
          <SectionHeading level={2} id={section.group.id} title={section.group.title} />
          <Prose markdown={section.group.text} headingLevel={2} />
          <ItemLinks group={section} />
          {section.items.map((symbol) => (
            <SymbolItem key={symbol.id} symbol={symbol} />
          ))}
        </section>
      ))}
      <Sections sections={typeSections(unexportedTypes, symbols, messages)} level={2} id={(key) => key} />
      {unexportedTypes.map((type) => (
        <UnexportedTypeCard key={type.cardId} type={type} />
      ))}
    </RenderContextProvider>
  );
}

/**
 * Links to the symbols of a category, by kind, also to those that another category shows in full. Empty if the only symbol follows
 * directly.
 */
function ItemLinks({ group: { group, items } }: { readonly group: ItemGroup }): ReactNode {
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
