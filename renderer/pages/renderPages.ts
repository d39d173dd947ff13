import type { PageResult } from '../model/page.ts';
import { renderPage } from './renderPage.tsx';
import type { RenderRequest } from './renderRequest.ts';

/**
 * Renders the site's pages one after the other. Rendering is synchronous work, so there is nothing to gain from promises; each
 * result is handed out before the next page is begun, so one page's HTML is in memory at a time.
 */
export function* renderPages(request: RenderRequest): Generator<PageResult> {
  for (const route of request.plan.routes) yield renderPage(route, request);
}
