import { pageFiles } from '../../model/addresses.ts';
import type { ApiPackage } from '../../model/api.ts';
import type { Backlinks } from '../../model/backlinks.ts';
import type { Href } from '../../model/links.ts';
import type { Messages } from '../../model/messages.ts';
import type { Route } from '../../model/plan.ts';
import type { SymbolId } from '../../model/type.ts';
import { hasManyUsers, usedByLists, userParts } from '../../presentation/usedByLists.ts';
import { listRoute } from './planListRoutes.ts';
import { symbolPlaces } from './symbolPlaces.ts';

interface UsersRoutesRequest {
  readonly routes: readonly Route[];
  readonly backlinks: ReadonlyMap<SymbolId, Backlinks>;
  readonly messages: Messages;
}

/** A page of its own for the users of each symbol that has more of them than its page shows, and pages for the parts of its long lists. */
export function planUsersRoutes({ routes, backlinks, messages }: UsersRoutesRequest): readonly Route[] {
  return symbolPlaces(routes).flatMap(({ symbol, package: pkg, href: place, route: { from, sidebar } }): readonly Route[] => {
    const users = backlinks.get(symbol.id);
    if (users === undefined || !hasManyUsers(users)) return [];
    const href = usersHref(place);
    const title = `${symbol.qualifiedName}: ${messages.usedBy}`;
    const description = `${messages.usedBy}: ${symbol.qualifiedName}`;
    const page: Route & { readonly package: ApiPackage } = {
      ...{ kind: 'users', href, title, description, ...pageFiles(href) },
      ...{ from, sidebar, package: pkg, usersOf: symbol },
    };
    const parts = usedByLists(users).flatMap((list) =>
      userParts(list).map((part) => listRoute(page, part, { heading: messages[list.title], symbols: [], users: part.entries })),
    );
    return [page, ...parts];
  });
}

/** Address of the page with all users of a symbol; one without a page of its own is below its module's. */
export function usersHref(symbolHref: string): Href {
  return `${symbolHref.replace('#', '/')}/used-by`;
}
