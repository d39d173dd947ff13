import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';

interface DeepImportsProps {
  readonly count: number;
  /** The list of them. */
  readonly children: ReactNode;
}

/** Files of a package that can be imported because a pattern of `exports` matches them. Folded, since few readers need them. */
export function DeepImports({ count, children }: DeepImportsProps): ReactNode {
  const { messages } = useRenderContext();
  return (
    <section className="index">
      <details className="more">
        <summary>
          {messages.deepImports} ({count})
        </summary>
        {children}
      </details>
    </section>
  );
}
