import { caseKey, moduleHref, normalizeHref, packageHref, pageFiles, shortHash, symbolHref } from '../../model/addresses.ts';
import type { ApiModel, ApiPackage, ApiSymbol } from '../../model/api.ts';
import { compareText } from '../../model/compareText.ts';
import { configPlace } from '../../model/config.ts';
import type { Href } from '../../model/links.ts';
import { mainModule } from '../../model/mainModule.ts';
import type { Route } from '../../model/plan.ts';
import { specifierOf } from '../../model/specifierOf.ts';
import type { SymbolId } from '../../model/type.ts';
import { overviewSymbols } from '../../presentation/overviewSymbols.ts';
import { hasApiIndex } from './apiForward.ts';
import { describeModule, describeSymbol } from './describeSymbol.ts';
import { type PlanSettings, planCategoryRoutes } from './planCategoryRoutes.ts';
import { itemHref } from './symbolPlaces.ts';

/** Routes of the reference: the index of packages unless there is only one, each package, each further module, each category that has a page, each symbol. */
export function planApiRoutes(config: PlanSettings, api: ApiModel): readonly Route[] {
  if (api.packages.length === 0) return [];
  const route = normalizeHref(config.api.route);
  const { apiReference } = config.messages;
  const index: Route = {
    kind: 'api',
    packages: api.packages.map((pkg) => {
      const { name, slug, label, version, description } = pkg;
      return { name, slug, label, version, description, symbols: overviewSymbols(pkg).length };
    }),
    href: route,
    title: apiReference,
    description: `${apiReference}: ${config.title}`,
    ...pageFiles(route),
    from: configPlace(config),
    sidebar: 'api',
  };
  return [...(hasApiIndex(config) ? [index] : []), ...api.packages.flatMap((pkg) => packageRoutes({ config, route, pkg }))];
}

/** Id of the sidebar of a package's pages. */
export function packageSidebar(pkg: ApiPackage): string {
  return `api:${pkg.slug}`;
}

export interface PackageRoutesRequest {
  readonly config: PlanSettings;
  /** Of the reference. */
  readonly route: Href;
  readonly pkg: ApiPackage;
}

function packageRoutes({ config, route, pkg }: PackageRoutesRequest): readonly Route[] {
  const sidebar = packageSidebar(pkg);
  const hrefs = symbolHrefs({ config, route, pkg });
  const itemsOf = (module: string): readonly ApiSymbol[] | undefined =>
    config.api.layout.symbols === 'modules' ? pkg.symbols.filter((symbol) => symbol.module === module) : undefined;
  const overview: Route = {
    kind: 'package',
    href: packageHref(route, pkg.slug),
    title: pkg.label,
    description: pkg.description || describeModule(mainModule(pkg.modules) ?? {}),
    ...pageFiles(packageHref(route, pkg.slug)),
    from: { file: `${pkg.name}/package.json` },
    sidebar,
    package: pkg,
    items: itemsOf(''),
  };
  const modules = pkg.modules
    .filter(({ name }) => name !== '')
    .map((apiModule): Route => {
      const href = moduleHref({ api: route, slug: pkg.slug, module: apiModule.name });
      const from = { file: `${pkg.name}/${apiModule.source?.file ?? apiModule.name}`, line: apiModule.source?.line };
      return {
        kind: 'module',
        href,
        title: specifierOf(pkg, apiModule),
        description: describeModule(apiModule) || specifierOf(pkg, apiModule),
        ...pageFiles(href),
        from,
        sidebar,
        package: pkg,
        apiModule,
        items: itemsOf(apiModule.name),
      };
    });
  const ownPages = config.api.layout.symbols === 'pages' ? pkg.symbols : [];
  const symbols = ownPages.map((symbol): Route => {
    const href = hrefs.get(symbol.id) ?? route;
    const [source] = symbol.sources;
    return {
      kind: symbol.kind,
      href,
      title: symbol.qualifiedName,
      description: describeSymbol({ symbol, package: pkg, messages: config.messages }),
      ...pageFiles(href),
      from: { file: `${pkg.name}/${source?.file ?? 'package.json'}`, line: source?.line },
      sidebar,
      package: pkg,
      symbol,
    };
  });
  return [overview, ...modules, ...planCategoryRoutes({ config, api: route, package: pkg, sidebar }), ...symbols];
}

/**
 * The address of each symbol of a package. Names that differ only in case would share a folder on macOS and Windows: all of such
 * a group but the first (in the order of code points) get a mark that depends on their own name alone. Anchors have no such trouble.
 */
export function symbolHrefs({ config, route: api, pkg }: PackageRoutesRequest): ReadonlyMap<SymbolId, string> {
  if (config.api.layout.symbols === 'modules')
    return new Map(pkg.symbols.map((symbol) => [symbol.id, itemHref(moduleHref({ api, slug: pkg.slug, module: symbol.module }), symbol)]));
  const plain = pkg.symbols
    .map((symbol) => ({
      symbol,
      href: symbolHref({ api, slug: pkg.slug, module: symbol.module, kind: symbol.kind, name: symbol.qualifiedName }),
    }))
    .toSorted((a, b) => compareText(a.href, b.href));
  const taken = new Set<string>();
  const hrefs = new Map<SymbolId, Href>();
  for (const { symbol, href } of plain) {
    const key = caseKey(href);
    const free = taken.has(key) ? `${href}~${shortHash(symbol.qualifiedName)}` : href;
    taken.add(key);
    hrefs.set(symbol.id, free);
  }
  return hrefs;
}
