import { Fragment, type ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { kindWords } from '../../renderer/presentation/kindWords.ts';
import { namesakesOf } from '../../renderer/presentation/packageIndex.ts';
import { useRenderContext } from '../context.ts';

/** Links to what else has the name of a symbol: the namespace of a function, the type of a variable. */
export function Namesakes({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages, href, package: pkg } = useRenderContext();
  const others = namesakesOf(pkg, symbol);
  if (others.length === 0) return null;
  const [before = '', after = ''] = messages.namesakes.split('{kinds}');
  return (
    <p className="note">
      {before}
      {others.map(({ id, kind }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <a href={href(id)}>{messages[kindWords[kind]]}</a>
        </Fragment>
      ))}
      {after}
    </p>
  );
}
