import { isTopLevel } from '../../templates/api/indexHeadings.ts';
import { listParts, listsOf } from '../../templates/api/listParts.ts';
import { type SymbolGroup, symbolGroups } from '../../templates/api/symbolGroups.ts';
import type { ApiPackage, ApiSymbol, Comment } from '../model/api.ts';
import type { Href, Route } from '../model/plan.ts';
import type { Words } from '../model/words.ts';
import { dataFile, htmlFile } from './addresses.ts';

/**
 * Pages for the parts of long lists. An overview that listed all of a package's items would grow with the package: 20,000 items make a
 * page of 3.5 MB. So a list of hundreds isn't in the overview of a package, module or namespace, which leads to its parts instead.
 */
export function planListRoutes(routes: readonly Route[], words: Words): readonly Route[] {
  return routes.flatMap((route): readonly Route[] => {
    if (!('package' in route)) return [];
    return listsOf(groupsOf(route, words)).flatMap(({ id, group }) =>
      listParts(id, group.symbols).map((part): Route => {
        const href = listHref(route.href, part.id);
        const title = `${group.title}: ${part.title}`;
        const owner = { title: route.title, href: route.href };
        return {
          ...{ kind: 'list', href, title, description: `${route.title}, ${title}`, html: htmlFile(href), data: dataFile(href) },
          ...{ from: route.from, sidebar: route.sidebar, package: route.package },
          list: { heading: group.title, title: part.title, kind: group.kind, symbols: part.symbols, owner },
        };
      }),
    );
  });
}

/** Address of a part of a page's list. */
export function listHref(owner: Href, id: string): Href {
  return `${owner}/list/${id}`;
}

/** What a page lists, as its template does. */
function groupsOf(route: Route & { readonly package: ApiPackage }, words: Words): readonly SymbolGroup[] {
  const { symbols, modules, categories } = route.package;
  const divide = (listed: readonly ApiSymbol[], comment: Comment | undefined) => symbolGroups(listed, { words, categories, comment });
  const ofPackage = () => divide(symbols.filter(isTopLevel), modules.find(({ name }) => name === '')?.comment);
  if (route.kind === 'package') return ofPackage();
  if (route.kind === 'category') return ofPackage().find(({ id }) => id === route.category)?.groups ?? [];
  if (route.kind === 'module') {
    const own = new Set(route.apiModule.symbols);
    return divide(
      symbols.filter((symbol) => own.has(symbol.id) && isTopLevel(symbol)),
      route.apiModule.comment,
    );
  }
  if (!('symbol' in route) || route.symbol.children.length === 0) return [];
  const children = new Set(route.symbol.children);
  return divide(
    symbols.filter(({ id }) => children.has(id)),
    route.symbol.comment,
  );
}
