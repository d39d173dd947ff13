import type { Layouts } from '../../templates/signature/createLayouts.ts';
import { renderTwin } from '../markdownTwins/renderTwin.ts';
import { twinFile } from '../markdownTwins/twinAddress.ts';
import type { Route } from '../model/plan.ts';
import type { PageLinks } from './pageLinks.ts';
import type { PageContent } from './renderContent.tsx';
import type { RenderRequest } from './renderRequest.ts';

export interface PageTwinRequest {
  readonly route: Route;
  readonly request: RenderRequest;
  readonly content: PageContent;
  /** Of its own, since the page has noted every link and problem already. */
  readonly links: PageLinks;
  readonly layouts: Layouts;
}

/** The page as Markdown, as a file of the output. */
export function pageTwin({
  route,
  request,
  content,
  links,
  layouts,
}: PageTwinRequest): { readonly path: string; readonly contents: string } | undefined {
  const path = twinFile(route, request.plan.links);
  if (path === undefined) return undefined;
  const readme = 'package' in route ? route.package.readme : undefined;
  const hasReadme = readme?.place === undefined || request.plan.links.bySource.get(readme.place.file) === route.href;
  return { path, contents: renderTwin({ route, request, resolve: links.resolve, contentHtml: content.html, hasReadme, layouts }) };
}
