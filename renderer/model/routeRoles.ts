import type { Route } from './plan.ts';
import { searchModule } from './search.ts';

/** What else than its own file a page is in. */
interface RouteRoles {
  /**
   * `whole`: a page of its own, in search and sitemap, with a permanent address. `rest`: a part of another page's list, which comes and goes
   * with the length of the list; in the sitemap alone. `none`: the page of wrong addresses, in none of them.
   */
  readonly page: 'whole' | 'rest' | 'none';
  /**
   * Its breadcrumbs: `none`, or between home and the page itself nothing (`site`), the groups of its sidebar (`sidebar`), the index of the
   * reference (`reference`), or also its package and what contains it there (`package`).
   */
  readonly crumbs: 'none' | 'site' | 'sidebar' | 'reference' | 'package';
  /** The group of `llms.txt` that lists it. */
  readonly llms: 'documents' | 'package' | 'none';
  /** Whether inventories have its address with a name, in the list of other addresses, or not at all. */
  readonly inventory: 'named' | 'address' | 'none';
}

const ofSymbol: RouteRoles = { page: 'whole', crumbs: 'package', llms: 'package', inventory: 'named' };
const ofRest: RouteRoles = { page: 'rest', crumbs: 'package', llms: 'none', inventory: 'none' };

/** A new kind of page needs its roles here: everything that lists pages asks for them. */
export const routeRoles: Readonly<Record<Route['kind'], RouteRoles>> = {
  home: { page: 'whole', crumbs: 'none', llms: 'documents', inventory: 'address' },
  page: { page: 'whole', crumbs: 'none', llms: 'none', inventory: 'address' },
  document: { page: 'whole', crumbs: 'sidebar', llms: 'documents', inventory: 'named' },
  api: { page: 'whole', crumbs: 'site', llms: 'none', inventory: 'address' },
  package: { page: 'whole', crumbs: 'reference', llms: 'package', inventory: 'address' },
  module: { page: 'whole', crumbs: 'package', llms: 'package', inventory: 'address' },
  category: { page: 'whole', crumbs: 'package', llms: 'package', inventory: 'address' },
  namespace: ofSymbol,
  class: ofSymbol,
  enum: ofSymbol,
  function: ofSymbol,
  interface: ofSymbol,
  type: ofSymbol,
  variable: ofSymbol,
  users: ofRest,
  list: ofRest,
  'not-found': { page: 'none', crumbs: 'none', llms: 'none', inventory: 'none' },
};

/** Whether a page holds a part of another page's list. */
export function isRest({ kind }: Pick<Route, 'kind'>): boolean {
  return routeRoles[kind].page === 'rest';
}

/** Whether the address of a page is permanent. */
export function isPermanent({ kind }: Pick<Route, 'kind'>): boolean {
  return routeRoles[kind].page === 'whole';
}

/** Whether search engines may list a page: not the search page itself, and no document that wants to be left alone. */
export function isPublic(route: Route): boolean {
  if (routeRoles[route.kind].page === 'none') return false;
  if (route.kind === 'page') return route.module !== searchModule;
  return !isUnlisted(route);
}

/** Whether a page is a document that lists leave out. */
export function isUnlisted(route: Route): boolean {
  return route.kind === 'document' && route.document.frontMatter.unlisted === true;
}
