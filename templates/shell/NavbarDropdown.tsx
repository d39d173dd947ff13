import type { ReactNode } from 'react';
import type { NavbarLink, PageHead, SiteData } from '../../renderer/model/page.ts';
import { Icon } from './Icon.tsx';
import { menuItems } from './menuItems.ts';
import type { ShellState } from './shellState.ts';

export interface NavbarDropdownProps {
  readonly item: NavbarLink;
  readonly site: SiteData;
  readonly page: PageHead;
  readonly state: ShellState;
  readonly className: string;
}

/** A menu in the bar, made of `<details>` so that it opens without scripts: links, languages or versions. */
export function NavbarDropdown({ item, site, page, state, className }: NavbarDropdownProps): ReactNode {
  const isLanguages = item.type === 'locales';
  const isReleases = item.type === 'releases';
  const current = site.locales.find(({ code }) => code === site.locale);
  const summaryLabel = isLanguages
    ? `${site.messages.language}: ${current?.label ?? site.locale}`
    : isReleases
      ? `${site.messages.version}: ${item.label}`
      : undefined;
  return (
    <details className={`${className} dropdown${isReleases ? ' releases' : ''}`} name="navbar-dropdown">
      <summary aria-label={summaryLabel}>
        {isLanguages && <Icon name="language" />}
        {isLanguages ? (current?.label ?? site.locale) : item.label}
      </summary>
      <ul>
        {menuItems({ item, site, page, state }).map(({ label, href, isExternal }) => (
          <li key={label}>
            <a
              href={href}
              lang={isLanguages ? localeCode(site, label) : undefined}
              aria-current={(isLanguages && label === current?.label) || (isReleases && label === item.label) ? 'true' : undefined}
            >
              {label}
              {isExternal && <Icon name="external" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function localeCode(site: SiteData, label: string): string | undefined {
  return site.locales.find((locale) => locale.label === label)?.code;
}
