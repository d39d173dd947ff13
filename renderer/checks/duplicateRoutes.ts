import { duplicateRoute, type OwnPage, reservedFile, reservedRoute } from '../diagnostics/routes.ts';
import { caseKey } from '../model/addresses.ts';
import type { Route, SitePlan } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import { searchModule } from '../model/search.ts';

/**
 * No two sources may make one page. Addresses that differ only in case count as one, since they share a file on macOS and
 * Windows; so does a static file that would take a page's place in the output. Each clash names both sources, or the page that gqldocs
 * makes at the address.
 */
export function duplicateRoutes(plan: SitePlan): readonly Problem[] {
  const first = new Map<string, Route>();
  const staticSources = new Map([...plan.links.outputOf].map(([source, output]) => [caseKey(output), source]));
  const problems: Problem[] = [];
  for (const route of plan.routes) {
    const key = caseKey(route.href);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, route);
    else problems.push(clash(earlier, route));
    const file = staticSources.get(caseKey(route.html)) ?? staticSources.get(caseKey(route.data));
    if (file !== undefined) problems.push(staticClash(route, file));
  }
  for (const [source, output] of plan.links.outputOf) if (neededFiles.has(caseKey(output))) problems.push(reservedFile({ output, source }));
  return problems;
}

/** Files for all pages that scripts and other sites read. Of others, such as `robots.txt`, a site may have its own. */
const neededFiles: ReadonlySet<string> = new Set(['routes.json', 'objects.json', 'objects.inv'].map(caseKey));

function clash(first: Route, second: Route): Problem {
  const { href } = second;
  const [one, other] = [ownPageOf(first), ownPageOf(second)];
  if (one !== undefined && other === undefined) return reservedRoute({ href, page: one, source: second.from });
  if (other !== undefined && one === undefined) return reservedRoute({ href, page: other, source: first.from });
  return duplicateRoute({ href, first: first.from, second: second.from });
}

function staticClash(route: Route, file: string): Problem {
  const { href, from } = route;
  const page = ownPageOf(route);
  const source = { file };
  return page === undefined ? duplicateRoute({ href, first: from, second: source, isStatic: true }) : reservedRoute({ href, page, source });
}

/** Which page of gqldocs itself a route is. Undefined for one that an author wrote. */
function ownPageOf(route: Route): OwnPage | undefined {
  if (route.kind === 'document') return undefined;
  if (route.kind === 'not-found') return route.module === '' ? 'missing' : undefined;
  if (route.kind === 'home' || route.kind === 'page') {
    if (route.module === searchModule) return 'search';
    return route.kind === 'home' && route.module === '' && route.text === undefined ? 'home' : undefined;
  }
  return 'reference';
}
