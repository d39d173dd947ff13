import type { ReactNode } from 'react';
import type { NavbarLink, PageHead, SiteData } from '../../renderer/model/page.ts';
import { Icon } from './Icon.tsx';
import { isCurrent, type MenuRequest, menuItems } from './menuItems.ts';

export interface DrawerProps {
  readonly site: SiteData;
  readonly page: PageHead;
  readonly sidebarHtml: string;
}

/**
 * The page's sidebar, which on narrow screens is also the drawer.
 * One element serves as both, so that the page has its links once. It is a popover, which opens and closes without scripts, and which the
 * stylesheet shows next to the page where there is room. Without scripts the drawer shows both menus, one below the other; with scripts one
 * at a time (`data-panel`).
 */
export function Drawer({ site, page, sidebarHtml }: DrawerProps): ReactNode {
  const { messages } = site;
  const hasSidebar = page.sidebar !== '';
  return (
    <div id="site-drawer" className="drawer" popover="auto" data-panel={hasSidebar ? undefined : 'main'}>
      <div className="drawer-bar">
        <a className="navbar-brand" href={site.baseUrl}>
          {site.navbar.title}
        </a>
        <button
          type="button"
          className="icon-button"
          popoverTarget="site-drawer"
          popoverTargetAction="hide"
          aria-label={messages.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <button type="button" className="drawer-back needs-script">
        <Icon name="back" />
        {messages.backToMainMenu}
      </button>
      <nav className="drawer-main" aria-label={messages.menu}>
        <ul>
          {site.navbar.items
            .flatMap((item) => menuLinks({ item, site, page }))
            .map(({ key, label, href, lang, item }) => (
              <li key={key} className={item.type === 'releases' ? 'releases' : undefined}>
                <a href={href} lang={lang} aria-current={isCurrent(item, page) ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      {hasSidebar && (
        <nav className="sidebar" aria-label={messages.sidebarNavigation}>
          <div dangerouslySetInnerHTML={{ __html: sidebarHtml }} />
        </nav>
      )}
    </div>
  );
}

interface MenuLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly lang?: string | undefined;
  readonly item: NavbarLink;
}

/** A drawer has room for everything, so dropdowns are laid out flat. */
function menuLinks(request: MenuRequest): readonly MenuLink[] {
  const { item } = request;
  if (item.type === 'link') return [{ key: item.href, label: item.label, href: item.href, item }];
  return menuItems(request).map(({ label, href, lang }) => ({ key: `${item.type}:${label}`, label, href, lang, item }));
}
