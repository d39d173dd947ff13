import { openSession } from '../../renderer/engine/session.ts';
import type { Document } from '../../renderer/model/document.ts';
import type { LinkSpace, ReferencePlan, SitePlan } from '../../renderer/model/plan.ts';
import { buildLinkSpace, type LinkSpaceRequest, referenceLinks } from '../../renderer/plan/links/linkSpace.ts';
import { planDocuments } from '../../renderer/plan/planDocuments.ts';
import { planHistory, planReference, type ReferenceRequest, typeUses } from '../../renderer/plan/planReference.ts';
import { type PlanRequest, planSite } from '../../renderer/plan/planSite.ts';
import type { HistoryRoutesRequest } from '../../renderer/plan/routes/planTextRoutes.ts';

/** Plans a site as a build does: first what follows from the reference alone, then the rest. */
export async function planned(request: PlannedRequest): Promise<SitePlan> {
  const { config, api, notes } = request;
  const history = await openSession({ name: 'test' }).run(planHistory, { config, api, notes });
  const uses = await openSession({ name: 'test' }).run(typeUses, api);
  return planSite({ ...request, planned: planDocuments(request), history, reference: await plannedReference({ config, api }), uses });
}

type PlannedRequest = Omit<PlanRequest, 'planned' | 'reference' | 'uses' | 'history'> &
  Pick<HistoryRoutesRequest, 'notes'> & { readonly documents: readonly Document[] };

/** Plans the reference. */
export async function plannedReference(request: ReferenceRequest): Promise<ReferencePlan> {
  return openSession({ name: 'test' }).run(planReference, request);
}

/** The link space of routes, with what their reference has. */
export function linkSpaceOf(request: Omit<LinkSpaceRequest, 'reference'>): LinkSpace {
  return buildLinkSpace({ ...request, reference: referenceLinks(request.routes, request.api) });
}
