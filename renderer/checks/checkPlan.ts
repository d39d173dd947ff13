import { checkTargets } from '../config/checkTargets.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { SitePlan } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import { isOmitted } from '../plan/links/omittedPackages.ts';
import { duplicateRoutes } from './duplicateRoutes.ts';
import { exceedingTexts } from './exceedingTexts.ts';
import { frontMatterTargets } from './frontMatterTargets.ts';
import { missingTags } from './missingTags.ts';

/** The checks that need no page to be rendered, in the order of the list. */
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
    ...exceedingTexts(plan),
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
