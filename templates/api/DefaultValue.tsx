import type { ReactNode } from 'react';
import type { CommentBlock } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';

export interface DefaultValueProps {
  /** As written in the source. */
  readonly value: string | undefined;
  /** As told in the comment; it wins. */
  readonly block?: CommentBlock | undefined;
}

/** What is taken when nothing is given; nothing when that isn't known. */
export function DefaultValue({ value, block }: DefaultValueProps): ReactNode {
  const { words, inline } = useRenderContext();
  if (value === undefined && block === undefined) return null;
  return (
    <span className="default">
      {words.defaultValue}{' '}
      {block === undefined ? <code>{value}</code> : <span dangerouslySetInnerHTML={{ __html: inline(block.content) }} />}
    </span>
  );
}
