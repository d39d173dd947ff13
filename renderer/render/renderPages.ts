import type { Highlighter } from '../documents/highlight/createHighlighter.ts';
import { createMarkdownParser } from '../documents/markdown/createMarkdownParser.ts';
import { hashOf, hashOfText, rememberHash } from '../engine/hash.ts';
import type { Session } from '../engine/session.ts';
import { type Codec, defineTask, type Task } from '../engine/task.ts';
import type { PageResult } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import { createUnexportedTypes } from '../presentation/unexportedTypesOf.ts';
import { createFrames } from './createFrames.tsx';
import type { PageFrame } from './pageFrame.tsx';
import { pageInput } from './pageKinds.tsx';
import { samplesOf } from './pageLinks.ts';
import { type Components, type Failures, isCode, type PageScope } from './pageScope.ts';
import { answerFacts, answerQuestions, recordSite, siteQuestions } from './recordSite.ts';
import { renderPage } from './renderPage.tsx';
import { createMenus, createSite, type SiteTables } from './site.ts';
import { createTermCounter } from './text/countTerms.ts';
import { createMarkdownRenderer } from './text/markdownRenderer.ts';
import { createTextsWithCode } from './textsWithCode.ts';

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

/**
 * Renders all pages, and gives what is known of them in the order of the routes. Failed pages are left out.
 *
 * 1. Cut each route to what its page shows (`pageInput`).
 * 2. Take the page from an earlier build, if its input and the answers to its questions are the same (`pageTask`).
 * 3. Otherwise render it (`renderPage`): content and Markdown as the record of its kind says (`pageKinds`), with the frame around it.
 */
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

/** What all pages of a build are rendered with: plain data. */
export interface SharedPageData {
  readonly frame: PageFrame;
  readonly tables: SiteTables;
}

/** Without `code`, the task renders pages that run none. By default, it accepts all stored pages, no page has failed, and readers see the site. */
type PageTaskOptions = Pick<RenderPagesRequest, 'highlighter'> &
  Partial<Omit<RenderPagesRequest, 'session' | 'routes' | 'shared' | 'take'>>;

/** Modules of the site's own authors, which pages run. */
export interface SiteCode {
  /** Of all modules. */
  readonly hash: string;
  readonly components: Components;
  readonly pageTexts: ReadonlyMap<string, string>;
  /** Whether it has looked at anything but its own text, such as the clock. */
  readonly hasLooked: () => boolean;
  /** What it used since the last call that works only in the browser, outside of islands. Default: nothing. */
  readonly takeUses?: PageScope['takeUses'];
  /** Default: no stack has a place. */
  readonly placeOf?: PageScope['placeOf'];
}

/** A page on disk: its files are known by hash and size, since their contents are in the output. */
export const pageCodec: Codec<PageResult> = {
  print: (page) => {
    const files = page.files.map(({ path, hash, bytes }) => ({ path, hash, bytes }));
    if (!page.ok) return [JSON.stringify({ ...page, files })];
    return [JSON.stringify({ ...page, files, facts: { ...page.facts, anchors: [...page.facts.anchors] } })];
  },
  parse: ([line = '']) => {
    const page = JSON.parse(line);
    return page.ok ? { ...page, facts: { ...page.facts, anchors: new Set(page.facts.anchors) } } : page;
  },
};

/**
 * Renders a page from its own contents (`pageInput`), the frame that all pages share, and what it asks of the site. Pages that run code of
 * the site's own are stored for this process alone.
 */
export function pageTask(
  shared: SharedPageData,
  { highlighter, code, accepts, failures, isPreview }: PageTaskOptions,
): Task<Route, PageResult> {
  const { frame, tables } = shared;
  const { messages } = frame.settings;
  const site = createSite(tables, frame.settings);
  // All questions share these lookups, so that an unknown name is compared with all names only once.
  const answers = answerQuestions({ ...site, menu: createMenus(tables, frame.settings, hashOfText) });
  const parser = createMarkdownParser({ highlighter, messages });
  const textsWithCode = createTextsWithCode();
  const common = {
    frame,
    putIntoFrame: createFrames(frame.site),
    countTerms: createTermCounter(),
    unexportedTypes: createUnexportedTypes(),
    components: code?.components ?? new Map(),
    pageTexts: code?.pageTexts ?? new Map(),
    takeUses: code?.takeUses,
    placeOf: code?.placeOf,
    ...{ failures, isPreview },
  };
  const basis = { frame, code: code?.hash };
  rememberHash(basis, hashOf(frame, code?.hash));
  return defineTask({
    name: code === undefined ? 'pages' : 'code-pages',
    basis,
    storage: code === undefined ? { kind: 'bucket', keeps: 'lines' } : { kind: 'memory' },
    codec: pageCodec,
    answers: { [siteQuestions]: answers },
    facts: answerFacts({ ...tables, settings: frame.settings }),
    accepts,
    run: async (route, read) => {
      const recorded = recordSite(site, { answers, read });
      await parser.prepare(textsWithCode(route, (id) => ('package' in route ? site.unexported(route.package.slug, id) : undefined)));
      const markdown = createMarkdownRenderer({ parser, messages, samples: samplesOf(recorded, 'packages') });
      const page = renderPage(route, { ...common, site: recorded, markdown });
      if (code?.hasLooked() === true) read.untracked();
      return page;
    },
  });
}
