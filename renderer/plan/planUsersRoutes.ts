import { hasManyUsers, usedByLists, userParts } from '../../templates/api/usedByLists.ts';
import type { ApiPackage, SymbolId } from '../model/api.ts';
import type { Backlinks } from '../model/backlinks.ts';
import type { Href, Route } from '../model/plan.ts';
import type { Words } from '../model/words.ts';
import { dataFile, htmlFile } from './addresses.ts';
import { listRoute } from './planListRoutes.ts';

export interface UsersRoutesRequest {
  readonly routes: readonly Route[];
  readonly backlinks: ReadonlyMap<SymbolId, Backlinks>;
  readonly words: Words;
}

/** A page of its own for the users of each symbol that has more of them than its page shows, and pages for the parts of its long lists. */
export function planUsersRoutes({ routes, backlinks, words }: UsersRoutesRequest): readonly Route[] {
  return routes.flatMap((route): readonly Route[] => {
    if (!('symbol' in route)) return [];
    const { symbol, package: pkg, from, sidebar } = route;
    const users = backlinks.get(symbol.id);
    if (users === undefined || !hasManyUsers(users)) return [];
    const href = usersHref(route.href);
    const title = `${route.title}: ${words.usedBy}`;
    const description = `${words.usedBy}: ${route.title}`;
    const page: Route & { readonly package: ApiPackage } = {
      ...{ kind: 'users', href, title, description, html: htmlFile(href), data: dataFile(href) },
      ...{ from, sidebar, package: pkg, usersOf: symbol },
    };
    const parts = usedByLists(users).flatMap((list) =>
      userParts(list).map((part) => listRoute(page, part, { heading: words[list.title], symbols: [], users: part.entries })),
    );
    return [page, ...parts];
  });
}

/** Address of the page with all users of a symbol. */
export function usersHref(symbolHref: Href): Href {
  return `${symbolHref}/used-by`;
}
