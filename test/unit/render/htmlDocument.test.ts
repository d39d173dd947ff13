import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../../renderer/config/userConfig.ts';
import { openSession } from '../../../renderer/engine/session.ts';
import type { HeadTag } from '../../../renderer/model/headTag.ts';
import type { Assets, PageHead } from '../../../renderer/model/page.ts';
import { siteData } from '../../../renderer/plan/siteData.ts';
import { embedJson, escapeHtml, htmlDocument } from '../../../renderer/render/htmlDocument.ts';
import { renderSettings } from '../../../renderer/render/pageFrame.tsx';
import { makeAssets, makeConfig, makeDocument, makeHead } from '../make.ts';
import { renderSite, siteToRender } from './renderSite.ts';

interface Parts {
  readonly user?: Partial<UserConfig>;
  readonly page?: Partial<PageHead>;
  readonly assets?: Partial<Assets>;
  readonly shellHtml?: string;
  readonly head?: readonly HeadTag[];
  readonly image?: string;
}

function documentOf({ user = {}, page = {}, assets = {}, shellHtml = '<main>Shell</main>', head, image }: Parts = {}): string {
  const config = makeConfig(user);
  const site = siteData({ config, documents: new Map(), sidebars: new Map(), announcementHtml: '' });
  const parts = { shellHtml, head, image, footerHtml: '<footer>Footer</footer>' };
  return htmlDocument({ settings: renderSettings(config), site, assets: makeAssets(assets), page: makeHead(page), ...parts });
}

/** What a page does when it is opened from a folder, so many folders deep. */
function folder(depth: number): string {
  return `location.protocol=='file:'&&document.write('<script defer src="${'../'.repeat(depth)}assets/folder.js"><\\/script>')`;
}

