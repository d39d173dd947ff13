import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { isDeprecated, summaryOf } from './commentParts.ts';
import { KindLetter } from './KindLetter.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { symbolGroups } from './symbolGroups.ts';

/** Items by kind, each with the first sentence of its description. */
export function SymbolIndex({ symbols }: { readonly symbols: readonly ApiSymbol[] }): ReactNode {
  const { words } = useRenderContext();
  return symbolGroups(symbols).map(({ id, kind, symbols }) => (
    <section key={id} className={`index of-${kind}`}>
      <SectionHeading level={2} id={id} title={words[id]} />
      <ul>
        {symbols.map((symbol) => (
          <IndexEntry key={symbol.id} symbol={symbol} />
        ))}
      </ul>
    </section>
  ));
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
