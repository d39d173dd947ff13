import type { ReactNode } from 'react';
import { CodeLines } from './CodeLines.tsx';
import type { CodeLine } from './layoutDoc.ts';

/** A declaration as a block of code in which every known type is a link. `layoutDoc` and `layoutSymbol` make its lines. */
export function Signature({ lines }: { readonly lines: readonly CodeLine[] }): ReactNode {
  return (
    <pre className="signature">
      <code>
        <CodeLines lines={lines} />
      </code>
    </pre>
  );
}
