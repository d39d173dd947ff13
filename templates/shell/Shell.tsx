import type { ReactNode } from 'react';
import type { PageHead, SiteData } from '../../renderer/model/page.ts';
import { Announcement } from './Announcement.tsx';
import { Drawer } from './Drawer.tsx';
import { Markup } from './Markup.tsx';
import { Navbar } from './Navbar.tsx';
import type { ShellActions, ShellState } from './shellState.ts';

/** Where all of the frame has come and the content begins: an element that ends at once, since browsers wait for its end. */
export const frameEnd = 'site-frame';

export interface ShellProps {
  readonly site: SiteData;
  readonly page: PageHead;
  readonly state: ShellState;
  readonly actions: ShellActions;
  /** Inside of the sidebar's navigation. */
  readonly sidebarHtml: string;
  /** Inside of the table of contents. */
  readonly tocHtml: string;
  /** Inside of `<main>`: the page's markup, or what stands in for it while it loads or when it failed. */
  readonly children: ReactNode;
}

/**
 * The frame of every page, the one tree that React hydrates.
 *
 * It is rendered by the build and again by the browser from the same props, so it looks at nothing but them: what only a
 * browser knows (colour mode, open drawer) arrives through `state` after hydration. Footer and page content are outside
 * of it or opaque to it.
 */
export function Shell({ site, page, state, actions, sidebarHtml, tocHtml, children }: ShellProps): ReactNode {
  const { words } = site;
  return (
    <>
      <a className="skip-link" href="#site-main">
        {words.skipToContent}
      </a>
      {site.announcement !== undefined && (
        <Announcement announcement={site.announcement} words={words} onClose={actions.closeAnnouncement} />
      )}
      <Navbar site={site} page={page} state={state} actions={actions} />
      <div className={`layout layout-${page.layout}`}>
        <Drawer site={site} page={page} state={state} actions={actions} sidebarHtml={sidebarHtml} />
        {page.hasToc && <Markup className="toc" html={tocHtml} />}
        <span id={frameEnd} />
        <main id="site-main" className="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
