import type { ReactNode } from 'react';
import { fillMessage } from '../../renderer/model/messages.ts';
import type { CodeLine } from '../../renderer/presentation/signature/layoutDoc.ts';
import { useRenderContext } from '../context.ts';
import { codeHtml } from './codeHtml.ts';

/** More than a screen holds. */
const longFrom = 40;

/**
 * A declaration as a block of code in which every known type is a link. `layoutDoc` and `layoutSymbol` make its lines. A long one, such
 * as a union of hundreds, can be folded; it begins open, since nothing is hidden from who doesn't ask for that.
 */
export function Signature({ lines }: { readonly lines: readonly CodeLine[] }): ReactNode {
  const context = useRenderContext();
  const code = (
    <pre className="signature">
      <code dangerouslySetInnerHTML={{ __html: codeHtml(lines, context) }} />
    </pre>
  );
  if (lines.length < longFrom) return code;
  return (
    <details className="long-signature" open>
      <summary>{fillMessage(context.messages.lineCount, { count: lines.length })}</summary>
      {code}
    </details>
  );
}
