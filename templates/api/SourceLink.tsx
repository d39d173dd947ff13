import type { ReactNode } from 'react';
import type { Source } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';

/** Where something is declared; nothing when its address isn't known, or is no other than that of what it belongs to. */
export function SourceLink({ sources }: { readonly sources: readonly Source[] }): ReactNode {
  const { words, isTold } = useRenderContext();
  const url = sourceUrl(sources);
  if (url === undefined || isTold(url)) return null;
  return (
    <a className="source" href={url}>
      {words.source}
    </a>
  );
}

/** The first address that is known. */
export function sourceUrl(sources: readonly Source[]): string | undefined {
  return sources.find(({ url }) => url !== undefined)?.url;
}
