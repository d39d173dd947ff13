import type { Highlighter } from '../documents/highlight/createHighlighter.ts';
import type { Session } from '../engine/session.ts';
import type { PageResult } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import { pageInput } from './pageInput.ts';
import { type Failures, isCode } from './pageScope.ts';
import { pageTask, type SharedPageData, type SiteCode } from './pageTask.ts';

interface RenderPagesRequest {
  readonly session: Session;
  /** In the order in which pages are reported. */
  readonly routes: readonly Route[];
  readonly shared: SharedPageData;
  readonly code: SiteCode;
  readonly failures: Failures;
  readonly isPreview: boolean;
  readonly highlighter: Highlighter;
  /** Whether the files of a stored page can be taken over. */
  readonly accepts: (page: PageResult) => boolean;
  /** Called with each page as soon as it is rendered, in any order. */
  readonly take: (page: PageResult, isStored: boolean) => Promise<void>;
  readonly onProblems: (problems: readonly Problem[]) => void;
}

/** A page without the contents of its files, which have been written. */
export type RenderedPage = Extract<PageResult, { readonly ok: true }>;

/** Renders all pages, or takes them from earlier builds, and gives what is known of them in the order of the routes. Failed pages are left out. */
export async function renderPages(request: RenderPagesRequest): Promise<readonly RenderedPage[]> {
  const { session, routes, shared, code, highlighter, failures, isPreview, accepts, take, onProblems } = request;
  const options = { highlighter, accepts, failures, isPreview };
  const pages: PageResult[] = [];
  const run = async (task: ReturnType<typeof pageTask>, isWanted: (route: Route) => boolean): Promise<void> => {
    const own = routes.flatMap((route, position) => (isWanted(route) ? [{ position, input: pageInput(route) }] : []));
    await session.runAll(
      task,
      own.map(({ input }) => input),
      async (page, { index, isStored }) => {
        await take(page, isStored);
        const position = own[index]?.position;
        if (position !== undefined) pages[position] = withoutContents(page);
      },
    );
  };
  await run(pageTask(shared, options), (route) => !isCode(route));
  await run(pageTask(shared, { ...options, code }), isCode);
  for (const page of pages) onProblems(page.problems);
  return pages.filter((page) => page.ok);
}

function withoutContents(page: PageResult): PageResult {
  return { ...page, files: page.files.map(({ contents: _written, ...file }) => file) };
}
