import type { ReactNode } from 'react';
import type { Source } from '../../renderer/model/comment.ts';
import { useRenderContext } from '../context.ts';

interface SourceLinkProps {
  readonly sources: readonly Source[];
  /** A line within the declaration of its symbol, which has a link itself: not if it is inherited. Default: false. */
  readonly isField?: boolean | undefined;
}

/** A link to a declaration. Empty if its URL is unknown, or if the link at the head of the symbol says the same. */
export function SourceLink({ sources, isField = false }: SourceLinkProps): ReactNode {
  const { messages, headSource } = useRenderContext();
  const url = sourceUrl(sources);
  if (url === undefined || url === headSource || (isField && fileOf(url) === fileOf(headSource))) return null;
  const isWhole = !/#|[?&]line=/.test(url);
  return (
    <a className="source" href={url} title={isWhole ? messages.sourceFile : undefined}>
      {messages.source}
    </a>
  );
}

function fileOf(url: string | undefined): string | undefined {
  return url?.replace(/#.*$/s, '');
}

/** The first address that is known. */
export function sourceUrl(sources: readonly Source[]): string | undefined {
  return sources.find(({ url }) => url !== undefined)?.url;
}
