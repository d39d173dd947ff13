import type { ReactNode } from 'react';
import { summaryOf } from '../../renderer/presentation/commentParts.ts';
import type { UnexportedType } from '../../renderer/presentation/unexportedTypesOf.ts';
import { useRenderContext } from '../context.ts';
import { Signature } from '../signature/Signature.tsx';
import { SourceLink } from './SourceLink.tsx';

/** Explains a type that is not exported; its declaration says of what kind it is. Any mention of its name opens it, without a script. */
export function UnexportedTypeCard({ type }: { readonly type: UnexportedType }): ReactNode {
  return (
    <div id={type.cardId} popover="auto" className="type-card">
      <CardContents type={type} />
    </div>
  );
}

function CardContents({ type: { symbol, lines } }: { readonly type: UnexportedType }): ReactNode {
  const { messages, inline } = useRenderContext();
  const summary = summaryOf(symbol);
  return (
    <>
      <p className="eyebrow">
        <span className="badge">{messages.notExported}</span>
        <SourceLink sources={symbol.sources} />
      </p>
      <Signature lines={lines} />
      {summary !== undefined && <p dangerouslySetInnerHTML={{ __html: inline(summary) }} />}
    </>
  );
}
