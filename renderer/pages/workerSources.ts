import { isDeprecated } from '../../templates/api/commentParts.ts';
import type { KnownBlocks } from '../documents/highlight/cachedHighlighter.ts';
import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import type { Document, DocumentBody } from '../model/document.ts';
import type { Route } from '../model/plan.ts';
import type { RenderRequest } from './renderRequest.ts';

/** What every worker gets. Plain data: components of custom pages are code, and those are rendered where the build runs. */
export type WorkerSources = Pick<RenderRequest, 'config' | 'plan' | 'api' | 'site' | 'assets' | 'samples'> & {
  readonly known: KnownBlocks;
};

/** A route for a worker, with what its page alone looks at. */
export interface RouteContents {
  /** Within the plan. */
  readonly index: number;
  readonly symbol?: ApiSymbol | undefined;
  readonly document?: Document | undefined;
}

/**
 * Takes the weight out of what all workers get, so that the reference isn't in memory once more for each of them. What a page shows of
 * itself goes to the worker that renders it, with its route; of other pages there is what links to them look at: addresses, titles, whether
 * something is deprecated. Pages that look at more than that are rendered where the whole of it is (`contentsFor` has nothing for them).
 */
export function workerSources(
  { config, plan, api, site, assets, samples }: Pick<RenderRequest, 'config' | 'plan' | 'api' | 'site' | 'assets' | 'samples'>,
  known: KnownBlocks,
): WorkerSources {
  const packages = new Map(api.packages.map((pkg) => [pkg, outlineOf(pkg)]));
  const outlined = new Map(plan.routes.map((route) => [route, withoutContents(route, packages)]));
  const byHref = [...plan.links.byHref].map(([href, route]) => [href, outlined.get(route) ?? route] as const);
  return {
    config,
    site,
    samples,
    known,
    assets: { ...assets, files: [] },
    api: { packages: [...packages.values()] },
    plan: { ...plan, routes: [...outlined.values()], links: { ...plan.links, byHref: new Map(byHref) } },
  };
}

/** Undefined for pages that show other symbols than their own, and for those that are code. */
export function contentsFor(route: Route, index: number): RouteContents | undefined {
  if (route.kind === 'document') return route.document.body.kind === 'mdx' ? undefined : { index, document: route.document };
  // All workers have it: a package has but a text or two.
  if ('text' in route && route.text !== undefined) return { index };
  return 'symbol' in route && route.symbol.children.length === 0 ? { index, symbol: route.symbol } : undefined;
}

/** The route as it was before `workerSources`. */
export function withContents(route: Route, { symbol, document }: RouteContents): Route {
  if (route.kind === 'document') return document === undefined ? route : { ...route, document };
  return 'symbol' in route && symbol !== undefined ? { ...route, symbol } : route;
}

function outlineOf(pkg: ApiPackage): ApiPackage {
  return { ...pkg, symbols: [], samples: undefined };
}

function withoutContents(route: Route, packages: ReadonlyMap<ApiPackage, ApiPackage>): Route {
  if (route.kind === 'document') {
    const body: DocumentBody = { kind: 'hast', tree: { type: 'root', children: [] } };
    return { ...route, document: { ...route.document, body, headings: [], links: [], uses: [] } };
  }
  const outline = (pkg: ApiPackage): ApiPackage => packages.get(pkg) ?? outlineOf(pkg);
  if ('text' in route && route.text !== undefined) return { ...route, text: { ...route.text, package: outline(route.text.package) } };
  if (!('package' in route)) return route;
  const pkg = outline(route.package);
  if ('symbol' in route) return { ...route, package: pkg, symbol: symbolOutline(route.symbol) };
  if ('items' in route) return { ...route, package: pkg, items: undefined };
  if ('list' in route) return { ...route, package: pkg, list: { ...route.list, symbols: [], references: undefined, users: undefined } };
  return 'usersOf' in route ? { ...route, package: pkg, usersOf: symbolOutline(route.usersOf) } : { ...route, package: pkg };
}

function symbolOutline(symbol: ApiSymbol): ApiSymbol {
  const { id, kind, name, qualifiedName, module } = symbol;
  const comment = isDeprecated(symbol) ? { summary: { text: '' }, blocks: [], modifiers: ['@deprecated'] } : undefined;
  return { id, kind, name, qualifiedName, module, comment, ...nothing };
}

/** The same object for all, which goes to workers once. */
const none: readonly never[] = [];
const nothing = {
  flags: {},
  ...{ sources: none, typeParameters: none, signatures: none, members: none, children: none },
  ...{ extends: none, implements: none, extendedBy: none, implementedBy: none },
};
