import type { ReactNode } from 'react';
import type { ApiModule, ApiSymbol } from '../../renderer/model/api.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { useRenderContext } from '../context.ts';
import { Description } from './Description.tsx';
import { ItemList } from './ItemList.tsx';
import { isTopLevel } from './indexHeadings.ts';
import { References } from './References.tsx';
import { Sections } from './Sections.tsx';
import { SymbolIndex } from './SymbolIndex.tsx';
import { textSections } from './textSections.ts';

export interface ModulePageProps {
  readonly module: ApiModule;
  /** The symbols that stand in full on the page. Undefined: it lists them. */
  readonly items?: readonly ApiSymbol[] | undefined;
}

/** A further entry point of a package: what it exports, and what it exports again from elsewhere. */
export function ModulePage({ module, items }: ModulePageProps): ReactNode {
  const { words, package: pkg } = useRenderContext();
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  const own = module.symbols.flatMap((id) => byId.get(id) ?? []);
  return (
    <>
      <p className="eyebrow">{words.kindModule}</p>
      <h1>{specifierOf(pkg, module)}</h1>
      <Description comment={module.comment} />
      <Sections sections={textSections(module.comment, words)} level={2} id={(key) => key} />
      {items === undefined ? (
        <SymbolIndex symbols={own.filter(isTopLevel)} comment={module.comment} />
      ) : (
        <ItemList symbols={items} comment={module.comment} />
      )}
      <References module={module} />
    </>
  );
}
