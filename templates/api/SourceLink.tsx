import type { ReactNode } from 'react';
import type { Source } from '../../renderer/model/comment.ts';
import { useRenderContext } from '../context.ts';

/** A link to a declaration. Empty if its URL is unknown, or the same as that of its parent. */
export function SourceLink({ sources }: { readonly sources: readonly Source[] }): ReactNode {
  const { messages, isHeadSource } = useRenderContext();
  const source = sources.find(({ url }) => url !== undefined);
  if (source?.url === undefined || isHeadSource(source.url)) return null;
  // A path that is rewritten is that of another file, with other lines.
  const isWhole = !source.url.includes(String(source.line));
  return (
    <a className="source" href={source.url} title={isWhole ? messages.sourceFile : undefined}>
      {messages.source}
    </a>
  );
}

/** The first address that is known. */
export function sourceUrl(sources: readonly Source[]): string | undefined {
  return sources.find(({ url }) => url !== undefined)?.url;
}
