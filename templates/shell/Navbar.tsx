import type { ReactNode } from 'react';
import type { PageHead, SiteData } from '../../renderer/model/page.ts';
import { searchHref } from '../../renderer/model/searchHref.ts';
import { Icon } from './Icon.tsx';
import { isCurrent, type MenuRequest } from './menuItems.ts';
import { NavbarDropdown } from './NavbarDropdown.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export interface NavbarProps {
  readonly site: SiteData;
  readonly page: PageHead;
}

/** The bar at the top: brand, items, color switch, and on narrow screens the button that opens the drawer. */
export function Navbar({ site, page }: NavbarProps): ReactNode {
  const { navbar, messages } = site;
  return (
    <header className={navbar.hideOnScroll ? 'navbar navbar-hides' : 'navbar'}>
      <button type="button" className="icon-button navbar-menu" popoverTarget="site-drawer" aria-label={messages.openMenu}>
        <Icon name="menu" />
      </button>
      <a className="navbar-brand" href={site.baseUrl}>
        <Logo logo={navbar.logo} />
        <span>{navbar.title}</span>
      </a>
      <nav className="navbar-items" aria-label={messages.mainNavigation}>
        {navbar.items.map((item) => (
          <NavbarItem key={`${item.type}:${item.label}`} item={item} site={site} page={page} />
        ))}
      </nav>
      <SearchButton messages={messages} href={`${site.baseUrl}${searchHref.slice(1)}`} />
      {site.colorMode.switch && <ThemeSwitch theme={site.colorMode.default} messages={messages} />}
    </header>
  );
}

function Logo({ logo }: { readonly logo: SiteData['navbar']['logo'] }): ReactNode {
  if (logo === undefined) return null;
  const dark = logo.srcDark ?? logo.src;
  return (
    <>
      <img className="only-light" src={logo.src} alt={logo.alt} width="32" height="32" />
      {dark !== logo.src && <img className="only-dark" src={dark} alt={logo.alt} width="32" height="32" />}
    </>
  );
}

function NavbarItem({ item, ...rest }: MenuRequest): ReactNode {
  const className = item.position === 'right' ? 'navbar-item navbar-right' : 'navbar-item';
  if (item.type !== 'link') return <NavbarDropdown className={className} item={item} {...rest} />;
  return (
    <a className={className} href={item.href} aria-current={isCurrent(item, rest.page) ? 'true' : undefined}>
      {item.label}
      {item.isExternal && <Icon name="external" />}
    </a>
  );
}
