import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { type MenuRequest, menuItems } from './menuItems.ts';

export interface NavbarDropdownProps extends MenuRequest {
  readonly className: string;
}

/** A menu in the bar, made of `<details>` so that it opens without scripts: links, languages or versions. */
export function NavbarDropdown({ item, site, page, className }: NavbarDropdownProps): ReactNode {
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
        {menuItems({ item, site, page }).map(({ label, href, isExternal, lang }) => (
          <li key={label}>
            <a href={href} lang={lang} aria-current={lang !== undefined && lang === site.locale ? 'true' : undefined}>
              {label}
              {isExternal && <Icon name="external" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
