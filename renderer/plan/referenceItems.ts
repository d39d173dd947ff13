import { moduleHref, normalizeHref, packageHref, safeSegment } from '../model/addresses.ts';
import type { ApiModule, ApiPackage, ApiSymbol } from '../model/api.ts';
import { groupBy } from '../model/groupBy.ts';
import type { SidebarItem } from '../model/plan.ts';
import { specifierOf } from '../model/specifierOf.ts';
import { isDeprecated } from '../presentation/commentParts.ts';
import { furtherModules } from '../presentation/furtherModules.ts';
import { overviewSymbols } from '../presentation/overviewSymbols.ts';
import { isPlainList, whole } from '../presentation/shownItems.ts';
import { type SymbolGroup, symbolGroups } from '../presentation/symbolGroups.ts';
import { type PackageRoutesRequest, symbolHrefs } from './routes/planApiRoutes.ts';
import { categoryPages, type PlanSettings } from './routes/planCategoryRoutes.ts';

/** Symbols in their groups, and modules: in the order of the overview. */
export function referenceItems(config: PlanSettings, pkg: ApiPackage): readonly SidebarItem[] {
  const { api, messages } = config;
  const route = normalizeHref(api.route);
  const overview = packageHref(route, pkg.slug);
  const bySymbol = symbolHrefs({ config, route, pkg });
  const { named, deep, areLast } = furtherModules(pkg.modules);
  const moduleItem = ({ name, specifier }: ApiModule): SidebarItem => {
    const href = moduleHref({ api: route, slug: pkg.slug, module: name });
    const label = specifier ?? name;
    if (api.layout.symbols === 'pages' || named.length + deep.length > whole) return { type: 'link', label, href };
    const sections = itemSections(name, { config, route, pkg });
    const items = sections.map(({ id, title }): SidebarItem => ({ type: 'link', label: title, href: `${href}#${id}` }));
    return { type: 'category', label, href, isCollapsed: true, items };
  };
  const moduleGroup = (label: string, { href, menu, modules }: ModuleGroup): readonly SidebarItem[] => {
    if (modules.length === 0) return [];
    const items = modules.map(moduleItem);
    return [{ type: 'category', label, href, isCollapsed: true, ...(isPlainList(items) ? { menu } : {}), items }];
  };
  const choice = { messages, categories: pkg.categories };
  const sectionOf = api.layout.symbols === 'modules' ? moduleSections({ config, route, pkg }) : (id: string) => `${overview}#${id}`;
  const pages = new Map(categoryPages({ config, api: route, package: pkg }).map(({ id, href }) => [id, href]));
  const listed = overviewSymbols(pkg);
  const labelOf = symbolLabels({ ...pkg, symbols: listed });
  const groups = symbolGroups(listed, choice).map(
    ({ id, title, symbols }): SidebarItem => ({
      type: 'category',
      label: title,
      href: pages.get(id) ?? sectionOf(id, symbols),
      isCollapsed: true,
      menu: safeSegment(id),
      items: symbols.map((symbol) => ({
        type: 'link',
        label: labelOf(symbol),
        href: bySymbol.get(symbol.id) ?? overview,
        kind: symbol.kind,
        isDeprecated: isDeprecated(symbol) ? true : undefined,
      })),
    }),
  );
  const imports = [
    ...moduleGroup(messages.modules, { href: `${overview}#modules`, menu: 'modules', modules: named }),
    ...moduleGroup(messages.deepImports, { href: `${overview}#deep-imports`, menu: 'deep-imports', modules: deep }),
  ];
  return areLast ? [...groups, ...imports] : [...imports, ...groups];
}

interface ModuleGroup {
  /** The place on the overview that has its list. */
  readonly href: string;
  /** Name of the file with a long list. */
  readonly menu: string;
  readonly modules: readonly ApiModule[];
}

/** Where a group of the menu leads: to its section on a page that has one. */
type SectionOf = (id: string, symbols: readonly ApiSymbol[]) => string;

/** Each module has its own sections. A group links to the section of its first symbol. */
function moduleSections(request: PackageRoutesRequest): SectionOf {
  const { route, pkg } = request;
  const ids = new Map(pkg.modules.map(({ name }) => [name, new Set(itemSections(name, request).map(({ id }) => id))]));
  return (id, [first]) => {
    const module = first?.module ?? '';
    const href = moduleHref({ api: route, slug: pkg.slug, module });
    return ids.get(module)?.has(id) === true ? `${href}#${id}` : href;
  };
}

/** The sections of a module's page that has its symbols in full. */
function itemSections(module: string, { config: { messages }, pkg }: PackageRoutesRequest): readonly SymbolGroup[] {
  return symbolGroups(
    pkg.symbols.filter((symbol) => symbol.module === module),
    { messages, categories: pkg.categories },
  );
}

/** Labels of a package's symbols in a menu: the name, with the module if several modules have a symbol of the same name and kind. */
export function symbolLabels(pkg: ApiPackage): (symbol: ApiSymbol) => string {
  const byKey = groupBy(pkg.symbols, keyOf);
  return (symbol) => {
    const isShared = (byKey.get(keyOf(symbol)) ?? []).length > 1;
    const module = isShared ? pkg.modules.find(({ name }) => name === symbol.module) : undefined;
    return module === undefined ? symbol.qualifiedName : `${symbol.qualifiedName} (${specifierOf(pkg, module)})`;
  };
}

function keyOf({ kind, qualifiedName }: ApiSymbol): string {
  return `${kind} ${qualifiedName}`;
}
