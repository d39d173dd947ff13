import type { ReactNode } from 'react';
import type { PageHead, SiteData } from '../../renderer/model/page.ts';
import { Announcement } from './Announcement.tsx';
import { Drawer } from './Drawer.tsx';
import { Markup } from './Markup.tsx';
import { Navbar } from './Navbar.tsx';
import type { ShellActions, ShellState } from './shellState.ts';

/** Where all of the frame has come and the content begins: an element that ends at once, since browsers wait for its end. */
export const frameEnd = 'site-frame';

/** What the build writes into this element (`renderer/render/htmlDocument.ts`) stays: React compares no markup that it was given as a string. */
const written = { __html: '' };

export interface ShellProps {
  readonly site: SiteData;
  readonly page: PageHead;
  readonly state: ShellState;
  readonly actions: ShellActions;
  /** Inside of the sidebar's navigation. */
  readonly sidebarHtml: string;
  /** Inside of the table of contents. */
  readonly tocHtml: string;
  /** The contents of `<main>`: the page's markup, or a message while it loads or if it failed. */
  readonly children: ReactNode;
}

/**
 * The frame of every page, the only tree that React hydrates.
 * The build and the browser render it from the same props, so it must not read anything else. State that only a browser knows (open
 * drawer, releases) arrives through `state` after hydration. Footer and page content are outside of it or opaque to it.
 */
export function Shell({ site, page, state, actions, sidebarHtml, tocHtml, children }: ShellProps): ReactNode {
  const { messages } = site;
  return (
    <>
      <a className="skip-link" href="#site-main">
        {messages.skipToContent}
      </a>
      {site.announcement !== undefined && <Announcement announcement={site.announcement} messages={messages} />}
      <Navbar site={site} page={page} state={state} />
      <div className={`layout layout-${page.layout}`}>
        <Drawer site={site} page={page} state={state} actions={actions} sidebarHtml={sidebarHtml} />
        {page.hasToc && <Markup className="toc" html={tocHtml} />}
        <span id={frameEnd} suppressHydrationWarning dangerouslySetInnerHTML={written} />
        <main id="site-main" className="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
