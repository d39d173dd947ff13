import type { ReactNode } from 'react';
import { fillWords, type Words } from '../../renderer/model/words.ts';

/** A page to go on to. */
export interface Neighbour {
  readonly label: string;
  /** With `baseUrl`. */
  readonly href: string;
}

export interface PageFooterProps {
  readonly words: Words;
  readonly editUrl?: string | undefined;
  /** A day: `2026-11-21`. */
  readonly lastUpdated?: string | undefined;
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** What stands below a page's text: how to change it, how old it is, where to read on. */
export function PageFooter({ words, editUrl, lastUpdated, previous, next }: PageFooterProps): ReactNode {
  const hasMeta = editUrl !== undefined || lastUpdated !== undefined;
  const hasNeighbours = previous !== undefined || next !== undefined;
  if (!hasMeta && !hasNeighbours) return null;
  return (
    <div className="page-footer">
      {hasMeta && (
        <p className="page-meta">
          {editUrl !== undefined && <a href={editUrl}>{words.editThisPage}</a>}
          {lastUpdated !== undefined && <time dateTime={lastUpdated}>{fillWords(words.lastUpdated, { date: lastUpdated })}</time>}
        </p>
      )}
      {hasNeighbours && (
        <nav className="pagination" aria-label={words.pageNavigation}>
          {previous !== undefined && <NeighbourLink neighbour={previous} label={words.previous} rel="prev" />}
          {next !== undefined && <NeighbourLink neighbour={next} label={words.next} rel="next" />}
        </nav>
      )}
    </div>
  );
}

function NeighbourLink({
  neighbour,
  label,
  rel,
}: {
  readonly neighbour: Neighbour;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}): ReactNode {
  return (
    <a className={`pagination-${rel}`} href={neighbour.href} rel={rel}>
      <small>{label}</small> {neighbour.label}
    </a>
  );
}
