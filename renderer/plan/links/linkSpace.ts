import type { ApiModel } from '../../model/api.ts';
import { compareText } from '../../model/compareText.ts';
import type { ExternalNames } from '../../model/inventory.ts';
import type { Href, Item, LinkTarget } from '../../model/links.ts';
import type { LinkSpace, OmittedPackage, ReferenceLinks, Route } from '../../model/plan.ts';
import type { StaticFile } from '../../model/source.ts';
import type { SymbolId } from '../../model/type.ts';
import { isFirstVersion } from '../../model/versions.ts';
import { isDeprecated } from '../../presentation/commentParts.ts';
import type { Forward } from '../routes/apiForward.ts';
import { packageFolder } from '../routes/planTextRoutes.ts';
import { memberHref, type SymbolPlace, symbolPlaces } from '../routes/symbolPlaces.ts';
import { removedNames, wholeNames } from './goneNames.ts';
import { importableModules, moduleExports } from './resolveImport.ts';
import { symbolNames } from './symbolNames.ts';

export interface LinkSpaceRequest {
  readonly routes: readonly Route[];
  readonly reference: ReferenceLinks;
  readonly api: ApiModel;
  readonly files: readonly StaticFile[];
  /** Sources, ids and addresses of documents that are not published, to their sources. Default: none. */
  readonly drafts?: ReadonlyMap<string, string> | undefined;
  /** Names that other sites document. Default: none. */
  readonly external?: ExternalNames | undefined;
  /** Packages that the site does without because of an error. Default: none. */
  readonly omitted?: readonly OmittedPackage[] | undefined;
  /** The address of the reference, where it forwards to its only package. Default: none. */
  readonly forward?: Forward | undefined;
}

/** Registers everything that a link can reach, each under every name by which it may be reached. */
export function buildLinkSpace(request: LinkSpaceRequest): LinkSpace {
  const { routes, reference, api, files, drafts = new Map(), external = new Map(), omitted = [], forward } = request;
  const documents = routes.filter((route) => route.kind === 'document');
  return {
    ...reference,
    // The first of clashing routes wins: the check reports them, and links need one answer.
    byHref: new Map([
      ...routes.toReversed().map((route) => [route.href, linkTarget(route)] as const),
      ...routes.flatMap((route) =>
        route.href === forward?.to ? [[forward.from, { ...linkTarget(route), forwardsTo: forward.to }] as const] : [],
      ),
    ]),
    bySource: new Map([...textAddresses(routes), ...documents.map(({ document, href }) => [document.source, href] as const)]),
    byDocument: new Map(documents.map(({ document, href }) => [document.id, href])),
    slugs: new Map(api.packages.filter((pkg) => isFirstVersion(pkg, api.packages)).map(({ name, slug }) => [name, slug])),
    drafts,
    external,
    omitted,
    files: new Set(files.map(({ output }) => output)),
    outputOf: new Map(files.map(({ source, output }) => [source, output])),
  };
}

/** Registers the symbols and members on the reference's own routes. */
export function referenceLinks(routes: readonly Route[], api: ApiModel): ReferenceLinks {
  const places = symbolPlaces(routes);
  return {
    bySymbol: symbolAddresses(places),
    itemAt: itemAddresses(places),
    byName: symbolNames(api),
    modules: moduleExports(api),
    importable: importableModules(api),
    wholeNames: wholeNames(api),
    removedNames: removedNames(api),
  };
}

function linkTarget(route: Route): LinkTarget {
  const { kind } = route;
  if ('text' in route && route.text !== undefined) return { kind, isText: true };
  if (route.kind === 'document' && route.document.prefixedIds !== undefined) return { kind, prefixedIds: route.document.prefixedIds };
  if (!('package' in route)) return { kind };
  const { name, slug } = route.package;
  const own = { kind, package: { name, slug }, ...(kind === 'package' ? { isText: true as const } : {}) };
  if (route.kind === 'module') return { ...own, module: route.apiModule.name };
  if (!('symbol' in route)) return own;
  const { id, module } = route.symbol;
  return { ...own, module, symbol: id, ...(isDeprecated(route.symbol) ? { isDeprecated: true as const } : {}) };
}

/** READMEs and CHANGELOGs at the routes that show them. A link to a package's folder points to its README, as in a repository. */
function textAddresses(routes: readonly Route[]): readonly (readonly [string, Href])[] {
  const overviews = routes.flatMap((route) => (route.kind === 'package' ? [{ href: route.href, package: route.package }] : []));
  const pages = routes.flatMap((route) => ('text' in route && route.text !== undefined ? [{ href: route.href, ...route.text }] : []));
  const shown = [
    ...overviews.map(({ href, package: { readme } }) => [readme?.place?.file, href] as const),
    ...pages.map(({ href, markdown }) => [markdown.place?.file, href] as const),
  ].flatMap(([file, href]) => (file === undefined ? [] : [[file, href] as const]));
  const byFile = new Map(shown);
  const folders = overviews.flatMap(({ href, package: pkg }) => {
    const folder = packageFolder(pkg);
    return folder === undefined ? [] : [[folder, byFile.get(pkg.readme?.place?.file ?? '') ?? href] as const];
  });
  return [...folders, ...byFile];
}

function symbolAddresses(places: readonly SymbolPlace[]): ReadonlyMap<SymbolId, string> {
  const addresses = new Map<SymbolId, string>();
  for (const place of places) {
    const { symbol, href } = place;
    addresses.set(symbol.id, href);
    for (const { anchor } of symbol.members) addresses.set(`${symbol.id}#${anchor}`, memberHref(place, anchor));
  }
  return addresses;
}

function itemAddresses(places: readonly SymbolPlace[]): ReadonlyMap<string, Item> {
  const items = places.filter(({ isItem }) => isItem);
  return new Map(
    items.flatMap((place) => {
      const { symbol, href } = place;
      const item = { id: symbol.id, isDeprecated: isDeprecated(symbol) };
      return [href, ...symbol.members.map(({ anchor }) => memberHref(place, anchor))].map((address) => [address, item] as const);
    }),
  );
}

/** Orders routes by address, not-found last; clashing ones by their sources. */
export function byAddress(a: Route, b: Route): number {
  if (a.kind === 'not-found' || b.kind === 'not-found') return Number(a.kind === 'not-found') - Number(b.kind === 'not-found');
  return compareText(a.href, b.href) || compareText(a.from.file, b.from.file);
}
