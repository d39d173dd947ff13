import type { ReactNode } from 'react';
import { fillMessage } from '../../renderer/model/messages.ts';
import { readmeImports } from '../../renderer/model/namedImports.ts';
import { breakableName } from '../../renderer/model/nameWords.ts';
import { mostReferencedInLine } from '../../renderer/presentation/mostReferenced.ts';
import { manyGroups } from '../../renderer/presentation/overviewSymbols.ts';
import type { SymbolGroup } from '../../renderer/presentation/symbolGroups.ts';
import { useRenderContext } from '../context.ts';
import { IndexList } from './IndexList.tsx';
import { Prose } from './Prose.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { GroupLists } from './SymbolIndex.tsx';

/** The groups of a large package, a row for each: how many symbols it has, which are referenced most, and all of them on request. */
export function SymbolCards({ groups }: { readonly groups: readonly SymbolGroup[] }): ReactNode {
  const imported = readmeImports(useRenderContext().package);
  return (
    <div className="cards">
      {groups.map((group) => (
        <Card key={group.id} group={group} level={groups.length > manyGroups ? 3 : 2} imported={imported} />
      ))}
    </div>
  );
}

/** More names than a line has room for. */
export const shownNames = 8;

interface CardProps {
  readonly group: SymbolGroup;
  readonly level: 2 | 3;
  /** What the README imports. */
  readonly imported: readonly string[];
}

function Card({ group, level, imported }: CardProps): ReactNode {
  const { messages, href, hrefOfCategory, usedBy } = useRenderContext();
  const { id, title, text, symbols } = group;
  const page = hrefOfCategory(id);
  const all = fillMessage(messages.showAll, { count: symbols.length });
  return (
    <section className="card">
      <SectionHeading level={level} id={id} title={title} href={page} />
      <Prose markdown={text} headingLevel={level} />
      <p className="index">
        {mostReferencedInLine(symbols, { usedBy, imported, count: shownNames }).map((symbol) => (
          <a key={symbol.id} href={href(symbol.id)} dangerouslySetInnerHTML={{ __html: breakableName(symbol.qualifiedName) }} />
        ))}
      </p>
      {page === undefined ? (
        <details>
          <summary aria-label={`${title}: ${all}`}>{symbols.length}</summary>
          <CardList group={group} level={level === 3 ? 4 : 3} />
        </details>
      ) : (
        <a className="card-count" href={page} aria-label={`${title}: ${all}`}>
          {symbols.length}
        </a>
      )}
    </section>
  );
}

interface CardListProps {
  readonly group: SymbolGroup;
  /** Of the headings of kinds. */
  readonly level: 3 | 4;
}

/** A list of more symbols fills a screen, and has headings of kinds. */
const fewSymbols = 24;

/** A short list has all kinds together: each item shows its own. */
function CardList({ group, level }: CardListProps): ReactNode {
  return group.symbols.length > fewSymbols ? (
    <GroupLists group={group} level={level} />
  ) : (
    <div className="index">
      <IndexList symbols={group.symbols} />
    </div>
  );
}
