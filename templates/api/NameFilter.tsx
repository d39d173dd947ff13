import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { compareNames } from '../../renderer/model/compareText.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { searchHref } from '../../renderer/model/searchHref.ts';
import { mostNames } from '../../renderer/presentation/overviewSymbols.ts';
import { useRenderContext } from '../context.ts';
import { SymbolName } from './SymbolName.tsx';

export interface NameFilterProps {
  readonly symbols: readonly ApiSymbol[];
  /** A heading for the line of the filter. */
  readonly title?: ReactNode;
  /** The rows that the filter covers. */
  readonly children: ReactNode;
}

/** A filter of a large package's names above the rows that have them. */
export function NameFilter({ symbols, title, children }: NameFilterProps): ReactNode {
  const { messages, hrefOfPage } = useRenderContext();
  const placeholder = fillMessage(messages.filterNames, { count: symbols.length });
  return (
    <div className="cards-index">
      {title}
      <input className="index-filter needs-script" type="search" placeholder={placeholder} aria-label={placeholder} autoComplete="off" />
      <p className="filter-status" role="status" data-search={hrefOfPage(searchHref)} data-search-text={messages.searchInstead} />
      <AllNames symbols={symbols} />
      {children}
    </div>
  );
}

/** The alternative view: every name in one dense list. */
function AllNames({ symbols }: Pick<NameFilterProps, 'symbols'>): ReactNode {
  const { messages, href } = useRenderContext();
  if (symbols.length > mostNames) return null;
  const sorted = symbols.toSorted((a, b) => compareNames(a.qualifiedName, b.qualifiedName));
  return (
    <details className="more all-names">
      <summary>{fillMessage(messages.allNames, { count: symbols.length })}</summary>
      <ul className="index">
        {sorted.map((symbol) => (
          <li key={symbol.id}>
            <a href={href(symbol.id)}>
              <SymbolName name={symbol.qualifiedName} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
