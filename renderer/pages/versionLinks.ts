import type { VersionLink } from '../../templates/context.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { Href, LinkSpace, Route } from '../model/plan.ts';
import { withBase } from '../model/withBase.ts';
import { moduleHref } from '../plan/addresses.ts';

export interface VersionLinksRequest {
  readonly config: Pick<Config, 'api' | 'baseUrl'>;
  readonly links: Pick<LinkSpace, 'byHref' | 'bySymbol'>;
  readonly api: ApiModel;
  readonly route: Route;
}

/**
 * Where a page of the reference is in each version of its package, in the order of the config. A version that hasn't got it is there with
 * its overview. Empty for pages of packages that are there once.
 */
export function versionLinks({ config, links, api, route }: VersionLinksRequest): readonly VersionLink[] {
  if (!('package' in route)) return [];
  const own = route.package;
  const versions = api.packages.filter(({ name }) => name === own.name && name !== '');
  if (versions.length < 2) return [];
  return versions.map(({ slug, version }) => ({
    label: version === '' ? slug : version,
    href: withBase(config.baseUrl, slug === own.slug ? route.href : samePage(slug)),
    isCurrent: slug === own.slug,
  }));

  function samePage(slug: string): Href {
    const overview = moduleHref({ api: config.api.route, slug, module: '' });
    const symbol = 'symbol' in route ? links.bySymbol.get(inVersion(route.symbol.id, own, slug)) : undefined;
    const same = `${overview}${route.href.slice(moduleHref({ api: config.api.route, slug: own.slug, module: '' }).length)}`;
    return symbol ?? (links.byHref.has(same) ? same : overview);
  }
}

/** Ids begin with the slug: `v16/:class/GraphQLSchema`. */
function inVersion(id: string, { slug: own }: ApiPackage, slug: string): string {
  return `${slug}${id.slice(own.length)}`;
}
