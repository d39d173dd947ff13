import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { asItem, itemAnchor, itemPartAnchor } from '../../renderer/presentation/itemGroups.ts';
import { RenderContextProvider, useRenderContext } from '../context.ts';
import { IndexList } from './IndexList.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { SymbolContents, SymbolFacts } from './SymbolPage.tsx';
import { UsedBy } from './UsedBy.tsx';

/** How much deeper an item's headings are than those of a symbol's page: its own is of level 3, below that of its category. */
const depth = 2;

/**
 * A symbol in full on its module's page: the contents of its own page, below a heading with its name. The contents of a namespace follow
 * it.
 */
export function SymbolItem({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const context = useRenderContext();
  const anchor = itemAnchor(symbol);
  const placed = asItem(symbol);
  const children = new Set(symbol.children);
  const block: typeof context.block = (markdown, options) =>
    context.block(markdown, { headingLevel: Math.min(6, (options?.headingLevel ?? 2) + depth) });
  const hrefOfList: typeof context.hrefOfList = (id) => context.hrefOfList(itemPartAnchor(symbol, id));
  return (
    <section className="item">
      <SectionHeading level={3} id={anchor} title={symbol.qualifiedName} />
      <RenderContextProvider value={{ ...context, block, hrefOfList, item: { anchor, depth } }}>
        <SymbolFacts symbol={placed} />
        <SymbolContents symbol={placed} />
        {children.size > 0 && <IndexList symbols={context.package.symbols.filter(({ id }) => children.has(id))} />}
        <UsedBy symbol={placed} />
      </RenderContextProvider>
    </section>
  );
}
