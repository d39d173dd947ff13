import type { ReactNode } from 'react';
import type { Comment } from '../../renderer/model/comment.ts';
import { Deprecation } from './Deprecation.tsx';
import { Prose } from './Prose.tsx';

/** What an item is: a warning when it is deprecated, then its summary. */
export function Description({ comment }: { readonly comment: Comment | undefined }): ReactNode {
  return (
    <>
      <Deprecation comment={comment} />
      <Prose markdown={comment?.summary} />
    </>
  );
}
