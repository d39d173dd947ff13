import type { ApiPackage, ApiSymbol } from '../../model/api.ts';
import type { Href } from '../../model/links.ts';
import type { Route } from '../../model/plan.ts';
import { itemAnchor, itemPartAnchor } from '../../presentation/itemGroups.ts';

/** Where a symbol is explained. */
export interface SymbolPlace {
  readonly symbol: ApiSymbol;
  readonly package: ApiPackage;
  readonly route: Route;
  /** Its page, or its anchor on its module's page. */
  readonly href: string;
  /** Whether it shares its page with others. */
  readonly isItem: boolean;
}

/** The places of all symbols of these routes, in their order: a page each, or one below the other on the page of their module. */
export function symbolPlaces(routes: readonly Route[]): readonly SymbolPlace[] {
  return routes.flatMap((route): readonly SymbolPlace[] => {
    if ('symbol' in route) return [{ symbol: route.symbol, package: route.package, route, href: route.href, isItem: false }];
    if (!('items' in route)) return [];
    const { items = [], package: pkg, href } = route;
    return items.map((symbol) => ({ symbol, package: pkg, route, href: itemHref(href, symbol), isItem: true }));
  });
}

/** Address of a symbol that is shown in full on the page of its module. */
export function itemHref(module: Href, symbol: ApiSymbol): string {
  return `${module}#${itemAnchor(symbol)}`;
}

/** Address of a symbol's member, by its anchor on a page of the symbol's own. */
export function memberHref({ symbol, route, href, isItem }: SymbolPlace, anchor: string): string {
  return isItem ? `${route.href}#${itemPartAnchor(symbol, anchor)}` : `${href}#${anchor}`;
}
