import type { ReactNode } from 'react';
import type { Source } from '../../renderer/model/comment.ts';
import { useRenderContext } from '../context.ts';

/** A link to a declaration. Empty if its URL is unknown, or the same as that of its parent. */
export function SourceLink({ sources }: { readonly sources: readonly Source[] }): ReactNode {
  const { messages, isHeadSource } = useRenderContext();
  const url = sourceUrl(sources);
  if (url === undefined || isHeadSource(url)) return null;
  return (
    <a className="source" href={url}>
      {messages.source}
    </a>
  );
}

/** The first address that is known. */
export function sourceUrl(sources: readonly Source[]): string | undefined {
  return sources.find(({ url }) => url !== undefined)?.url;
}
