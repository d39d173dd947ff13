import { duplicateRoute } from '../diagnostics/routes.ts';
import { caseKey } from '../model/addresses.ts';
import type { Route, SitePlan } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';

/**
 * No two sources may make one page. Addresses that differ only in case count as one, since they share a file on macOS and
 * Windows; so does a static file that would take a page's place in the output. Each clash names both sources.
 */
export function duplicateRoutes(plan: SitePlan): readonly Problem[] {
  const first = new Map<string, Route>();
  const staticSources = new Map([...plan.links.outputOf].map(([source, output]) => [caseKey(output), source]));
  const problems: Problem[] = [];
  for (const route of plan.routes) {
    const key = caseKey(route.href);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, route);
    else problems.push(duplicateRoute({ href: route.href, first: earlier.from, second: route.from }));
    const source = staticSources.get(caseKey(route.html)) ?? staticSources.get(caseKey(route.data));
    if (source !== undefined) problems.push(duplicateRoute({ href: route.href, first: route.from, second: { file: source } }));
  }
  return problems;
}
