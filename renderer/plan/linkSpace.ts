import { isDeprecated } from '../../templates/api/commentParts.ts';
import { type Remember, workAnew } from '../cache/remember.ts';
import { isFirstVersion } from '../links/isFirstVersion.ts';
import { moduleExports } from '../links/moduleExports.ts';
import type { ApiModel, ApiSymbol, SymbolId } from '../model/api.ts';
import type { ExternalNames } from '../model/inventory.ts';
import type { Href, Item, LinkSpace, Route } from '../model/plan.ts';
import type { StaticFile } from './planSite.ts';
import { packageFolder } from './planTextRoutes.ts';
import { memberHref, type SymbolPlace, symbolPlaces } from './symbolPlaces.ts';

export interface LinkSpaceRequest {
  readonly routes: readonly Route[];
  /** Those of them that are of the reference. Default: it may be any. */
  readonly reference?: readonly Route[] | undefined;
  readonly api: ApiModel;
  readonly files: readonly StaticFile[];
  /** What other sites document. Default: nothing. */
  readonly external?: ExternalNames | undefined;
  /** Default: remembers nothing. */
  readonly remember?: Remember | undefined;
}

/** Registers everything that a link can reach, each under every name by which it may be reached. */
export function buildLinkSpace(request: LinkSpaceRequest): LinkSpace {
  const { routes, reference = routes, api, files, external = new Map(), remember = workAnew } = request;
  const places = remember(symbolPlaces, reference);
  const documents = routes.filter((route) => route.kind === 'document');
  return {
    // The first of clashing routes wins: the check reports them, and links need one answer.
    byHref: new Map(routes.toReversed().map((route) => [route.href, route])),
    bySource: new Map([...textAddresses(routes), ...documents.map(({ document, href }) => [document.source, href] as const)]),
    byDocument: new Map(documents.map(({ document, href }) => [document.id, href])),
    bySymbol: remember(symbolAddresses, places),
    itemAt: remember(itemAddresses, places),
    byName: remember(symbolNames, api),
    modules: remember(moduleExports, api),
    slugs: new Map(api.packages.filter((pkg) => isFirstVersion(pkg, api.packages)).map(({ name, slug }) => [name, slug])),
    external,
    files: new Set(files.map(({ output }) => output)),
    outputOf: new Map(files.map(({ source, output }) => [source, output])),
  };
}

/** READMEs and CHANGELOGs where they are shown; a package's folder leads to its README, as it does in a repository. */
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

/** Of a package in several versions, names mean the first; those of the others have its slug before them: `v15!parse`. */
function symbolNames({ packages }: ApiModel): ReadonlyMap<string, readonly SymbolId[]> {
  const names = new Map<string, SymbolId[]>();
  for (const pkg of packages) {
    const mark = isFirstVersion(pkg, packages) ? '' : `${pkg.slug}!`;
    for (const [name, id] of pkg.symbols.flatMap(namesOf)) {
      const ids = names.get(`${mark}${name}`);
      if (ids === undefined) names.set(`${mark}${name}`, [id]);
      else if (!ids.includes(id)) ids.push(id);
    }
  }
  return names;
}

/** `GraphQLSchema`, `GraphQLSchema.getType`, and TSDoc's `GraphQLSchema#getType`. */
function namesOf(symbol: ApiSymbol): readonly (readonly [string, SymbolId])[] {
  const members = symbol.members
    .filter(({ kind }) => kind !== 'index' && kind !== 'call' && kind !== 'construct')
    .flatMap(({ name, anchor }) => ['.', '#'].map((mark) => [`${symbol.qualifiedName}${mark}${name}`, `${symbol.id}#${anchor}`] as const));
  return [[symbol.qualifiedName, symbol.id], ...members];
}
