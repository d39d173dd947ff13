import type { Words } from '../../renderer/model/words.ts';
import { escapeText } from '../escapeText.ts';

/** A step on the way from the home page; without an address it is a group that has no page. */
export interface Crumb {
  readonly label: string;
  /** With `baseUrl`. */
  readonly href?: string | undefined;
}

/** Where the page stands in the site, from the outermost to the page itself. Printed as text, since it is links alone. */
export function breadcrumbs(crumbs: readonly Crumb[], words: Words): string {
  if (crumbs.length < 2) return '';
  const items = crumbs.map((crumb, index) => `<li>${printCrumb(crumb, index === crumbs.length - 1)}</li>`);
  return `<nav class="breadcrumbs" aria-label="${escapeText(words.breadcrumbs)}"><ol>${items.join('')}</ol></nav>`;
}

function printCrumb({ label, href }: Crumb, isPage: boolean): string {
  const text = escapeText(label);
  return href === undefined ? `<span>${text}</span>` : `<a href="${escapeText(href)}"${isPage ? ' aria-current="page"' : ''}>${text}</a>`;
}
