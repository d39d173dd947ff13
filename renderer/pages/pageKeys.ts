import { isDeprecated } from '../../templates/api/commentParts.ts';
import { hashOf, hashOfData } from '../cache/hashOf.ts';
import { type Remember, workAnew } from '../cache/remember.ts';
import { type SampleIndex, sampleKey } from '../links/sampleIndex.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import { contentsModule } from '../model/contents.ts';
import type { Document } from '../model/document.ts';
import type { LinkSpace, Route } from '../model/plan.ts';
import { searchModule } from '../model/search.ts';
import { type ApiHashes, symbolHashes } from './apiHashes.ts';
import { entryLinks } from './entryLinks.ts';
import type { RenderRequest } from './renderRequest.ts';

interface PageKeysRequest {
  readonly hashes: ApiHashes;
  /** Default: remembers nothing. */
  readonly remember?: Remember | undefined;
}

/**
 * Makes the hash of everything that a page's rendering looks at. Undefined for pages that are code, which may look at anything: they
 * are rendered each time.
 *
 * A page's key is the hash of what all pages share, and of its own part. To be safe with what is added later, the shared part is all
 * of the request but what is named here as being of some pages only:
 * - a document's text is of its own page; what others know of it is its address and title
 * - packages are of the pages of the reference; a symbol of its own page, of the one that it is inside of, and of lists of symbols; what
 *   others know of it is also whether it is deprecated, since names in code don't lead to it then
 * - samples of documents are of the pages that they stand on, those of packages of all pages of the reference
 * - which versions there are of a package is of the pages of all of them
 * - the ways into the site are of the pages that have nothing else to offer
 * - a sidebar, neighbours, and users of a symbol are of the pages that show them
 */
export function pageKeys(request: RenderRequest, { hashes, remember = workAnew }: PageKeysRequest): (route: Route) => string | undefined {
  const { plan, reading } = request;
  const shared = sharedHash(request, remember);
  const ways = hashOf(entryLinks(request));
  const versions = versionHashes(request.api);
  const samples = hashOf(request.api.packages.map((pkg) => remember(samplesHash, pkg)));
  const sidebars = new Map([...plan.sidebars].map(([id, sidebar]) => [id, hashOfData(sidebar)]));

  return (route) => {
    const content = contentOf(route);
    if (content === undefined) return undefined;
    const { href, sidebar } = route;
    const shown = sidebar === undefined ? '' : sidebars.get(sidebar);
    return remember(routeKey, route, shared, shown, reading.get(href), ...content);
  };

  /** What the page shows within its frame. Undefined where nobody knows. */
  function contentOf(route: Route): readonly Part[] | undefined {
    if (route.kind === 'document') {
      if (route.document.body.kind === 'mdx') return undefined;
      const { id, source, hash } = route.document;
      return [id, source, hash, knownSamples(route.document, request.samples.documents)];
    }
    if (isCode(route)) return undefined;
    if ('text' in route && route.text !== undefined) {
      const { markdown, package: pkg } = route.text;
      return [hashes.packages.get(pkg.slug)?.frame, samples, markdown];
    }
    if ('items' in route && route.items !== undefined)
      return [hashes.whole, versions.get(route.package.slug), route.items.map(({ id }) => plan.backlinks.get(id))];
    if (!('symbol' in route)) return [hashes.whole, ways, usersIn(route)];
    const pkg = hashes.packages.get(route.package.slug);
    const own = pkg === undefined ? [hashes.whole, ''] : [pkg.frame, remember(symbolHashes, pkg, route.symbol)];
    return [...own, samples, versions.get(route.package.slug), plan.backlinks.get(route.symbol.id)];
  }

  /** What a page tells of users: documents change, although nothing in the reference does. */
  function usersIn(route: Route): Part {
    return 'usersOf' in route ? plan.backlinks.get(route.usersOf.id) : 'list' in route ? route.list.users : [];
  }
}

/** Which of a document's blocks have names that are known. What these mean depends on nothing but the block. */
function knownSamples({ uses }: Document, samples: SampleIndex): readonly boolean[] {
  return uses.flatMap((use) => (use.kind === 'sample' ? [samples.has(sampleKey(use.sample))] : []));
}

function samplesHash({ samples = [] }: ApiPackage): string {
  return hashOfData(samples.map(sampleKey));
}

/** Of what pages of a package say of its versions, by the package's slug. */
function versionHashes({ packages }: ApiModel): ReadonlyMap<string, string> {
  const hashOfName = (wanted: string): string =>
    hashOf(packages.flatMap(({ name, slug, version }) => (name === wanted ? [slug, version] : [])));
  return new Map(packages.map(({ name, slug }) => [slug, hashOfName(name)]));
}

/** What a key is made of. */
type Part = object | string | undefined;

function routeKey({ kind, href, title, description, html, data, from }: Route, ...parts: readonly Part[]): string {
  return hashOfData([kind, href, title, description, html, data, from], parts);
}

/** Whether a page is made by a module of the user's: those that are made from a package's text or by a template of ours aren't. */
function isCode(route: Route): boolean {
  if (route.kind !== 'home' && route.kind !== 'page' && route.kind !== 'not-found') return false;
  const text = 'text' in route ? route.text : undefined;
  return text === undefined && !['', searchModule, contentsModule].includes(route.module);
}

function sharedHash(request: RenderRequest, remember: Remember): string {
  const {
    config,
    plan,
    assets,
    api: _api,
    samples: _samples,
    components: _components,
    reading: _reading,
    menus: _menus,
    ...rest
  } = request;
  const { routes: _routes, sidebars: _sidebars, backlinks: _backlinks, pageTexts: _texts, links, ...planned } = plan;
  const { files: _files, ...addresses } = assets;
  const { byHref, byName, modules, bySymbol, itemAt, ...others } = links;
  return hashOf(
    remember(settingsHash, config),
    planned,
    addresses,
    rest,
    others,
    hashOfData([...byHref.values()].map((route) => remember(knownOf, route))),
    remember(mapHash, byName),
    remember(mapHash, bySymbol),
    remember(mapHash, itemAt),
    remember(modulesHash, modules),
  );
}

/** What other pages show of a page. */
function knownOf(route: Route): string {
  return JSON.stringify([route.href, route.title, isOutdated(route)]);
}

function isOutdated(route: Route): boolean {
  return 'symbol' in route && isDeprecated(route.symbol);
}

function settingsHash({ outDir: _outDir, configFiles: _configFiles, ...settings }: RenderRequest['config']): string {
  return hashOf(settings);
}

function mapHash(map: ReadonlyMap<string, unknown>): string {
  return hashOfData([...map]);
}

function modulesHash(modules: LinkSpace['modules']): string {
  return hashOfData([...modules].map(([name, { ids, unlisted }]) => [name, [...ids], [...unlisted]]));
}
