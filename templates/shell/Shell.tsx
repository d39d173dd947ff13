import type { ReactNode } from 'react';
import type { PageHead, SiteData } from '../../renderer/model/page.ts';
import { Announcement } from './Announcement.tsx';
import { Drawer } from './Drawer.tsx';
import { Navbar } from './Navbar.tsx';

/**
 * Where what is painted first ends. Browsers wait for it (HTML, "link type expect"; those without this feature paint what they have), since a
 * half-loaded navigation bar has another layout. It is a script, since a script waits for the stylesheets before it (HTML, "style sheet
 * that is blocking scripts"), and the parser for the script. So when the stylesheet has come, the page consists of that bar, which takes
 * a slow phone less time to style and lay out than all of it. The rest follows.
 */
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
      <script id={frameEnd} dangerouslySetInnerHTML={{ __html: '0' }} />
      <div className={`layout layout-${page.layout}`}>
        <Drawer site={site} page={page} sidebarHtml={sidebarHtml} />
        {page.hasToc && <div className="toc" dangerouslySetInnerHTML={{ __html: tocHtml }} />}
        <main id="site-main" tabIndex={-1}>
          <div dangerouslySetInnerHTML={{ __html: mainHtml }} />
        </main>
      </div>
    </>
  );
}
