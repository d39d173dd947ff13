import type { ReactNode } from 'react';
import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import type { SiteData } from '../../renderer/model/page.ts';
import { Icon } from './Icon.tsx';

export interface AnnouncementProps {
  readonly announcement: NonNullable<SiteData['announcement']>;
  readonly messages: ClientMessages;
}

/** The bar above the navigation. For readers who have closed it, the early script marks the document, so that the bar never flashes. */
export function Announcement({ announcement, messages }: AnnouncementProps): ReactNode {
  return (
    <section className="announcement" aria-label={messages.announcement}>
      <p dangerouslySetInnerHTML={{ __html: announcement.html }} />
      {announcement.closable && (
        <button type="button" className="icon-button needs-script" aria-label={messages.closeAnnouncement}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
