import { renderToStaticMarkup } from 'react-dom/server';
import { isCurrent } from '../../templates/shell/menuItems.ts';
import { Shell } from '../../templates/shell/Shell.tsx';
import { escapeText } from '../model/escapeText.ts';
import type { PageData, PageHead, SiteData } from '../model/page.ts';
import { withBase } from '../model/withBase.ts';
import { pageHead } from './htmlDocument.ts';

/** Puts the frame around a page's content. */
export type PutIntoFrame = (page: PageData) => string;

/**
 * Renders the frame around pages: once for all pages with the same frame, with placeholders for their content.
 * The key below has everything that `Shell` uses of a page. Of the address, it uses which items of the bar are current, and the address
 * itself, where the language menu links to the current page. So the frame is rendered for an address with the same current items, and a
 * placeholder after it.
 */
export function createFrames(site: SiteData): PutIntoFrame {
  const frames = new Map<string, readonly string[]>();
  return (page) => {
    const section = sectionOf(page, site);
    const { kind, layout, hasToc, sidebar } = page;
    const href = section === undefined ? page.href : `${section}${marks.rest}`;
    const key = JSON.stringify([kind === 'not-found', layout, hasToc, sidebar !== '', href]);
    const frame = frames.get(key) ?? renderFrame({ ...pageHead(page), href }, site).split(places);
    frames.set(key, frame);
    const rest = section === undefined ? '' : page.href.slice(section.length);
    const contents = new Map([
      [marks.main, page.mainHtml],
      [marks.sidebar, page.sidebarHtml],
      [marks.toc, page.tocHtml],
      [printedRest, rest === '' ? '' : escapeText(`/${withBase('', rest)}`)],
    ]);
    return frame.map((part) => contents.get(part) ?? part).join('');
  };
}

const marks = { main: '\0main\0', sidebar: '\0sidebar\0', toc: '\0toc\0', rest: '/\0rest\0' };
/** Addresses are percent-encoded. */
const printedRest = '/%00rest%00';
const places = /(\0(?:main|sidebar|toc)\0|\/%00rest%00)/;

/** What the addresses of a page's current items begin with; undefined where an item is that of the page alone. */
function sectionOf(page: PageHead, { navbar }: SiteData): string | undefined {
  const current = navbar.items.filter((item) => isCurrent(item, page)).map(({ activePrefix }) => activePrefix);
  if (current.includes('/')) return undefined;
  return current.reduce((longest, prefix) => (prefix.length > longest.length ? prefix : longest), '');
}

function renderFrame(page: PageHead, site: SiteData): string {
  const html = renderToStaticMarkup(
    <Shell site={site} page={page} sidebarHtml={marks.sidebar} tocHtml={marks.toc} mainHtml={marks.main} />,
  );
  return withoutPreloads(html);
}

/**
 * Removes the preload hints that React prints before markup with images. The images are in the same markup, where the browser finds them as
 * early and knows which of them are visible. A hint also has the address that an author wrote, not its resolved URL.
 */
export function withoutPreloads(html: string): string {
  return html.replace(/<link rel="preload" as="image"[^>]*\/>/g, '');
}
