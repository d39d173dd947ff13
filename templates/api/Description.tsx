import type { ReactNode } from 'react';
import type { Comment } from '../../renderer/model/comment.ts';
import { Deprecation } from './Deprecation.tsx';
import { Prose } from './Prose.tsx';

interface DescriptionProps {
  readonly comment: Comment | undefined;
  /** Level of the heading above it. Default: 2. */
  readonly headingLevel?: number | undefined;
}

/** What an item is: a warning when it is deprecated, then its summary. */
export function Description({ comment, headingLevel }: DescriptionProps): ReactNode {
  return (
    <>
      <Deprecation comment={comment} />
      <Prose markdown={comment?.summary} headingLevel={headingLevel} />
    </>
  );
}
