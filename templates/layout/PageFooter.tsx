import type { ReactNode } from 'react';
import { fillMessage, type Messages } from '../../renderer/model/messages.ts';

/** A page to go on to. */
export interface Neighbor {
  readonly label: string;
  /** With `baseUrl`. */
  readonly href: string;
}

export interface PageFooterProps {
  readonly messages: Messages;
  readonly editUrl?: string | undefined;
  /** A day: `2026-11-21`. */
  readonly lastUpdated?: string | undefined;
  readonly previous?: Neighbor | undefined;
  readonly next?: Neighbor | undefined;
}

/** The part below a page's text: edit link, date, and links to the previous and the next page. */
export function PageFooter({ messages, editUrl, lastUpdated, previous, next }: PageFooterProps): ReactNode {
  const hasMeta = editUrl !== undefined || lastUpdated !== undefined;
  const hasNeighbors = previous !== undefined || next !== undefined;
  if (!hasMeta && !hasNeighbors) return null;
  return (
    <div className="page-footer">
      {hasMeta && (
        <p className="page-meta">
          {editUrl !== undefined && <a href={editUrl}>{messages.editThisPage}</a>}
          {lastUpdated !== undefined && <time dateTime={lastUpdated}>{fillMessage(messages.lastUpdated, { date: lastUpdated })}</time>}
        </p>
      )}
      {hasNeighbors && (
        <nav className="pagination" aria-label={messages.pageNavigation}>
          {previous !== undefined && <NeighborLink neighbor={previous} label={messages.previous} rel="prev" />}
          {next !== undefined && <NeighborLink neighbor={next} label={messages.next} rel="next" />}
        </nav>
      )}
    </div>
  );
}

function NeighborLink({
  neighbor,
  label,
  rel,
}: {
  readonly neighbor: Neighbor;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}): ReactNode {
  return (
    <a className={`pagination-${rel}`} href={neighbor.href} rel={rel}>
      <small>{label}</small> {neighbor.label}
    </a>
  );
}
