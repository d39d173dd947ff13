import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import type { Comment } from '../../renderer/model/comment.ts';
import { compareNames } from '../../renderer/model/compareText.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { searchHref } from '../../renderer/model/searchHref.ts';
import { symbolParts } from '../../renderer/presentation/listParts.ts';
import { mostReferencedInLine } from '../../renderer/presentation/mostReferenced.ts';
import { manyGroups, type NestedGroup, nestGroups } from '../../renderer/presentation/nestGroups.ts';
import { categoriesId, mostNames } from '../../renderer/presentation/overviewSymbols.ts';
import { type SymbolGroup, symbolGroups } from '../../renderer/presentation/symbolGroups.ts';
import { useRenderContext } from '../context.ts';
import { IndexList } from './IndexList.tsx';
import { Prose } from './Prose.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { GroupLists } from './SymbolIndex.tsx';
import { SymbolName } from './SymbolName.tsx';

export interface SymbolCardsProps {
  readonly symbols: readonly ApiSymbol[];
  /** Comment of the module that they are in: it may say something of their groups. */
  readonly comment?: Comment | undefined;
  /** What comes between the filter and the cards, such as cards of modules, which the filter covers, too. */
  readonly children?: ReactNode;
}

/**
 * The groups of a large package, as the menu has them, a row for each: how many symbols it has, which are referenced most, and all of them on
 * request.
 */
export function SymbolCards({ symbols, comment, children }: SymbolCardsProps): ReactNode {
  const { messages, package: pkg, hrefOfPage } = useRenderContext();
  const groups = symbolGroups(symbols, { messages, categories: pkg.categories, comment });
  const placeholder = fillMessage(messages.filterNames, { count: symbols.length });
  return (
    <div className="cards-index">
      <input className="index-filter needs-script" type="search" placeholder={placeholder} aria-label={placeholder} autoComplete="off" />
      <p className="filter-status" role="status" data-search={hrefOfPage(searchHref)} data-search-text={messages.searchInstead} />
      <AllNames symbols={symbols} />
      {children}
      {groups.length > manyGroups ? (
        <section className="cards">
          <SectionHeading level={2} id={categoriesId} title={messages.categories} />
          {nestGroups(groups, { titleOf: ({ title }) => title, sizeOf: (group) => group.symbols.length, messages }).map((nested) => (
            <Nested key={nested.title ?? nested.groups[0]?.id} nested={nested} />
          ))}
        </section>
      ) : (
        <div className="cards">
          {groups.map((group) => (
            <Card key={group.id} group={group} level={2} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The alternative view: every name in one dense list. */
function AllNames({ symbols }: Pick<SymbolCardsProps, 'symbols'>): ReactNode {
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

function Nested({ nested: { title, groups } }: { readonly nested: NestedGroup<SymbolGroup> }): ReactNode {
  const cards = groups.map((group) => <Card key={group.id} group={group} level={title === undefined ? 3 : 4} />);
  if (title === undefined) return cards;
  return (
    <section className="nested-cards">
      <h3>{title}</h3>
      {cards}
    </section>
  );
}

/** More names than a line has room for. */
export const shownNames = 8;

interface CardProps {
  readonly group: SymbolGroup;
  readonly level: 2 | 3 | 4;
}

function Card({ group, level }: CardProps): ReactNode {
  const { messages, href, hrefOfCategory, usedBy } = useRenderContext();
  const { id, title, text, symbols } = group;
  const page = hrefOfCategory(id);
  const all = fillMessage(messages.showAll, { count: symbols.length });
  return (
    <section className="card">
      <SectionHeading level={level} id={id} title={title} href={page} />
      <Prose markdown={text} headingLevel={level} />
      <p className="index">
        {mostReferencedInLine(symbols, { usedBy, count: shownNames }).map((symbol) => (
          <a key={symbol.id} href={href(symbol.id)}>
            {symbol.qualifiedName}
          </a>
        ))}
      </p>
      {page === undefined ? (
        <details>
          <summary aria-label={`${title}: ${all}`}>{symbols.length}</summary>
          <CardList group={group} />
        </details>
      ) : (
        <a className="card-count" href={page} aria-label={`${title}: ${all}`}>
          {symbols.length}
        </a>
      )}
    </section>
  );
}

/** All kinds in one list; the way to its parts where it is too long for that. */
function CardList({ group }: { readonly group: SymbolGroup }): ReactNode {
  const isLong = symbolParts(group.id, group.symbols).length > 0;
  return isLong ? (
    <GroupLists group={group} />
  ) : (
    <div className="index">
      <IndexList symbols={group.symbols} />
    </div>
  );
}
