import type { ReactNode } from 'react';
import type { Markdown } from '../../renderer/model/comment.ts';
import { useRenderContext } from '../context.ts';

export interface ProseProps {
  readonly markdown: Markdown | undefined;
  /** Level of the heading above it. Default: 2. */
  readonly headingLevel?: number | undefined;
}

/** The text of a comment, as blocks. Nothing for an empty one. */
export function Prose({ markdown, headingLevel }: ProseProps): ReactNode {
  const { block } = useRenderContext();
  if (markdown === undefined || markdown.text.trim() === '') return null;
  return <div className="prose" dangerouslySetInnerHTML={{ __html: block(markdown, { headingLevel }) }} />;
}
