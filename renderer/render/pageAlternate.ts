import type { OutputFile } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import type { Layouts } from '../presentation/signature/createLayouts.ts';
import { alternateFile } from './markdown/alternateAddress.ts';
import type { PageLinks } from './pageLinks.ts';
import type { PageScope } from './pageScope.ts';
import { renderAlternate } from './renderAlternate.ts';
import { isShownHere, type PageContent } from './renderContent.tsx';

export interface PageAlternateRequest {
  readonly route: Route;
  readonly scope: PageScope;
  readonly content: PageContent;
  /** Of its own, since the page has noted every link and problem already. */
  readonly links: PageLinks;
  readonly layouts: Layouts;
}

/** The page as Markdown, as a file of the output. */
export function pageAlternate({ route, scope, content, links, layouts }: PageAlternateRequest): OutputFile | undefined {
  const path = alternateFile(route, scope.site);
  if (path === undefined) return undefined;
  const hasReadme = !('package' in route) || isShownHere(scope, route);
  return { path, contents: renderAlternate({ route, scope, resolve: links.resolve, contentHtml: content.html, hasReadme, layouts }) };
}
