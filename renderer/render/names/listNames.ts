import type { ApiModule, ApiPackage, ApiSymbol, Member } from '../../model/api.ts';
import type { Document } from '../../model/document.ts';
import { groupBy } from '../../model/groupBy.ts';
import type { Href } from '../../model/links.ts';
import { oneLine } from '../../model/oneLine.ts';
import { type OtherName, otherNames } from '../../model/otherNames.ts';
import type { Route } from '../../model/plan.ts';
import { isPublic, isRest, routeRoles } from '../../model/routeRoles.ts';
import type { NameKind } from '../../model/search.ts';
import { type SymbolPlace, symbolPlaces } from '../../plan/routes/symbolPlaces.ts';
import { isDeprecated } from '../../presentation/commentParts.ts';
import { exportedItem } from '../../presentation/exportedItem.ts';
import { itemSentence, memberSignature, plainSentence, symbolSignature } from './shortTexts.ts';

/** Something that can be found by its name. */
export interface NameEntry {
  readonly kind: NameKind;
  readonly name: string;
  /** Address of a page, or of a symbol on its module's page, without `baseUrl`; the anchor of a part. */
  readonly address: string;
  readonly isDeprecated: boolean;
  /** From another page of the site. Of an entry point: it only exports again what others do. */
  readonly isInherited: boolean;
  /** Inherited from what has no page, as from `Error`. */
  readonly isForeign: boolean;
  /** Empty where there is none. */
  readonly signature: string;
  readonly sentence: string;
}

/** A page that can be found, with what can be found on it. */
export interface NamedPage {
  readonly entry: NameEntry;
  readonly parts: readonly (NameEntry & { readonly member?: Member | undefined })[];
  readonly package?: ApiPackage | undefined;
  readonly symbol?: ApiSymbol | undefined;
  /** Those that a document says it is for. */
  readonly versions?: readonly string[] | undefined;
}

/** Everything that has a name, by page, in the order of the routes: packages, modules, symbols with members, documents with headings. */
export function listNames(routes: readonly Route[]): readonly NamedPage[] {
  const namespaces = namespaceNames(routes);
  const pages = routes.flatMap((route) => {
    if (!isListed(route)) return [];
    const page = namedPage(route);
    const others = route.kind === 'module' ? (namespaces.get(route.apiModule) ?? []) : [];
    return [page, ...others.map((name) => renamed(page, name)), ...namedItems(route)];
  });
  const others = otherEntries(pages);
  return pages.flatMap((page) => [
    page,
    ...(page.symbol === undefined ? [] : (others.get(page.symbol.id) ?? []).map((other) => exportedPage(page, page.symbol, other))),
  ]);
}

/** Further names of symbols, by their ids. */
function otherEntries(pages: readonly NamedPage[]): ReadonlyMap<string, readonly OtherName[]> {
  const packages = new Set(pages.flatMap((page) => page.package ?? []));
  return groupBy([...packages].flatMap(otherNames), ({ id }) => id);
}

/** The names under which modules export other modules as namespaces: `export * as core from './core'`. */
function namespaceNames(routes: readonly Route[]): ReadonlyMap<ApiModule, readonly string[]> {
  const names = new Map<ApiModule, string[]>();
  for (const pkg of new Set(routes.flatMap((route) => (route.kind === 'module' ? [route.package] : [])))) {
    const modules = new Map(pkg.modules.map((module) => [module.name, module]));
    for (const { name, module } of pkg.modules.flatMap(({ namespaces = [] }) => namespaces)) {
      const target = modules.get(module);
      if (target !== undefined && names.get(target)?.includes(name) !== true) names.set(target, [...(names.get(target) ?? []), name]);
    }
  }
  return names;
}

function exportedPage(page: NamedPage, symbol: ApiSymbol | undefined, { name, comment }: OtherName): NamedPage {
  const other = renamed(page, name);
  if (symbol === undefined || comment === undefined) return other;
  const item = exportedItem(symbol, comment);
  return { ...other, entry: { ...other.entry, isDeprecated: isDeprecated(item), sentence: itemSentence(item) } };
}

function renamed(page: NamedPage, name: string): NamedPage {
  return { ...page, entry: { ...page.entry, name }, parts: [] };
}

/** Symbols that are shown in full on their module's page. */
function namedItems(route: Route): readonly NamedPage[] {
  return symbolPlaces([route]).flatMap((place) => (place.isItem ? [namedSymbol(place)] : []));
}

/** Whether search finds a page. */
export function isListed(route: Route): boolean {
  return isPublic(route) && !isRest(route) && !(route.kind === 'document' && route.document.frontMatter.search === false);
}

function namedPage(route: Route): NamedPage {
  if ('symbol' in route) return namedSymbol(route);
  const entry = pageEntry(route);
  switch (route.kind) {
    case 'document':
      return { entry, parts: headingsOf(route.document), versions: route.document.frontMatter.versions };
    case 'package':
      return { entry, parts: [], package: route.package };
    case 'module': {
      const isInherited = route.apiModule.symbols.length === 0 && route.apiModule.references.length > 0;
      return { entry: { ...entry, isInherited }, parts: [], package: route.package };
    }
    default:
      return { entry, parts: [] };
  }
}

function namedSymbol({ symbol, package: pkg, href }: Pick<SymbolPlace, 'symbol' | 'package' | 'href'>): NamedPage {
  return {
    entry: symbolEntry(symbol, href),
    parts: symbol.members.flatMap((member) => (member.kind === 'index' ? [] : [memberEntry(member)])),
    package: pkg,
    symbol,
  };
}

const plain = { isDeprecated: false, isInherited: false, isForeign: false, signature: '' } as const;

function pageEntry(route: Route): NameEntry {
  return {
    ...plain,
    kind: routeRoles[route.kind].search,
    name: oneLine(route.title),
    address: route.href,
    sentence: plainSentence(route.description),
  };
}

/** Headings, and what the sidebar calls the document. The title is a heading too; the page has it already. */
function headingsOf({ headings, title, frontMatter }: Document): readonly NameEntry[] {
  const label = frontMatter.sidebar_label ?? title;
  return [...(label === title ? [] : [{ level: 2, id: '', text: label }]), ...headings]
    .filter(({ level, text }) => level <= 3 && text !== title)
    .map(({ id, text }) => ({ ...plain, kind: 'heading', name: oneLine(text), address: id, sentence: '' }));
}

function symbolEntry(symbol: ApiSymbol, href: Href): NameEntry {
  return {
    kind: symbol.kind,
    name: symbol.qualifiedName,
    address: href,
    isDeprecated: isDeprecated(symbol),
    isInherited: false,
    isForeign: false,
    signature: symbolSignature(symbol),
    sentence: itemSentence(symbol),
  };
}

function memberEntry(member: Member): NameEntry & { readonly member: Member } {
  return {
    kind: member.kind,
    name: member.name,
    address: member.anchor,
    isDeprecated: isDeprecated(member),
    ...originOf(member),
    signature: memberSignature(member),
    sentence: itemSentence(member),
    member,
  };
}

/** What is inherited from another page of the site is found there; `message` of an error has no better place. */
function originOf({ inheritedFrom }: Member): Pick<NameEntry, 'isInherited' | 'isForeign'> {
  const isInSite = inheritedFrom?.kind === 'reference' && inheritedFrom.target.kind === 'symbol';
  return { isInherited: isInSite, isForeign: inheritedFrom !== undefined && !isInSite };
}
