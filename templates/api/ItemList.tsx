import type { ReactNode } from 'react';
import type { ApiSymbol, Comment } from '../../renderer/model/api.ts';
import { RenderContextProvider, useRenderContext } from '../context.ts';
import { HiddenTypeCard } from './HiddenTypeCard.tsx';
import { cardFinder } from './hiddenTypesOf.ts';
import { ItemLinks } from './ItemLinks.tsx';
import { itemGroups } from './itemGroups.ts';
import { Prose } from './Prose.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SymbolItem } from './SymbolItem.tsx';

export interface ItemListProps {
  readonly symbols: readonly ApiSymbol[];
  /** Comment of their module: it may say something of their groups. */
  readonly comment?: Comment | undefined;
}

/** A module's symbols in full, one below the other in the sections of their categories, or of their kinds. */
export function ItemList({ symbols, comment }: ItemListProps): ReactNode {
  const context = useRenderContext();
  const {
    words,
    hiddenTypesOf,
    package: { categories },
  } = context;
  const hiddenTypes = hiddenTypesOf(symbols);
  return (
    <RenderContextProvider value={{ ...context, cardOf: cardFinder(hiddenTypes) }}>
      {itemGroups(symbols, { words, categories, comment }).map((section) => (
        <section key={section.group.id} className="items">
          <SectionHeading level={2} id={section.group.id} title={section.group.title} />
          <Prose markdown={section.group.text} headingLevel={3} />
          <ItemLinks group={section} />
          {section.items.map((symbol) => (
            <SymbolItem key={symbol.id} symbol={symbol} />
          ))}
        </section>
      ))}
      {hiddenTypes.map((type) => (
        <HiddenTypeCard key={type.cardId} type={type} />
      ))}
    </RenderContextProvider>
  );
}