describe('a page as HTML', () => {
  it('consists of its head, the shell, the footer and its data', () => {
    expect(documentOf()).toBe(`<!DOCTYPE html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A | Site</title>
<meta name="theme-color" content="#ffffff" data-light="#ffffff" data-dark="#16161b">
<script>early();${folder(2)}</script>
<link rel="expect" href="#site-frame" blocking="render">
<link rel="stylesheet" href="/assets/styles.css" data-later="/assets/later.css">
<script type="module" src="/assets/start.js"></script>
<meta name="description" content="About A."><link rel="icon" href="data:,"><meta property="og:title" content="A"><meta property="og:description" content="About A."><meta property="og:type" content="article"><meta property="og:site_name" content="Site"><meta name="twitter:card" content="summary">
</head>
<body>
<div id="site-app"><main>Shell</main></div>
<footer>Footer</footer>
<script type="application/json" id="site-page">{"kind":"document","href":"/docs/a","title":"A","sidebar":""}</script>
</body>
</html>
`);
  });

  it('has the elements of the site last, in their order and escaped', () => {
    const html = documentOf({
      user: {
        head: [
          { tag: 'meta', attributes: { name: 'verify', content: '"><b>' } },
          { tag: 'script', attributes: { defer: true, async: false, src: 'https://a.example/x.js?a=1&b=2' } },
          { tag: 'script', content: 'a && b;' },
        ],
      },
    });
    const own = [
      '<meta name="verify" content="&#34;&#62;&#60;b&#62;">',
      '<script defer src="https://a.example/x.js?a=1&#38;b=2"></script>',
      '<script>a && b;</script>',
    ];
    expect(html).toMatch(/<meta name="twitter:card"[^>]*><meta name="verify"/);
    expect(html).toContain(`${own.join('')}\n</head>`);
  });

  it('has the elements of its document after those of the site, and says so', async () => {
    const [config, frontMatter] = ['all', 'own'].map((name) => ({ head: [{ tag: 'meta' as const, attributes: { name } }] }));
    const documents = [makeDocument({ id: 'a', ...(frontMatter && { frontMatter }) }), makeDocument({ id: 'b' })];
    const site = await siteToRender({ config: makeConfig({ documents: {}, ...config }), documents });
    const rendered = await renderSite(openSession({ name: 'test' }), site);
    const textsOf = (href: string): readonly string[] => {
      const page = rendered.get(href)?.page;
      return page?.ok ? page.files.map(({ contents }) => String(contents)) : [];
    };
    expect(textsOf('/docs/a')[0]).toContain('<meta name="all"><meta name="own">\n</head>');
    expect(
      textsOf('/docs/a')
        .map((text) => text.includes('"hasOwnHead":true'))
        .slice(0, 2),
    ).toEqual([true, true]);
    expect(textsOf('/docs/b').join()).not.toMatch(/name="own"|hasOwnHead/);
  });

  it('has the description of its page that its document writes', () => {
    const html = documentOf({
      head: [
        { tag: 'title', content: 'Own' },
        { tag: 'meta', attributes: { property: 'og:title', content: 'Own' } },
      ],
    });
    expect(html.match(/og:title/g)).toHaveLength(1);
    expect(html).toContain('<meta property="og:title" content="Own">');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it('contains canonical URL, icon and social metadata', () => {
    const user = { url: 'https://example.com', baseUrl: '/x/', favicon: 'img/icon.svg', socialImage: 'img/card.png' };
    const html = documentOf({ user, page: { canonical: 'https://example.com/x/docs/a' } });
    expect(html).toContain('<link rel="canonical" href="https://example.com/x/docs/a">');
    expect(html).toContain('<link rel="icon" href="/x/img/icon.svg">');
    expect(html).toContain('<meta property="og:url" content="https://example.com/x/docs/a">');
    expect(html).toContain('<meta property="og:image" content="https://example.com/x/img/card.png">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('has the image of its document, or else of the site, by a whole URL', () => {
    const imageOf = (parts: Parts) => /og:image" content="([^"]*)"/.exec(documentOf(parts))?.[1];
    const url = 'https://example.com';
    const socialImage = 'https://cdn.example.com/card.png';
    expect(imageOf({ user: { url, socialImage } })).toBe(socialImage);
    expect(imageOf({ user: { url, socialImage }, image: '/img/own.png' })).toBe('https://example.com/img/own.png');
    expect(imageOf({ image: socialImage })).toBe(socialImage);
    expect(imageOf({ image: 'img/own.png' })).toBeUndefined();
  });

  it('escapes texts of authors', () => {
    const text = `"Tom's" <b> & </title>`;
    const html = documentOf({ page: { title: text, documentTitle: text, description: text } });
    const escaped = '&#34;Tom&#39;s&#34; &#60;b&#62; &#38; &#60;/title&#62;';
    expect(html).toContain(`<title>${escaped}</title>`);
    expect(html).toContain(`<meta name="description" content="${escaped}">`);
    expect(html).toContain(`<meta property="og:title" content="${escaped}">`);
  });

  it('is hidden from search engines if it is the not-found page', () => {
    expect(documentOf({ page: { kind: 'not-found' } })).toContain('<meta name="robots" content="noindex">');
    expect(documentOf()).not.toContain('noindex');
  });

  it('includes the script for tabs only if it has tabs', () => {
    expect(documentOf()).not.toContain('tabs()');
    expect(documentOf({ shellHtml: '<div class="tabs" data-tabs-group="style">' })).toContain('</script>\n<script>tabs()</script>');
  });

  it('contains its depth in the site', () => {
    expect(documentOf({ page: { href: '/' } })).toContain(`early();${folder(0)}`);
    expect(documentOf({ page: { href: '/404', kind: 'not-found' } })).toContain(`early();${folder(0)}`);
  });

  it('starts in the theme from the config', () => {
    const html = documentOf({ user: { colorMode: { default: 'dark' } } });
    expect(html).toContain('<html lang="en" data-theme="dark">');
    expect(html).toContain('<meta name="theme-color" content="#16161b" data-light="#ffffff" data-dark="#16161b">');
  });

  it('includes the banner for a wrong base URL only on the home page', () => {
    const banner = '<div id="base-url-banner" hidden data-base-url="/x/" data-title="Your &#34;S&#34; site did not load properly."';
    const user = { title: '"S"', baseUrl: '/x/' };
    const home = documentOf({ user, page: { kind: 'home' } });
    expect(home).toContain(banner);
    expect(home).toContain('<script>banner()</script>');
    expect(documentOf({ user })).not.toContain('base-url-banner');
  });
});

describe('JSON in a page', () => {
  it.each(['</script>', '<!--', '<script>', '\u2028', '\u2029', '</SCRIPT >'])('cannot end its element with %j', (text) => {
    const json = embedJson({ text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  });

  it('is otherwise plain JSON', () => {
    expect(embedJson({ a: ['>', '&', '"'] })).toBe('{"a":[">","&","\\""]}');
  });
});

it('escapes the five special characters of HTML', () => {
  expect(escapeHtml(`a & b < c > d " e ' f`)).toBe('a &#38; b &#60; c &#62; d &#34; e &#39; f');
});
