import type { Href, SidebarItem, SitePlan } from '../model/plan.ts';
import { withBase } from '../model/withBase.ts';
import type { ReadingPosition } from './renderRequest.ts';

interface Stop {
  readonly href: Href;
  readonly label: string;
  readonly groups: ReadingPosition['groups'];
}

/**
 * Where each document stands: the groups around it, and its neighbours in reading order, which front matter may change
 * (`pagination_prev`, `pagination_next`: a document's id, or null for none).
 */
export function readingPositions(plan: SitePlan, baseUrl: string): ReadonlyMap<Href, ReadingPosition> {
  const positions = new Map<Href, ReadingPosition>();
  for (const { id, items } of plan.sidebars.values()) {
    const stops = items.flatMap((item) => stopsOf(item, [], baseUrl));
    for (const [index, stop] of stops.entries()) {
      const route = plan.links.byHref.get(stop.href);
      if (route?.kind !== 'document' || route.sidebar !== id || positions.has(stop.href)) continue;
      const { frontMatter } = route.document;
      const neighbour = (chosen: string | null | undefined, beside: Stop | undefined) => {
        if (chosen === null) return undefined;
        return toNeighbour(plan, baseUrl, chosen === undefined ? beside?.href : plan.links.byDocument.get(chosen), beside);
      };
      positions.set(stop.href, {
        groups: stop.groups,
        previous: neighbour(frontMatter.pagination_prev, stops[index - 1]),
        next: neighbour(frontMatter.pagination_next, stops[index + 1]),
      });
    }
  }
  return positions;
}

function toNeighbour(plan: SitePlan, baseUrl: string, href: Href | undefined, stop: Stop | undefined): ReadingPosition['next'] {
  if (href === undefined) return undefined;
  const route = plan.links.byHref.get(href);
  const own = route?.kind === 'document' ? route.document.frontMatter.pagination_label : undefined;
  const label = own ?? (stop?.href === href ? stop.label : undefined) ?? route?.title ?? href;
  return { label, href: withBase(baseUrl, href) };
}

/** Pages of a sidebar in reading order, links elsewhere left out. */
function stopsOf(item: SidebarItem, groups: ReadingPosition['groups'], baseUrl: string): readonly Stop[] {
  if (item.type === 'link') return item.href.startsWith('/') ? [{ href: item.href, label: item.label, groups }] : [];
  const own: readonly Stop[] = item.href === undefined ? [] : [{ href: item.href, label: item.label, groups }];
  const inner = [...groups, { label: item.label, href: item.href === undefined ? undefined : withBase(baseUrl, item.href) }];
  return [...own, ...item.items.flatMap((child) => stopsOf(child, inner, baseUrl))];
}
