import type { Route, SitePlan } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import { caseKey } from '../plan/addresses.ts';
import { duplicateRoute } from '../problems/routes.ts';

/**
 * No two sources may make one page. Addresses that differ only in case count as one, since they share a file on macOS and
 * Windows. Each clash names both sources.
 */
export function duplicateRoutes(plan: SitePlan): readonly Problem[] {
  const first = new Map<string, Route>();
  const problems: Problem[] = [];
  for (const route of plan.routes) {
    const key = caseKey(route.href);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, route);
    else problems.push(duplicateRoute({ href: route.href, first: earlier.from, second: route.from }));
  }
  return problems;
}
