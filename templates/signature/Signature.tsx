import type { ReactNode } from 'react';
import type { CodeLine } from './layoutDoc.ts';
import { useCodeHtml } from './useCodeHtml.ts';

/** A declaration as a block of code in which every known type is a link. `layoutDoc` and `layoutSymbol` make its lines. */
export function Signature({ lines }: { readonly lines: readonly CodeLine[] }): ReactNode {
  const html = useCodeHtml(lines);
  return (
    <pre className="signature">
      <code dangerouslySetInnerHTML={html} />
    </pre>
  );
}
