import type { NavbarConfig, NavbarItem } from '../model/config.ts';
import type { UserNavbar } from './schema/navbar.ts';
import type { UserNavbarItem } from './schema/navbarItem.ts';

export interface ResolveNavbarRequest {
  readonly navbar: UserNavbar | undefined;
  readonly siteTitle: string;
  /** Whether the site has an API reference: without `items`, the bar links to it. */
  readonly hasApi: boolean;
}

export function resolveNavbar({ navbar, siteTitle, hasApi }: ResolveNavbarRequest): NavbarConfig {
  const logo = navbar?.logo;
  return {
    title: navbar?.title ?? siteTitle,
    logo: logo && { src: logo.src, srcDark: logo.srcDark, alt: logo.alt ?? '' },
    hideOnScroll: navbar?.hideOnScroll ?? false,
    items: (navbar?.items ?? (hasApi ? [{ type: 'api' } as const] : [])).map(resolveItem),
  };
}

function resolveItem(item: UserNavbarItem): NavbarItem {
  if (item.type === 'versions' || item.type === 'locales') return { ...item, position: item.position ?? 'right' };
  const position = item.position ?? 'left';
  return item.type === 'api' ? { ...item, label: item.label ?? 'API', position } : { ...item, position };
}
