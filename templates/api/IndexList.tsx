import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { isDeprecated, summaryOf } from './commentParts.ts';
import { KindLetter } from './KindLetter.tsx';

/** Items, each with the first sentence of its description. */
export function IndexList({ symbols }: { readonly symbols: readonly ApiSymbol[] }): ReactNode {
  return (
    <ul>
      {symbols.map((symbol) => (
        <IndexEntry key={symbol.id} symbol={symbol} />
      ))}
    </ul>
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
