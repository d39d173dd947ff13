import type { ReactNode } from 'react';
import type { CommentBlock } from '../../renderer/model/comment.ts';
import { useRenderContext } from '../context.ts';

export interface DefaultValueProps {
  /** As written in the source. */
  readonly value: string | undefined;
  /** The value that the comment states. It is preferred. */
  readonly block?: CommentBlock | undefined;
}

/** What is taken when nothing is given; nothing when that isn't known. */
export function DefaultValue({ value, block }: DefaultValueProps): ReactNode {
  const { messages } = useRenderContext();
  if (value === undefined && block === undefined) return null;
  return (
    <span className="default">
      {messages.defaultValue} <DefaultText value={value} block={block} />
    </span>
  );
}

/** The default alone, where something else says that it is one. */
export function DefaultText({ value, block }: DefaultValueProps): ReactNode {
  const { inline } = useRenderContext();
  return block === undefined ? <code>{value}</code> : <span dangerouslySetInnerHTML={{ __html: inline(block.content) }} />;
}
