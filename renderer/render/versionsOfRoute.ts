import type { VersionLink } from '../../templates/context.ts';
import type { Route } from '../model/plan.ts';
import type { Site } from './site.ts';

/** A page in each version of its package. Empty for pages of no package, or of one with one version. */
export function versionsOfRoute(route: Route, { versions }: Pick<Site, 'versions'>): readonly VersionLink[] {
  if (!('package' in route)) return [];
  const { slug, name } = route.package;
  return versions(slug, name, route.href, 'symbol' in route ? route.symbol.id : '');
}
