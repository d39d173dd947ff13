import type { ReactNode } from 'react';
import type { PageHead, SiteData } from '../../renderer/model/page.ts';
import { Announcement } from './Announcement.tsx';
import { Drawer } from './Drawer.tsx';
import { Navbar } from './Navbar.tsx';

/** Where all of the frame has come and the content begins: an element that ends at once, since browsers wait for its end. */
export const frameEnd = 'site-frame';

export interface ShellProps {
  readonly site: SiteData;
  readonly page: PageHead;
  /** Inside of the sidebar's navigation. */
  readonly sidebarHtml: string;
  /** Inside of the table of contents. */
  readonly tocHtml: string;
  /** Inside of `<main>`. */
  readonly mainHtml: string;
}

/** The frame of every page. In the browser, `client/shell/showInFrame` puts other pages into it: it knows these elements by their ids and classes. */
export function Shell({ site, page, sidebarHtml, tocHtml, mainHtml }: ShellProps): ReactNode {
  const { messages } = site;
  return (
    <>
      <a className="skip-link" href="#site-main">
        {messages.skipToContent}
      </a>
      {site.announcement !== undefined && <Announcement announcement={site.announcement} messages={messages} />}
      <Navbar site={site} page={page} />
      <div className={`layout layout-${page.layout}`}>
        <Drawer site={site} page={page} sidebarHtml={sidebarHtml} />
        {page.hasToc && <div className="toc" dangerouslySetInnerHTML={{ __html: tocHtml }} />}
        <span id={frameEnd} />
        <main id="site-main" tabIndex={-1}>
          <div dangerouslySetInnerHTML={{ __html: mainHtml }} />
        </main>
      </div>
    </>
  );
}
