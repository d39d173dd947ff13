import { pageFiles } from '../../model/addresses.ts';
import type { ApiModule, ApiPackage, ApiSymbol } from '../../model/api.ts';
import type { Comment } from '../../model/comment.ts';
import type { Href } from '../../model/links.ts';
import { mainModule } from '../../model/mainModule.ts';
import type { Messages } from '../../model/messages.ts';
import type { Route, SymbolList } from '../../model/plan.ts';
import { itemPartAnchor } from '../../presentation/itemGroups.ts';
import { type ListPart, listsOf, symbolParts } from '../../presentation/listParts.ts';
import { isTopLevel, overviewSymbols } from '../../presentation/overviewSymbols.ts';
import { symbolsWithIds } from '../../presentation/packageIndex.ts';
import { referenceGroups } from '../../presentation/referenceGroups.ts';
import { kindGroups, type SymbolGroup, symbolGroups } from '../../presentation/symbolGroups.ts';
import { subtypeLists } from '../../presentation/usedByLists.ts';
import { symbolPlaces } from './symbolPlaces.ts';

/**
 * Pages for the parts of long lists. An overview that listed all items would grow with the package: 20,000 items make a page of 3.5 MB. So
 * the overview of a package, module or namespace with hundreds of items links to pages for the parts of its list.
 */
export function planListRoutes(routes: readonly Route[], messages: Messages): readonly Route[] {
  const paged = new Set(routes.flatMap((route) => (route.kind === 'category' ? [categoryKey(route.package, route.category.id)] : [])));
  const hasPage = (pkg: ApiPackage, { id }: SymbolGroup): boolean => paged.has(categoryKey(pkg, id));
  return routes.flatMap((route): readonly Route[] => {
    if (!('package' in route)) return [];
    // An overview links to the pages of categories instead of listing their items.
    const groups = groupsOf(route, messages).filter((group) => route.kind !== 'package' || !hasPage(route.package, group));
    const symbols = listsOf(groups).flatMap(({ id, group }) =>
      symbolParts(id, group.symbols).map((part) =>
        listRoute(route, part, { heading: group.title, kind: group.kind, symbols: part.entries }),
      ),
    );
    const module = moduleOf(route);
    const reexported = module === undefined ? [] : referenceGroups(module, route.package.symbols, messages);
    const references = reexported.flatMap(({ title, kind, parts }) =>
      parts.map((part) =>
        listRoute(route, part, { heading: `${messages.references}, ${title}`, kind, symbols: [], references: part.entries }),
      ),
    );
    const subtypes = symbolPlaces([route]).flatMap(({ symbol, isItem }) =>
      Object.values(subtypeLists(symbol, messages)).flatMap(({ title, parts }) =>
        parts.map((part) => {
          const id = isItem ? itemPartAnchor(symbol, part.id) : part.id;
          return listRoute(route, { ...part, id }, { heading: title, symbols: [], users: part.entries });
        }),
      ),
    );
    return [...symbols, ...references, ...subtypes];
  });
}

/** The page of a part of a list of another page, below that. */
export function listRoute(
  owner: Route & { readonly package: ApiPackage },
  { id, title: name }: Pick<ListPart<unknown>, 'id' | 'title'>,
  list: Omit<SymbolList, 'title' | 'owner'>,
): Route {
  const { from, sidebar, package: pkg } = owner;
  const href = listHref(owner.href, id);
  const title = `${list.heading}: ${name}`;
  return {
    ...{ kind: 'list', href, title, description: `${owner.title}, ${title}`, ...pageFiles(href) },
    ...{ from, sidebar, package: pkg },
    list: { ...list, title: name, owner: { title: owner.title, href: owner.href } },
  };
}

/** The entry point that a page is the overview of. */
function moduleOf(route: Route & { readonly package: ApiPackage }): ApiModule | undefined {
  if (route.kind === 'module') return route.apiModule;
  return route.kind === 'package' ? mainModule(route.package.modules) : undefined;
}

function categoryKey({ slug }: ApiPackage, category: string): string {
  return `${slug} ${category}`;
}

/** Address of a part of a page's list. */
export function listHref(owner: Href, id: string): Href {
  return `${owner}/list/${id}`;
}

/** The groups that a page lists, as its template does. */
function groupsOf(route: Route & { readonly package: ApiPackage }, messages: Messages): readonly SymbolGroup[] {
  if ('items' in route && route.items !== undefined) return [];
  const { modules, categories } = route.package;
  const divide = (listed: readonly ApiSymbol[], comment: Comment | undefined) => symbolGroups(listed, { messages, categories, comment });
  if (route.kind === 'package') return divide(overviewSymbols(route.package), mainModule(modules)?.comment);
  if (route.kind === 'category') return kindGroups(route.category.symbols, { messages });
  if (route.kind === 'module') {
    return divide(symbolsWithIds(route.package, route.apiModule.symbols).filter(isTopLevel), route.apiModule.comment);
  }
  if (!('symbol' in route) || route.symbol.children.length === 0) return [];
  return divide(symbolsWithIds(route.package, route.symbol.children), route.symbol.comment);
}
