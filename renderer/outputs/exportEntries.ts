import type { ApiModule, ApiPackage, ApiSymbol } from '../model/api.ts';
import type { Href } from '../model/links.ts';
import type { ExportEntry } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import type { SymbolId } from '../model/type.ts';
import { symbolPlaces } from '../plan/routes/symbolPlaces.ts';

/**
 * Lists the exports of entry points, each name with the address of its page. A symbol of several entry points is in the list of each, with
 * the same address. A member of the module's own value (`export = Server`) has the address of that value.
 */
export function exportEntries(routes: readonly Route[]): (pkg: ApiPackage, module: ApiModule) => readonly ExportEntry[] {
  const symbolPages = new Map<SymbolId, { readonly symbol: ApiSymbol; readonly path: Href }>();
  const modulePages = new Map<string, Href>();
  for (const { symbol, href } of symbolPlaces(routes)) symbolPages.set(symbol.id, { symbol, path: href });
  for (const route of routes) {
    if (route.kind === 'package') modulePages.set(moduleKey(route.package, ''), route.href);
    if (route.kind === 'module') modulePages.set(moduleKey(route.package, route.apiModule.name), route.href);
  }
  const entry = (name: string, id: SymbolId): readonly ExportEntry[] => {
    const page = symbolPages.get(id.split('#')[0] ?? id);
    return page === undefined ? [] : [{ name, kind: page.symbol.kind, path: page.path }];
  };
  return (pkg, { symbols, references, namespaces = [], globals = [] }) => {
    const own = symbols.flatMap((id) => {
      const symbol = symbolPages.get(id)?.symbol;
      if (symbol === undefined || symbol.name !== symbol.qualifiedName || globals.includes(symbol.name)) return [];
      return entry(exportedName(symbol), id);
    });
    const others = references.flatMap(({ name, target }) => (globals.includes(name) ? [] : entry(name, target)));
    const modules = namespaces.flatMap(({ name, module }): readonly ExportEntry[] => {
      const path = modulePages.get(moduleKey(pkg, module));
      return path === undefined ? [] : [{ name, kind: 'namespace', path }];
    });
    return [...own, ...others, ...modules].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  };
}

function exportedName({ name, flags }: ApiSymbol): string {
  if (flags.isExportEquals === true) return 'export=';
  return flags.isDefault === true ? 'default' : name;
}

function moduleKey(pkg: ApiPackage, module: string): string {
  return `${pkg.slug} ${module}`;
}

function keyOf({ name, kind }: ExportEntry): string {
  return `${name} ${kind}`;
}
