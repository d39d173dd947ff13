import * as v from 'valibot';
import { navbarItemSchema, type UserNavbarItem } from './navbarItem.ts';
import { list, section, text } from './section.ts';

/** Navigation bar at the top of every page. */
export interface UserNavbar {
  /**
   * Text next to the logo.
   * @default the site's `title`
   * @example 'GraphQL.js'
   */
  readonly title?: string | undefined;
  /**
   * Image next to the title. `src` and `srcDark` (for the dark theme) are paths within the static folders.
   * @default none
   * @example { src: 'img/logo.svg', alt: '' }
   */
  readonly logo?: { readonly src: string; readonly srcDark?: string | undefined; readonly alt?: string | undefined } | undefined;
  /**
   * Whether the bar hides when the reader scrolls down.
   * @default false
   */
  readonly hideOnScroll?: boolean | undefined;
  /**
   * Items of the bar, in order.
   * @default a link to the API reference, if the site has one
   * @example [{ type: 'document', document: 'tutorials/index', label: 'Tutorial' }, { type: 'api', label: 'API' }]
   */
  readonly items?: readonly UserNavbarItem[] | undefined;
}

export const navbarSchema = section({
  title: v.optional(text()),
  logo: v.optional(section({ src: text(), srcDark: v.optional(text()), alt: v.optional(v.string()) })),
  hideOnScroll: v.optional(v.boolean()),
  items: v.optional(list(navbarItemSchema)),
});
