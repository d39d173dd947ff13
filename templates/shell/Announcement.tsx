import type { ReactNode } from 'react';
import type { SiteData } from '../../renderer/model/page.ts';
import type { Words } from '../../renderer/model/words.ts';
import { Icon } from './Icon.tsx';

export interface AnnouncementProps {
  readonly announcement: NonNullable<SiteData['announcement']>;
  readonly words: Words;
  readonly onClose: () => void;
}

/** The bar above the navigation. A reader who has closed it does not get it painted: the early script marks the document. */
export function Announcement({ announcement, words, onClose }: AnnouncementProps): ReactNode {
  return (
    <section className="announcement" aria-label={words.announcement}>
      <p dangerouslySetInnerHTML={{ __html: announcement.html }} />
      {announcement.closable && (
        <button type="button" className="icon-button needs-script" aria-label={words.closeAnnouncement} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
