import { moduleHref, normalizeHref, packageHref } from '../../model/addresses.ts';
import type { ApiModel, ApiPackage, ApiSymbol, SymbolKind } from '../../model/api.ts';
import { compareText } from '../../model/compareText.ts';
import type { Config, PackageConfig } from '../../model/config.ts';
import type { Href } from '../../model/links.ts';
import type { ReferenceLinks } from '../../model/plan.ts';
import { typedocName } from '../../model/typedocName.ts';
import { isFirstVersion } from '../../model/versions.ts';
import { parseAddress } from '../links/address.ts';
import { hasApiIndex } from '../routes/apiForward.ts';

interface TypedocAddressesRequest {
  readonly config: Pick<Config, 'api' | 'addresses'>;
  readonly api: ApiModel;
  readonly links: Pick<ReferenceLinks, 'bySymbol'>;
}

/** Redirects of the pages that TypeDoc made for the same packages, and of members whose anchor was another. None if the config wants none. */
export function typedocAddresses({ config, api, links }: TypedocAddressesRequest): Readonly<Record<string, string>> {
  const packages = api.packages.filter((pkg) => isFirstVersion(pkg, api.packages));
  const [only] = packages;
  if (!config.addresses.typedoc || only === undefined) return {};
  const route = normalizeHref(config.api.route);
  const hasIndex = hasApiIndex(config);
  const home = hasIndex ? route : packageHref(route, only.slug);
  const own = packages.flatMap((pkg) => {
    const prefix = packages.length > 1 ? [pkg.name] : [];
    const names = moduleNames(
      pkg,
      config.api.packages.find(({ slug }) => slug === pkg.slug),
    );
    const modules = pkg.modules.map((module) => {
      const href = moduleHref({ api: route, slug: pkg.slug, module: module.name });
      return { module, href, path: names.size === 1 ? prefix : [...prefix, names.get(module.name) ?? module.name] };
    });
    const pages = modules.flatMap(({ path, href }) => (path.length === 0 ? [] : [[pageOf('namespace', path), href] as const]));
    const overview = prefix.length === 0 || names.size === 1 ? [] : [[pageOf('namespace', prefix), packageHref(route, pkg.slug)] as const];
    return [...overview, ...pages, ...modules.flatMap(({ module, path }) => symbolAddresses({ pkg, module: module.name, path, links }))];
  });
  return Object.fromEntries([['/modules.html', home], ['/hierarchy.html', home], ...withoutClashes(own)]);
}

interface SymbolAddressesRequest extends Pick<TypedocAddressesRequest, 'links'> {
  readonly pkg: ApiPackage;
  readonly module: string;
  /** Names of the package and the module, where addresses have them. */
  readonly path: readonly string[];
}

type Redirect = readonly [from: string, to: string];

/** TypeDoc has the page of a symbol below one of the modules that export it; each of them may be the one. */
function symbolAddresses({ pkg, module, path, links }: SymbolAddressesRequest): readonly Redirect[] {
  const { references = [] } = pkg.modules.find(({ name }) => name === module) ?? {};
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  const exported = [
    ...pkg.symbols.filter((symbol) => symbol.module === module).flatMap((symbol) => namesOf(symbol).map((name) => ({ symbol, name }))),
    ...references.flatMap(({ name, target }) => [byId.get(target)].flatMap((symbol) => (symbol === undefined ? [] : [{ symbol, name }]))),
  ];
  return exported.flatMap(({ symbol, name }) => {
    const to = links.bySymbol.get(symbol.id);
    const from = pageOf(symbol.kind, [...path, ...name.split('.')]);
    return to === undefined ? [] : [[from, to], ...memberAddresses({ symbol, from, links })];
  });
}

/** A default export is called `default` there. */
function namesOf({ qualifiedName, flags }: ApiSymbol): readonly string[] {
  return flags.isDefault === true && qualifiedName !== 'default' ? [qualifiedName, 'default'] : [qualifiedName];
}

interface MemberAddressesRequest extends Pick<TypedocAddressesRequest, 'links'> {
  readonly symbol: ApiSymbol;
  readonly from: string;
}

/** Redirects keep an anchor, so only those that are others are listed. */
function memberAddresses({ symbol, from, links }: MemberAddressesRequest): readonly Redirect[] {
  const seen = new Set<string>();
  return symbol.members.flatMap(({ name, anchor }): readonly Redirect[] => {
    const former = anchorOf(name);
    const to = links.bySymbol.get(`${symbol.id}#${anchor}`);
    if (to === undefined || seen.has(former)) return [];
    seen.add(former);
    return parseAddress(to).anchor === former ? [] : [[`${from}#${former}`, to]];
  });
}

const folders: Readonly<Record<SymbolKind, string>> = {
  class: 'classes',
  enum: 'enums',
  function: 'functions',
  interface: 'interfaces',
  namespace: 'modules',
  type: 'types',
  variable: 'variables',
};

function pageOf(kind: SymbolKind, names: readonly string[]): Href {
  return `/${folders[kind]}/${names.map(typedocName).join('.')}.html`;
}

function anchorOf(name: string): string {
  const kept = name.trim().replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '');
  return kept.replace(/\s/g, '-').toLowerCase() || '_';
}

/** Modules by their names here: TypeDoc calls them as their files below the folder that all are in, or as they are imported. */
function moduleNames(pkg: ApiPackage, config: Pick<PackageConfig, 'entryPoints'> | undefined): ReadonlyMap<string, string> {
  const files = Object.entries(config?.entryPoints ?? {}).map(([name, file]) => [name.replace(/^\.\/?/, ''), file.split('/')] as const);
  const [[, first = []] = []] = files;
  const isShared = (index: number): boolean => files.every(([, parts]) => parts.length > index + 1 && parts[index] === first[index]);
  const shared = first.findIndex((_, index) => !isShared(index));
  const ofFiles = new Map(
    files.map(([name, parts]) => [
      name,
      parts
        .slice(shared)
        .join('/')
        .replace(/(?:\/index)?(?:\.d)?\.[cm]?[jt]sx?$/, ''),
    ]),
  );
  return new Map(pkg.modules.map(({ name }) => [name, ofFiles.get(name) ?? name]));
}

/** Of pages whose addresses differ only in case, all but the first have a number. */
function withoutClashes(redirects: readonly Redirect[]): readonly Redirect[] {
  const counts = new Map<string, Set<string>>();
  const numbered = (page: string): string => {
    const same = counts.get(page.toLowerCase()) ?? new Set();
    counts.set(page.toLowerCase(), same.add(page));
    const index = [...same].indexOf(page);
    return index === 0 ? page : page.replace(/\.html$/, `-${index}.html`);
  };
  return redirects
    .toSorted(([a], [b]) => a.localeCompare(b, 'en') || compareText(a, b))
    .map(([from, to]) => {
      const [page = '', anchor] = from.split('#');
      return [`${numbered(page)}${anchor === undefined ? '' : `#${anchor}`}`, to];
    });
}
