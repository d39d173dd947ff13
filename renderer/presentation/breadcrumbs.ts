import { escapeText } from '../model/escapeText.ts';
import type { Messages } from '../model/messages.ts';

/** A step on the way from the home page; without an address it is a group that has no page. */
export interface Crumb {
  readonly label: string;
  /** With `baseUrl`. */
  readonly href?: string | undefined;
}

/** The position of the page in the site, from the outermost level to the page itself. Printed as text, since it only consists of links. */
export function breadcrumbs(crumbs: readonly Crumb[], messages: Messages): string {
  if (crumbs.length < 2) return '';
  const items = crumbs.map((crumb, index) => `<li>${printCrumb(crumb, index === crumbs.length - 1)}</li>`);
  return `<nav class="breadcrumbs" aria-label="${escapeText(messages.breadcrumbs)}"><ol>${items.join('')}</ol></nav>`;
}

function printCrumb({ label, href }: Crumb, isPage: boolean): string {
  const text = escapeText(label);
  return href === undefined ? `<span>${text}</span>` : `<a href="${escapeText(href)}"${isPage ? ' aria-current="page"' : ''}>${text}</a>`;
}
