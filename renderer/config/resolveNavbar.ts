import type { NavbarConfig, NavbarItem } from '../model/config.ts';
import type { UserNavbar } from './schema/navbar.ts';
import type { UserNavbarItem } from './schema/navbarItem.ts';

export function resolveNavbar(navbar: UserNavbar | undefined, siteTitle: string): NavbarConfig {
  const logo = navbar?.logo;
  return {
    title: navbar?.title ?? siteTitle,
    logo: logo && { src: logo.src, srcDark: logo.srcDark, alt: logo.alt ?? '' },
    hideOnScroll: navbar?.hideOnScroll ?? false,
    items: (navbar?.items ?? []).map(resolveItem),
  };
}

function resolveItem(item: UserNavbarItem): NavbarItem {
  if (item.type === 'versions' || item.type === 'locales') return { ...item, position: item.position ?? 'right' };
  const position = item.position ?? 'left';
  return item.type === 'api' ? { ...item, label: item.label ?? 'API', position } : { ...item, position };
}
