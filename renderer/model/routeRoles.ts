import type { Route } from './plan.ts';
import { searchModule } from './search.ts';

/**
 * `whole`: a page of its own, in search, sitemap and inventories, with a permanent address. `rest`: a part of another page's list, which comes
 * and goes with the length of the list; in the sitemap alone. `none`: the page of wrong addresses, in none of them.
 */
type RouteRole = 'whole' | 'rest' | 'none';

/** A new kind of page needs a role here: everything that lists pages asks for it. */
const roles: Readonly<Record<Route['kind'], RouteRole>> = {
  home: 'whole',
  page: 'whole',
  document: 'whole',
  api: 'whole',
  package: 'whole',
  module: 'whole',
  category: 'whole',
  namespace: 'whole',
  class: 'whole',
  enum: 'whole',
  function: 'whole',
  interface: 'whole',
  type: 'whole',
  variable: 'whole',
  users: 'rest',
  list: 'rest',
  'not-found': 'none',
};

/** Whether a page holds a part of another page's list. */
export function isRest({ kind }: Pick<Route, 'kind'>): boolean {
  return roles[kind] === 'rest';
}

/** Whether the address of a page is permanent. */
export function isPermanent({ kind }: Pick<Route, 'kind'>): boolean {
  return roles[kind] === 'whole';
}

/** Whether search engines may list a page: not the search page itself, and no document that wants to be left alone. */
export function isPublic(route: Route): boolean {
  if (roles[route.kind] === 'none') return false;
  if (route.kind === 'page') return route.module !== searchModule;
  return !isUnlisted(route);
}

/** Whether a page is a document that lists leave out. */
export function isUnlisted(route: Route): boolean {
  return route.kind === 'document' && route.document.frontMatter.unlisted === true;
}
