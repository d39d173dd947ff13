import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import { type Layouts, withoutAnchors } from '../../renderer/presentation/signature/createLayouts.ts';
import type { CodeLine } from '../../renderer/presentation/signature/layoutDoc.ts';
import { layoutDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { printSymbol, signatureWidth } from '../../renderer/presentation/signature/printSymbol.ts';
import { useRenderContext } from '../context.ts';
import { Signature } from '../signature/Signature.tsx';

/** A short description of a symbol for links to it: its declaration and the first sentence of its comment. */
export function SymbolCard({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages, layouts, firstSentence } = useRenderContext();
  const summary = summaryOf(symbol);
  const sentence = summary === undefined ? '' : firstSentence(summary);
  return (
    <>
      <Signature lines={shortDeclaration(symbol, layouts)} />
      {isDeprecated(symbol) && <span className="badge deprecated">{messages.deprecated}</span>}
      {sentence !== '' && <p dangerouslySetInnerHTML={{ __html: sentence }} />}
    </>
  );
}

const mostLines = 10;

/** The whole declaration when it is short, else its head, else its first lines. */
function shortDeclaration(symbol: ApiSymbol, layouts: Layouts): readonly CodeLine[] {
  const whole = layouts.symbol(symbol);
  if (whole.length <= mostLines) return withoutAnchors(whole);
  const head = symbol.kind === 'type' ? withoutAnchors(whole) : layoutDoc(printSymbol(symbol, 'none'), signatureWidth);
  if (head.length <= mostLines) return head;
  return [...head.slice(0, mostLines - 1), { indent: 0, tokens: [{ kind: 'token', text: '…' }] }];
}
