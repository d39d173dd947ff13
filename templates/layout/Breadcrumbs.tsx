import type { ReactNode } from 'react';
import type { Words } from '../../renderer/model/words.ts';

/** A step on the way from the home page; without an address it is a group that has no page. */
export interface Crumb {
  readonly label: string;
  /** With `baseUrl`. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From the outermost to the page itself. */
  readonly crumbs: readonly Crumb[];
  readonly words: Words;
}

/** Where the page stands in the site. */
export function Breadcrumbs({ crumbs, words }: BreadcrumbsProps): ReactNode {
  if (crumbs.length < 2) return null;
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <li key={label}>
            {href === undefined ? (
              <span>{label}</span>
            ) : (
              <a href={href} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
