import { isTopLevel } from '../../templates/api/indexHeadings.ts';
import { listParts, listsOf } from '../../templates/api/listParts.ts';
import { symbolGroups } from '../../templates/api/symbolGroups.ts';
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
    const { symbols, comment } = indexOf(route);
    const { categories } = route.package;
    return listsOf(symbolGroups(symbols, { words, categories, comment })).flatMap(({ id, group }) =>
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

interface Index {
  readonly symbols: readonly ApiSymbol[];
  readonly comment?: Comment | undefined;
}

const noIndex: Index = { symbols: [] };

/** What a page lists, as its template does. */
function indexOf(route: Route & { readonly package: ApiPackage }): Index {
  const { symbols, modules } = route.package;
  if (route.kind === 'package') return { symbols: symbols.filter(isTopLevel), comment: modules.find(({ name }) => name === '')?.comment };
  if (route.kind === 'module') {
    const own = new Set(route.apiModule.symbols);
    return { symbols: symbols.filter((symbol) => own.has(symbol.id) && isTopLevel(symbol)), comment: route.apiModule.comment };
  }
  if (!('symbol' in route) || route.symbol.children.length === 0) return noIndex;
  const children = new Set(route.symbol.children);
  return { symbols: symbols.filter(({ id }) => children.has(id)), comment: route.symbol.comment };
}
