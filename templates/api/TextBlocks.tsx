import { Fragment, type ReactNode } from 'react';
import type { CommentBlock } from '../../renderer/model/comment.ts';
import { useRenderContext } from '../context.ts';
import { Prose } from './Prose.tsx';

export interface TextBlocksProps {
  readonly blocks: readonly CommentBlock[];
  readonly isList: boolean;
  /** Of the heading above them, if that matters to a text that has headings of its own. Default: 5, so that these stay small. */
  readonly level?: number | undefined;
}

/** The texts of one tag: one below the other, each with its title, or as a list. */
export function TextBlocks({ blocks, isList, level = 5 }: TextBlocksProps): ReactNode {
  const { inline } = useRenderContext();
  if (isList) {
    return (
      <ul>
        {blocks.map(({ content }) => (
          <li key={content.text}>
            <Prose markdown={content} />
          </li>
        ))}
      </ul>
    );
  }
  return blocks.map(({ content, title }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may have the same text, and they are rendered once
    <Fragment key={index}>
      {title !== undefined && <p className="title" dangerouslySetInnerHTML={{ __html: inline({ ...content, text: title }) }} />}
      <Prose markdown={content} headingLevel={content.follows === undefined ? 5 : level} />
    </Fragment>
  ));
}
