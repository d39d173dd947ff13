import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PageData, SiteData } from '../../../renderer/model/page.ts';
import { siteData } from '../../../renderer/plan/siteData.ts';
import { createFrames, withoutPreloads } from '../../../renderer/render/createFrames.tsx';
import { Shell } from '../../../templates/shell/Shell.tsx';
import { makeConfig, makeHead } from '../make.ts';

describe('createFrames', () => {
  const config = makeConfig({ baseUrl: '/x/', navbar: { items: [{ type: 'locales' }] } });
  const data = siteData({ config, documents: new Map(), sidebars: new Map(), announcementHtml: '' });
  const links = [
    ['Home', '/'],
    ['Guide', '/guide'],
    ['Depths', '/guide/deep'],
  ] as const;
  const site: SiteData = {
    ...data,
    navbar: {
      ...data.navbar,
      items: [
        ...links.map(
          ([label, activePrefix]) =>
            ({ type: 'link', label, href: activePrefix, position: 'left', activePrefix, isExternal: false, items: [] }) as const,
        ),
        ...data.navbar.items,
      ],
    },
  };

  const page = (head: Partial<PageData>) => ({
    ...makeHead(head),
    mainHtml: `<p>${head.href} $&</p>`,
    sidebarHtml: '<ul></ul>',
    tocHtml: '<nav></nav>',
  });

  /** The frame as it would be for this page alone. */
  function alone({ mainHtml, sidebarHtml, tocHtml, ...head }: ReturnType<typeof page>): string {
    return renderToStaticMarkup(<Shell site={site} page={head} sidebarHtml={sidebarHtml} tocHtml={tocHtml} mainHtml={mainHtml} />);
  }

  test('a shared shell equals a shell made for a single page', () => {
    const hrefs = ['/', '/guide', '/guide/a', '/guide/a/b', '/guide/deep', '/guide/deep/入%門', '/guides', '/api/x', "/it's"];
    const pages = [...hrefs, ...hrefs.toReversed()].flatMap((href) => [
      page({ href }),
      page({ href, sidebar: 'guide', layout: 'document' }),
      page({ href, sidebar: 'guide', layout: 'document', hasToc: true }),
      page({ href, kind: 'not-found' }),
    ]);
    const putIntoFrame = createFrames(site);
    expect(pages.map(putIntoFrame)).toEqual(pages.map(alone));
  });
});

describe('withoutPreloads', () => {
  const images = (
    <p>
      <img src="/a.png" alt="" /> <img src="/b.png" srcSet="/b.png 1x, /b2.png 2x" alt="" />
    </p>
  );

  test('removes the preload hints for images that React prints', () => {
    expect(renderToStaticMarkup(images)).toContain('<link rel="preload" as="image"');
    expect(withoutPreloads(renderToStaticMarkup(images))).toBe(
      '<p><img src="/a.png" alt=""/> <img src="/b.png" srcSet="/b.png 1x, /b2.png 2x" alt=""/></p>',
    );
  });

  test('keeps other links, and text that looks like a link', () => {
    const html = '<link rel="stylesheet" href="/a.css"/><p>&lt;link rel="preload" as="image"/&gt;</p>';
    expect(withoutPreloads(html)).toBe(html);
  });
});
