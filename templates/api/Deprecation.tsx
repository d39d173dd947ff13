import type { ReactNode } from 'react';
import type { Comment } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { blockOf, hasTag } from './commentParts.ts';
import { Prose } from './Prose.tsx';

/** Why not to use something, and what to use instead. */
export function Deprecation({ comment }: { readonly comment: Comment | undefined }): ReactNode {
  const { words } = useRenderContext();
  if (!hasTag(comment, '@deprecated')) return null;
  return (
    <div className="deprecation">
      <strong>{words.deprecated}</strong>
      <Prose markdown={blockOf(comment, '@deprecated')?.content} />
    </div>
  );
}
