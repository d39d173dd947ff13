import type { SymbolKind } from './api.ts';
import type { ListedKind } from './links.ts';
import type { Route } from './plan.ts';
import { type NameKind, searchModule } from './search.ts';

/** What lists and names a kind of page, apart from its own file. */
interface RouteRoles {
  /** What `routes.json` calls it. Scripts find the page of an export by its kind; lists of its users and parts of lists are pages like any other. */
  readonly name: ListedKind;
  /** What search calls it. */
  readonly search: NameKind;
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

const ofRest: RouteRoles = { name: 'page', search: 'page', page: 'rest', crumbs: 'package', llms: 'none', inventory: 'none' };

/** A new kind of page needs its roles here: everything that lists pages asks for them. */
export const routeRoles: Readonly<Record<Route['kind'], RouteRoles>> = {
  home: { name: 'home', search: 'page', page: 'whole', crumbs: 'none', llms: 'documents', inventory: 'address' },
  page: { name: 'page', search: 'page', page: 'whole', crumbs: 'none', llms: 'none', inventory: 'address' },
  document: { name: 'document', search: 'document', page: 'whole', crumbs: 'sidebar', llms: 'documents', inventory: 'named' },
  api: { name: 'api', search: 'page', page: 'whole', crumbs: 'site', llms: 'none', inventory: 'address' },
  package: { name: 'package', search: 'package', page: 'whole', crumbs: 'reference', llms: 'package', inventory: 'address' },
  module: { name: 'module', search: 'module', page: 'whole', crumbs: 'package', llms: 'package', inventory: 'address' },
  category: { name: 'category', search: 'page', page: 'whole', crumbs: 'package', llms: 'package', inventory: 'address' },
  namespace: ofSymbol('namespace'),
  class: ofSymbol('class'),
  enum: ofSymbol('enum'),
  function: ofSymbol('function'),
  interface: ofSymbol('interface'),
  type: ofSymbol('type'),
  variable: ofSymbol('variable'),
  users: ofRest,
  list: ofRest,
  'not-found': { name: 'not-found', search: 'page', page: 'none', crumbs: 'none', llms: 'none', inventory: 'none' },
};

function ofSymbol(kind: SymbolKind): RouteRoles {
  return { name: kind, search: kind, page: 'whole', crumbs: 'package', llms: 'package', inventory: 'named' };
}

/** Whether a page holds a part of another page's list. */
export function isRest({ kind }: Pick<Route, 'kind'>): boolean {
  return routeRoles[kind].page === 'rest';
}

/** Whether the address of a page is permanent. */
export function isPermanent({ kind }: Pick<Route, 'kind'>): boolean {
  return routeRoles[kind].page === 'whole';
}

/** Whether search engines may list a page: not the search page itself, and no document that its author has not listed (`unlisted`). */
export function isPublic(route: Route): boolean {
  if (routeRoles[route.kind].page === 'none') return false;
  if (route.kind === 'page') return route.module !== searchModule;
  return !isUnlisted(route);
}

/** Whether a page is a document that lists leave out. */
export function isUnlisted(route: Route): boolean {
  return route.kind === 'document' && route.document.frontMatter.unlisted === true;
}
