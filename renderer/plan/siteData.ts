import { normalizeHref, packageHref } from '../model/addresses.ts';
import { clientMessages } from '../model/clientMessages.ts';
import type { Config, LinkConfig, NavbarItem } from '../model/config.ts';
import type { Href } from '../model/links.ts';
import type { NavbarLink, SiteData } from '../model/page.ts';
import { versionsFolder } from '../model/releases.ts';
import { withBase } from '../model/withBase.ts';
import type { Forward } from './routes/apiForward.ts';

interface SiteDataRequest {
  readonly config: Config;
  /** Addresses of documents by id. */
  readonly documents: ReadonlyMap<string, Href>;
  /** The address of the reference, where it forwards to its only package. Default: none. */
  readonly forward?: Forward | undefined;
  /** First document of each sidebar, by the sidebar's id. */
  readonly sidebars: ReadonlyMap<string, Href>;
  /** The announcement's text as inline HTML. */
  readonly announcementHtml: string;
}

/** What is the same on every page, with all addresses resolved. */
export function siteData(request: SiteDataRequest): SiteData {
  const { config } = request;
  const { navbar, i18n, announcement } = config;
  const { releaseOlder, releaseOpenLatest } = config.messages;
  const locale = i18n.locales.find(({ code }) => code === i18n.defaultLocale);
  return {
    title: config.title,
    baseUrl: config.baseUrl,
    navbar: {
      title: navbar.title,
      logo:
        navbar.logo === undefined
          ? undefined
          : {
              ...navbar.logo,
              src: staticHref(config, navbar.logo.src),
              srcDark: navbar.logo.srcDark === undefined ? undefined : staticHref(config, navbar.logo.srcDark),
            },
      hideOnScroll: navbar.hideOnScroll,
      items: [...navbar.items.map((item) => navbarLink(item, request)), ...releaseMenu(config)],
    },
    colorMode: config.colorMode,
    announcement:
      announcement === undefined ? undefined : { id: announcement.id, html: request.announcementHtml, closable: announcement.closable },
    locale: i18n.defaultLocale,
    locales: i18n.locales,
    direction: locale?.direction ?? 'ltr',
    version: config.documents === undefined ? undefined : { name: 'current', label: config.documents.versions.current.label },
    release: config.release && { ...config.release, messages: { releaseOlder, releaseOpenLatest } },
    messages: clientMessages(config.messages),
  };
}

/** Address of a link with a label, with `baseUrl` where it is inside the site. */
export function linkHref(link: LinkConfig, { config, documents }: Pick<SiteDataRequest, 'config' | 'documents'>): string {
  if (link.href !== undefined) return link.href;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(link.route ?? '/') ?? [];
  return withBase(config.baseUrl, link.document === undefined ? `${normalizeHref(path)}${rest}` : (documents.get(link.document) ?? '/'));
}

/** Address of a static file. */
export function staticHref({ baseUrl }: Pick<Config, 'baseUrl'>, path: string): string {
  return /^[a-z]+:/i.test(path) ? path : withBase(baseUrl, normalizeHref(path));
}

function navbarLink(item: NavbarItem, request: SiteDataRequest): NavbarLink {
  const { config, documents, sidebars, forward } = request;
  const internal = (label: string, href: Href, activePrefix: string): NavbarLink => ({
    type: 'link',
    label,
    href: withBase(config.baseUrl, href),
    position: item.position,
    activePrefix,
    isExternal: false,
    items: [],
  });
  switch (item.type) {
    case 'document':
      return internal(item.label, documents.get(item.document) ?? '/', documents.get(item.document) ?? '/');
    case 'sidebar':
      return internal(item.label, sidebars.get(item.sidebar) ?? '/', sidebars.get(item.sidebar) ?? '/');
    case 'api': {
      const route = normalizeHref(config.api.route);
      if (item.package === undefined) return internal(item.label, forward?.to ?? route, route);
      const href = packageHref(route, item.package);
      return internal(item.label, href, href);
    }
    case 'route': {
      const href = normalizeHref(item.route);
      return internal(item.label, href, href);
    }
    case 'link':
      return { type: 'link', label: item.label, href: item.href, position: item.position, activePrefix: '', isExternal: true, items: [] };
    case 'dropdown':
      return menu({
        type: 'dropdown',
        label: item.label,
        item,
        items: item.items.map((link) => ({ label: link.label, href: linkHref(link, request), isExternal: link.href !== undefined })),
      });
    case 'versions': {
      const label = config.documents?.versions.current.label ?? '';
      const href = withBase(config.baseUrl, normalizeHref(config.documents?.route ?? '/'));
      return menu({
        type: 'versions',
        label,
        item,
        items: [
          {
            label,
            href: config.documents?.main === undefined ? href : withBase(config.baseUrl, documents.get(config.documents.main) ?? '/'),
            isExternal: false,
          },
        ],
      });
    }
    case 'locales':
      return menu({
        type: 'locales',
        label: config.messages.language,
        item,
        items: config.i18n.locales.map(({ label }) => ({ label, href: config.baseUrl, isExternal: false })),
      });
  }
}

/** The menu of releases. Its list comes from the file that all releases share. */
function releaseMenu({ release, messages }: Config): readonly NavbarLink[] {
  if (release === undefined) return [];
  const all = { label: messages.releaseAll, href: `${release.root}${versionsFolder}/`, isExternal: false };
  return [{ type: 'releases', label: release.name, href: '', position: 'right', activePrefix: '', isExternal: false, items: [all] }];
}

function menu({ type, label, item, items }: Pick<NavbarLink, 'type' | 'label' | 'items'> & { readonly item: NavbarItem }): NavbarLink {
  return { type, label, href: '', position: item.position, activePrefix: '', isExternal: false, items };
}
