import type { Neighbor } from '../../templates/layout/PageFooter.tsx';
import { isBelow } from '../model/isBelow.ts';
import type { Href } from '../model/links.ts';
import type { NavbarLink } from '../model/page.ts';
import type { Route, SidebarItem, SitePlan } from '../model/plan.ts';
import { withBase } from '../model/withBase.ts';
import type { Crumb } from '../presentation/breadcrumbs.ts';

/** The position of a page in its sidebar. */
export interface ReadingPosition {
  /** The label of its sidebar in the navigation bar, if it has one, and the groups around it, outermost first. */
  readonly groups: readonly Crumb[];
  readonly previous?: Neighbor | undefined;
  readonly next?: Neighbor | undefined;
}

interface Stop {
  readonly href: Href;
  readonly label: string;
  readonly groups: ReadingPosition['groups'];
}

interface ReadingRequest {
  readonly plan: SitePlan;
  readonly baseUrl: string;
  /**
   * Links of the navigation bar. The only one to a document of a sidebar names the section of its pages. Where several links share a
   * sidebar, the group of the sidebar names it; of a page that is in none of their groups, the link that is marked on it does.
   */
  readonly navbar: readonly NavbarLink[];
}

/**
 * The position of each document: the groups around it, and its neighbors in reading order. The front matter may change these
 * (`pagination_prev`, `pagination_next`: a document's id, or null for none). Pages with the changes of a release only have neighbors.
 */
export function readingPositions({ plan, baseUrl, navbar }: ReadingRequest): ReadonlyMap<Href, ReadingPosition> {
  const positions = new Map<Href, ReadingPosition>();
  const pages: Pages = new Map(plan.routes.map((route) => [route.href, route]));
  for (const { id, items } of plan.sidebars.values()) {
    const stops = items.flatMap((item) => stopsOf(item, [], baseUrl));
    const isOwn = ({ href }: Stop): boolean => sidebarOf(pages.get(href)) === id;
    const addresses = new Set(stops.filter(isOwn).map(({ href }) => withBase(baseUrl, href)));
    const sections = navbar.filter(({ href }) => addresses.has(href));
    const tops = new Map(stops.map((stop) => [withBase(baseUrl, stop.href), topOf(stop, baseUrl)]));
    const groupOf = ({ href }: NavbarLink): Crumb | undefined => tops.get(href);
    for (const [index, stop] of stops.entries()) {
      const route = pages.get(stop.href);
      if (route?.kind !== 'document' || !isOwn(stop) || positions.has(stop.href)) continue;
      const { frontMatter } = route.document;
      const neighbor = (chosen: string | null | undefined, beside: Stop | undefined) => {
        if (chosen === null) return undefined;
        return toNeighbor(pages, baseUrl, chosen === undefined ? beside?.href : plan.links.byDocument.get(chosen), beside);
      };
      const top = sectionOf(stop, sections, groupOf);
      positions.set(stop.href, {
        groups: top === undefined ? stop.groups : below(top, stop.groups),
        previous: neighbor(frontMatter.pagination_prev, stops[index - 1]),
        next: neighbor(frontMatter.pagination_next, stops[index + 1]),
      });
    }
  }
  for (const route of plan.routes) {
    const { previous, next } = ('text' in route && route.text) || {};
    if (previous === undefined && next === undefined) continue;
    positions.set(route.href, { groups: [], previous: toNeighbor(pages, baseUrl, previous), next: toNeighbor(pages, baseUrl, next) });
  }
  return positions;
}

/** Id of a document's sidebar. */
function sidebarOf(route: Route | undefined): string | undefined {
  return route?.kind === 'document' ? route.sidebar : undefined;
}

function sectionOf(
  { href, groups: [top] }: Stop,
  sections: readonly NavbarLink[],
  groupOf: (section: NavbarLink) => Crumb | undefined,
): NavbarLink | undefined {
  if (sections.length < 2) return sections[0];
  if (top !== undefined && sections.some((section) => groupOf(section)?.label === top.label)) return undefined;
  const marked = sections.filter(({ activePrefix }) => isBelow(href, activePrefix));
  return marked.toSorted((a, b) => b.activePrefix.length - a.activePrefix.length)[0];
}

/** The outermost group that a page is in, or that it is the page of. */
function topOf({ href, label, groups: [top] }: Stop, baseUrl: string): Crumb {
  return top ?? { label, href: withBase(baseUrl, href) };
}

/** The groups below a link of the navigation bar, unless one of them is its page. */
function below({ label, href }: NavbarLink, groups: ReadingPosition['groups']): ReadingPosition['groups'] {
  return groups.some((group) => group.href === href) ? groups : [{ label, href }, ...groups];
}

function toNeighbor(pages: Pages, baseUrl: string, href: Href | undefined, stop?: Stop): ReadingPosition['next'] {
  if (href === undefined) return undefined;
  const route = pages.get(href);
  const own = route?.kind === 'document' ? route.document.frontMatter.pagination_label : undefined;
  const label = own ?? (stop?.href === href ? stop.label : undefined) ?? route?.title ?? href;
  return { label, href: withBase(baseUrl, href) };
}

type Pages = ReadonlyMap<Href, Route>;

/** Pages of a sidebar in reading order, without external links. */
function stopsOf(item: SidebarItem, groups: ReadingPosition['groups'], baseUrl: string): readonly Stop[] {
  if (item.type === 'link') return item.href.startsWith('/') ? [{ href: item.href, label: item.label, groups }] : [];
  const own: readonly Stop[] = item.href === undefined ? [] : [{ href: item.href, label: item.label, groups }];
  const inner = [...groups, { label: item.label, href: item.href === undefined ? undefined : withBase(baseUrl, item.href) }];
  return [...own, ...item.items.flatMap((child) => stopsOf(child, inner, baseUrl))];
}
