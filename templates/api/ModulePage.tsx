import type { ReactNode } from 'react';
import type { ApiModule, ApiSymbol } from '../../renderer/model/api.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { isTopLevel } from '../../renderer/presentation/overviewSymbols.ts';
import { areReferencesFirst } from '../../renderer/presentation/referenceGroups.ts';
import { textSections } from '../../renderer/presentation/textSections.ts';
import { useRenderContext } from '../context.ts';
import { Description } from './Description.tsx';
import { ItemList } from './ItemList.tsx';
import { References } from './References.tsx';
import { Sections } from './Sections.tsx';
import { SymbolIndex } from './SymbolIndex.tsx';
import { SymbolName } from './SymbolName.tsx';

export interface ModulePageProps {
  readonly module: ApiModule;
  /** The symbols that are shown in full on the page. Undefined: it lists them. */
  readonly items?: readonly ApiSymbol[] | undefined;
}

/** A further entry point of a package: its exports and re-exports. */
export function ModulePage({ module, items }: ModulePageProps): ReactNode {
  const { messages, package: pkg } = useRenderContext();
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  const own = module.symbols.flatMap((id) => byId.get(id) ?? []);
  const lists =
    items === undefined ? (
      <SymbolIndex symbols={own.filter(isTopLevel)} comment={module.comment} />
    ) : (
      <ItemList symbols={items} comment={module.comment} />
    );
  const isBelow = areReferencesFirst(module, own);
  return (
    <>
      <p className="eyebrow">{messages.kindModule}</p>
      <h1>
        <SymbolName name={specifierOf(pkg, module)} />
      </h1>
      <Description comment={module.comment} headingLevel={1} />
      <Sections sections={textSections(module.comment, messages)} level={2} id={(key) => key} />
      {!isBelow && lists}
      <References module={module} />
      {isBelow && lists}
    </>
  );
}
