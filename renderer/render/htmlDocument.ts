import { frameEnd } from '../../templates/shell/Shell.tsx';
import { symbolKinds } from '../model/api.ts';
import { type HeadTag, nameOf } from '../model/headTag.ts';
import { fillMessage } from '../model/messages.ts';
import type { Assets, EmbeddedHead, PageData, PageHead, SiteData } from '../model/page.ts';
import { staticHref } from '../plan/siteData.ts';
import type { RenderSettings } from './pageFrame.tsx';

interface HtmlDocumentRequest {
  readonly settings: RenderSettings;
  readonly site: SiteData;
  readonly assets: Omit<Assets, 'files'>;
  readonly page: PageHead;
  /** The rendered shell, with the page's content in it. */
  readonly shellHtml: string;
  readonly footerHtml: string;
  /** Whether a document has a hero or features. Default: false. */
  readonly isHome?: boolean | undefined;
  /** Elements of this page's head alone. Default: none. */
  readonly head?: readonly HeadTag[] | undefined;
  /** `image` of a document's front matter. Default: `socialImage`. */
  readonly image?: string | undefined;
}

/** Puts a page's parts together: `<head>`, the shell, the footer, and the page's data without its markup. */
export function htmlDocument(request: HtmlDocumentRequest): string {
  const { settings, site, assets, page, shellHtml, footerHtml, head = [], image } = request;
  return `<!DOCTYPE html>
<html lang="${escapeHtml(site.locale)}"${site.direction === 'rtl' ? ' dir="rtl"' : ''} data-theme="${site.colorMode.default}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(page.documentTitle)}</title>
<meta name="theme-color" content="${themeColors[settings.colorMode.default]}" data-light="${themeColors.light}" data-dark="${themeColors.dark}">
${earlyScripts(request)}
<link rel="expect" href="#${frameEnd}" blocking="render">
${stylesheets(assets, page.kind, request.isHome)}
<script type="module" src="${escapeHtml(assets.start)}"></script>
${[...metaTags({ settings, page, image, written: new Set(head.map(nameOf)) }), ...[...settings.head, ...head.filter(({ tag }) => tag !== 'title')].map(headTag)].join('')}
</head>
<body>
<div id="site-app">${shellHtml}</div>
${footerHtml}
${page.kind === 'home' ? baseUrlBanner(settings, assets) : ''}<script type="application/json" id="site-page">${embedJson(embeddedHead(page))}</script>
</body>
</html>
`;
}

/** Kinds of pages that have no cards, hero or search of their own. */
const plainKinds: ReadonlySet<PageHead['kind']> = new Set(['document', 'users', ...symbolKinds]);

/** Pages that do not need these styles at first name them for later: `client/addLaterStyles.ts`. */
function stylesheets({ styles, laterStyles }: Pick<Assets, 'styles' | 'laterStyles'>, kind: PageHead['kind'], isHome = false): string {
  const [main, later] = [escapeHtml(styles), escapeHtml(laterStyles)];
  if (plainKinds.has(kind) && !isHome) return `<link rel="stylesheet" href="${main}" data-later="${later}">`;
  return `<link rel="stylesheet" href="${main}">\n<link rel="stylesheet" href="${later}">`;
}

/** The theme's backgrounds: `--color-background` of `templates/theme/tokens.css`. */
const themeColors = { light: '#ffffff', dark: '#16161b' } as const;

/** A page's data without its markup. */
export function pageHead({ mainHtml: _main, sidebarHtml: _sidebar, tocHtml: _toc, cardHtml: _card, ...head }: PageData): PageHead {
  return head;
}

/** What `client/shell/readPage.ts` reads. */
function embeddedHead({ kind, href, title, sidebar, hasOwnHead }: PageHead): EmbeddedHead {
  return { kind, href, title, sidebar, hasOwnHead };
}

/**
 * What runs before the first paint. Opened from a folder, where nothing lies at its address, a page loads the script for that instead
 * of modules; it knows how deep it lies.
 */
function earlyScripts({ assets, page, shellHtml }: HtmlDocumentRequest): string {
  const depth = page.kind === 'not-found' ? 0 : page.href.split('/').filter((name) => name !== '').length;
  const folder = `location.protocol=='file:'&&document.write('<script defer src="${'../'.repeat(depth)}assets/folder.js"><\\/script>')`;
  const tabs = shellHtml.includes(' data-tabs-group=') ? [assets.tabsScript] : [];
  return [`${assets.earlyScript.replace(/;?$/, ';')}${folder}`, ...tabs].map((script) => `<script>${script}</script>`).join('\n');
}

/** JSON inside of `<script>`: nothing in it may end the element or open a comment (HTML, "restrictions for contents of script elements"). */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Text as HTML, for elements and for attributes in either quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface MetaTagsRequest extends Pick<HtmlDocumentRequest, 'settings' | 'page' | 'image'> {
  /** Names of what the page's document writes itself. */
  readonly written: ReadonlySet<string>;
}

/** What describes the page. */
function metaTags({ settings, page, image: own, written }: MetaTagsRequest): readonly string[] {
  const meta = (kind: 'name' | 'property', name: string, content = ''): string =>
    content === '' || written.has(name) ? '' : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
  const image = imageUrl(settings, own ?? settings.socialImage);
  return [
    meta('name', 'description', page.description),
    page.kind === 'not-found' ? meta('name', 'robots', 'noindex') : '',
    page.canonical === '' ? '' : `<link rel="canonical" href="${escapeHtml(page.canonical)}">`,
    page.markdown === '' ? '' : `<link rel="alternate" type="text/markdown" href="${escapeHtml(page.markdown)}">`,
    settings.favicon === undefined
      ? '<link rel="icon" href="data:,">'
      : `<link rel="icon" href="${escapeHtml(staticHref(settings, settings.favicon))}">`,
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:type', page.kind === 'home' ? 'website' : 'article'),
    meta('property', 'og:site_name', settings.title),
    // Open Graph knows languages only with a territory.
    meta('property', 'og:locale', settings.locale.includes('-') ? settings.locale.replace('-', '_') : ''),
    meta('property', 'og:url', page.canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ].filter((tag) => tag !== '');
}

/** Social networks accept whole URLs only, so a file of a site without `url` has none. */
function imageUrl(settings: RenderSettings, image: string | undefined): string | undefined {
  if (image === undefined) return undefined;
  const href = staticHref(settings, image);
  if (URL.canParse(href)) return href;
  return settings.url === '' ? undefined : `${settings.url}${href}`;
}

/** An element of the site's own. Schemas refuse content that would end it. */
function headTag({ tag, attributes = {}, content = '' }: HeadTag): string {
  const list = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === false) return [];
    return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
  });
  return `<${tag}${list.join('')}>${tag === 'meta' || tag === 'link' ? '' : `${content}</${tag}>`}`;
}

/** Hidden until its script finds that neither the stylesheet nor `start` came: then `baseUrl` is wrong. Its attributes are those that `client/banner.ts` reads. */
function baseUrlBanner({ title, baseUrl, messages }: RenderSettings, { bannerScript }: Pick<Assets, 'bannerScript'>): string {
  const data = {
    'base-url': baseUrl,
    title: fillMessage(messages.baseUrlBanner, { title }),
    reason: messages.baseUrlReason,
    current: fillMessage(messages.baseUrlCurrent, { baseUrl }),
    suggestion: messages.baseUrlSuggestion,
  };
  const attributes = Object.entries(data).map(([name, text]) => `data-${name}="${escapeHtml(text)}"`);
  return `<div id="base-url-banner" hidden ${attributes.join(' ')}></div>\n<script>${bannerScript}</script>\n`;
}
