import type { ReactNode } from 'react';
import type { ApiSymbol } from '../../renderer/model/api.ts';
import { blockOf, hasTag } from '../../renderer/presentation/commentParts.ts';
import { namedComments } from '../../renderer/presentation/exportedItem.ts';
import { useRenderContext } from '../context.ts';
import { OverloadBadges } from './Badges.tsx';
import { Prose } from './Prose.tsx';

/** What comments say about other names of a symbol. The warning of a deprecated symbol would look like one about this symbol. */
export function NamedComments({ symbol }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages, package: pkg } = useRenderContext();
  return namedComments(symbol, pkg).map(({ name, comment }) => (
    <div key={name} className="other-name">
      <p>
        {hasTag(comment, '@deprecated') ? (
          <s title={messages.deprecated}>
            <code>{name}</code>
          </s>
        ) : (
          <code>{name}</code>
        )}
      </p>
      <OverloadBadges comment={comment} />
      <Prose markdown={blockOf(comment, '@deprecated')?.content} />
      <Prose markdown={comment.summary} />
    </div>
  ));
}
