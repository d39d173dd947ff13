import type { ReactNode } from 'react';
import type { Comment } from '../../renderer/model/comment.ts';
import { blockOf, hasTag } from '../../renderer/presentation/commentParts.ts';
import { useRenderContext } from '../context.ts';
import { Prose } from './Prose.tsx';

/** Why not to use something, and what to use instead. */
export function Deprecation({ comment }: { readonly comment: Comment | undefined }): ReactNode {
  const { messages } = useRenderContext();
  if (!hasTag(comment, '@deprecated')) return null;
  return (
    <div className="deprecation">
      <strong>{messages.deprecated}</strong>
      <Prose markdown={blockOf(comment, '@deprecated')?.content} />
    </div>
  );
}
