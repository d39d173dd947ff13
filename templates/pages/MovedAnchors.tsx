import type { ReactNode } from 'react';
import type { Messages } from '../../renderer/model/messages.ts';

/** A link to the new place of a part of the page. */
export interface MovedLink {
  readonly anchor: string;
  readonly label: string;
  /** With `baseUrl`, or an address elsewhere. */
  readonly href: string;
}

export interface MovedAnchorsProps {
  readonly links: readonly MovedLink[];
  readonly messages: Messages;
}

/** Elements for the former anchors of a page. They are hidden until the address names one; scripts then follow its link. */
export function MovedAnchors({ links, messages }: MovedAnchorsProps): ReactNode {
  return links.map(({ anchor, label, href }) => (
    <p key={anchor} id={anchor} className="moved">
      {messages.movedPart} <a href={href}>{label}</a>.
    </p>
  ));
}
