import type { ReactNode } from 'react';
import type { ApiSymbol, Comment } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { isDeprecated, summaryOf } from './commentParts.ts';
import { KindLetter } from './KindLetter.tsx';
import { Prose } from './Prose.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { type SymbolGroup, symbolGroups } from './symbolGroups.ts';

export interface SymbolIndexProps {
  readonly symbols: readonly ApiSymbol[];
  /** Comment of the module that they are in: it may say something of their groups. */
  readonly comment?: Comment | undefined;
}

/** Items by category or kind, each with the first sentence of its description. */
export function SymbolIndex({ symbols, comment }: SymbolIndexProps): ReactNode {
  const {
    words,
    package: { categories },
  } = useRenderContext();
  return symbolGroups(symbols, { words, categories, comment }).map((group) => <Group key={group.id} group={group} level={2} />);
}

/** The kinds within a category have no address of their own: one page has several of each. */
function Group({ group, level }: { readonly group: SymbolGroup; readonly level: 2 | 3 }): ReactNode {
  const { id, title, kind, text, symbols, groups } = group;
  return (
    <section className={kind === undefined ? 'index' : `index of-${kind}`}>
      <SectionHeading level={level} id={level === 2 ? id : undefined} title={title} />
      <Prose markdown={text} headingLevel={level + 1} />
      {groups.map((inner) => (
        <Group key={inner.id} group={inner} level={3} />
      ))}
      {groups.length === 0 && (
        <ul>
          {symbols.map((symbol) => (
            <IndexEntry key={symbol.id} symbol={symbol} />
          ))}
        </ul>
      )}
    </section>
  );
}

function IndexEntry({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { words, href, firstSentence } = useRenderContext();
  const summary = summaryOf(symbol);
  const sentence = summary === undefined ? '' : firstSentence(summary);
  return (
    <li>
      <KindLetter kind={symbol.kind} />
      <a href={href(symbol.id)}>{symbol.qualifiedName}</a>
      {isDeprecated(symbol) && <span className="badge deprecated">{words.deprecated}</span>}
      {sentence !== '' && <p dangerouslySetInnerHTML={{ __html: sentence }} />}
    </li>
  );
}
