import type { ReactNode } from 'react';
import type { Source } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';

/** Where something is declared; nothing when its address isn't known. */
export function SourceLink({ sources }: { readonly sources: readonly Source[] }): ReactNode {
  const { words } = useRenderContext();
  const url = sources.find((source) => source.url !== undefined)?.url;
  if (url === undefined) return null;
  return (
    <a className="source" href={url}>
      {words.source}
    </a>
  );
}
