import { placeholder } from '../diagnostics/documents.ts';
import { placeholderTexts } from '../model/placeholderTexts.ts';
import type { SitePlan } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';

/** Home pages that still have texts of `gqldocs init`, which readers would see. */
export function placeholders({ routes }: Pick<SitePlan, 'routes'>): readonly Problem[] {
  return routes.flatMap((route) => {
    if (route.kind !== 'document') return [];
    const { source, frontMatter } = route.document;
    const left = (frontMatter.features ?? []).filter(({ title, details }) => details !== undefined && placeholderTexts[title] === details);
    return left.length === 0 ? [] : [placeholder({ titles: left.map(({ title }) => title), place: { file: source, line: 1 } })];
  });
}
