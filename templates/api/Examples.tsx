import type { ReactNode } from 'react';
import type { CommentBlock } from '../../renderer/model/comment.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { useRenderContext } from '../context.ts';
import { TextBlocks } from './TextBlocks.tsx';

export interface ExamplesProps {
  readonly blocks: readonly CommentBlock[];
  /** Whether the first one is folded as well: below a member. Default: false. */
  readonly isFolded?: boolean | undefined;
}

/** Examples: the first one open, the others folded. Searching the page in the browser unfolds what it finds. */
export function Examples({ blocks, isFolded = false }: ExamplesProps): ReactNode {
  const { messages } = useRenderContext();
  if (isFolded) {
    const label = blocks.length === 1 ? messages.example : `${messages.examples} (${blocks.length})`;
    return <Folded label={label} blocks={blocks} />;
  }
  const [first, ...others] = blocks;
  if (first === undefined) return null;
  const label = others.length === 1 ? messages.oneMoreExample : fillMessage(messages.moreExamples, { count: others.length });
  return (
    <>
      <TextBlocks blocks={[first]} isList={false} />
      {others.length > 0 && <Folded label={label} blocks={others} />}
    </>
  );
}

function Folded({ label, blocks }: { readonly label: string; readonly blocks: readonly CommentBlock[] }): ReactNode {
  return (
    <details className="more">
      <summary>{label}</summary>
      <TextBlocks blocks={blocks} isList={false} />
    </details>
  );
}
