import type { ReactNode } from 'react';
import type { SymbolList } from '../../renderer/model/plan.ts';
import { IndexList } from './IndexList.tsx';
import { SymbolName } from './SymbolName.tsx';

/** A part of a list that is too long for the overview that it belongs to. */
export function ListPage({ list: { heading, title, kind, symbols } }: { readonly list: SymbolList }): ReactNode {
  return (
    <>
      <p className="eyebrow">{heading}</p>
      <h1 className="symbol-name">
        <SymbolName name={title} />
      </h1>
      <section className={kind === undefined ? 'index' : `index of-${kind}`}>
        <IndexList symbols={symbols} />
      </section>
    </>
  );
}
