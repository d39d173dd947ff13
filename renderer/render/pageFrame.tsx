import { renderToStaticMarkup } from 'react-dom/server';
import { SiteFooter } from '../../templates/layout/SiteFooter.tsx';
import type { Highlighter } from '../documents/highlight/createHighlighter.ts';
import { createMarkdownParser } from '../documents/markdown/createMarkdownParser.ts';
import type { Config } from '../model/config.ts';
import type { Assets, SiteData } from '../model/page.ts';
import type { SitePlan } from '../model/plan.ts';
import { publicHref } from '../model/publicHref.ts';
import { linkHref } from '../plan/siteData.ts';
import { createMarkdownRenderer } from './text/markdownRenderer.ts';

/**
 * The settings that contents of pages depend on. The navigation bar and the footer are not among them: `siteData` and `pageFrame`
 * prepare these once.
 */
export interface RenderSettings
  extends Pick<
    Config,
    | 'root'
    | 'title'
    | 'tagline'
    | 'url'
    | 'baseUrl'
    | 'release'
    | 'favicon'
    | 'socialImage'
    | 'colorMode'
    | 'tableOfContents'
    | 'messages'
    | 'autolink'
    | 'head'
  > {
  readonly locale: string;
  readonly api: Pick<Config['api'], 'route' | 'layout' | 'externalImages'>;
  readonly documents: Pick<NonNullable<Config['documents']>, 'path' | 'editUrl'> | undefined;
}

/** What is the same on every page: plain data. */
export interface PageFrame {
  readonly settings: RenderSettings;
  readonly site: SiteData;
  readonly assets: Omit<Assets, 'files'>;
  readonly footerHtml: string;
}

/** Takes these settings out of a config. */
export function renderSettings(config: Config): RenderSettings {
  const { root, title, tagline, url, baseUrl, release, favicon, socialImage, colorMode, tableOfContents, messages, autolink, head } =
    config;
  const { i18n, api, documents } = config;
  return {
    ...{ root, title, tagline, url, baseUrl, release, favicon, socialImage, colorMode, tableOfContents, messages, autolink, head },
    locale: i18n.defaultLocale,
    api: { route: api.route, layout: api.layout, externalImages: api.externalImages },
    documents: documents && { path: documents.path, editUrl: documents.editUrl },
  };
}

interface PageFrameRequest {
  readonly config: Config;
  readonly plan: SitePlan;
  readonly site: SiteData;
  readonly assets: Assets;
}

export function pageFrame({ config, plan, site, assets: { files: _files, ...assets } }: PageFrameRequest): PageFrame {
  const { messages, footer } = config;
  const columns = footer.columns.map(({ title, items }) => ({
    title,
    items: items.map((link) => ({ label: link.label, href: linkHref(link, { config, documents: plan.links.byDocument }) })),
  }));
  const footerHtml = renderToStaticMarkup(<SiteFooter columns={columns} copyright={footer.copyright} messages={messages} />);
  return { settings: renderSettings(config), site, assets, footerHtml };
}

/** The announcement as inline HTML; its links to routes get their `baseUrl`. Empty where there is none. */
export async function announcementHtml({ announcement, messages, baseUrl }: Config, highlighter: Highlighter): Promise<string> {
  if (announcement === undefined) return '';
  const parser = createMarkdownParser({ highlighter, messages });
  await parser.prepare([announcement.content]);
  const resolve = ({ target }: { readonly target: string }) => ({ href: publicHref(target, { baseUrl }) });
  return createMarkdownRenderer({ parser, messages }).renderInline({ text: announcement.content }, resolve);
}
