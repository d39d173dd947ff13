import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';
import { Signature } from '../signature/Signature.tsx';
import { summaryOf } from './commentParts.ts';
import type { HiddenType } from './hiddenTypesOf.ts';
import { KindLetter, kindWords } from './KindLetter.tsx';
import { SourceLink } from './SourceLink.tsx';

/** Explains a type that isn't exported: opened by its name wherever it stands, without a script. */
export function HiddenTypeCard({ type }: { readonly type: HiddenType }): ReactNode {
  const context = useRenderContext();
  const html = context.repeated({ key: type.lines, context, element: <CardContents type={type} /> });
  return <div id={type.cardId} popover="auto" className="type-card" dangerouslySetInnerHTML={{ __html: html }} />;
}

function CardContents({ type: { symbol, lines } }: { readonly type: HiddenType }): ReactNode {
  const { words, inline } = useRenderContext();
  const summary = summaryOf(symbol);
  return (
    <>
      <p className="eyebrow">
        <KindLetter kind={symbol.kind} /> {words[kindWords[symbol.kind]]}
        <span className="badge">{words.notExported}</span>
        <SourceLink sources={symbol.sources} />
      </p>
      <Signature lines={lines} />
      {summary !== undefined && <p dangerouslySetInnerHTML={{ __html: inline(summary) }} />}
    </>
  );
}
