import { checkTargets } from '../config/checkTargets.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { SitePlan } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import { isOmitted } from '../plan/links/omittedPackages.ts';
import { duplicateRoutes } from './duplicateRoutes.ts';
import { frontMatterTargets } from './frontMatterTargets.ts';
import { missingTags } from './missingTags.ts';

/**
 * Checks a plan, before any page is rendered:
 *
 * 1. Routes with the same address (`duplicateRoutes`).
 * 2. Documents that front matter names (`frontMatterTargets`).
 * 3. Tags that comments lack, if the config asks for them (`missingTags`).
 * 4. Documents, pages and packages that the config names (`config/checkTargets`).
 */
export function checkPlan({ config, locate }: LoadedConfig, plan: SitePlan): readonly Problem[] {
  const slugs = plan.routes.flatMap((route) => (route.kind === 'package' ? [route.package.slug] : []));
  const { byDocument, drafts, omitted } = plan.links;
  const isOmittedTarget = (kind: string, name: string): boolean =>
    kind === 'package' ? omitted.some(({ slug }) => slug === name) : kind === 'route' && isOmitted(omitted, 'page', name);
  const hrefs = new Set([...plan.links.byHref.keys(), ...[...plan.links.files].map((file) => `/${file}`)]);
  return [
    ...duplicateRoutes(plan),
    ...frontMatterTargets(plan),
    ...missingTags({ config, plan }),
    ...checkTargets({
      config,
      documentIds: new Set(byDocument.keys()),
      drafts,
      packageSlugs: new Set(slugs),
      hrefs,
      locate,
      isOmitted: isOmittedTarget,
    }),
  ];
}
