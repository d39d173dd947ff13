import { extractApi } from '../api/extractApi.ts';
import { readSamples } from '../api/samples/readSamples.ts';
import { bundleClient } from '../bundle/bundleClient.ts';
import { brokenAnchors } from '../checks/brokenAnchors.ts';
import { checkPlan } from '../checks/checkPlan.ts';
import { countVerified } from '../checks/countVerified.ts';
import { exceedingTexts } from '../checks/exceedingTexts.ts';
import { unknownExports, unknownExportsOfPackages } from '../checks/unknownExports.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { applySiteNotes } from '../documents/applySiteNotes.ts';
import { createHighlighter, type Highlighter } from '../documents/highlight/createHighlighter.ts';
import type { Session } from '../engine/session.ts';
import { addHistory } from '../history/addHistory.ts';
import { beginHistories } from '../history/beginHistories.ts';
import { checkNotes } from '../history/upgrade/checkNotes.ts';
import type { ApiModel } from '../model/api.ts';
import { hasErrors, type Problem } from '../model/problem.ts';
import { type BuildReport, noFiles, type ProgressEvent, type Sink } from '../model/report.ts';
import { createLinks } from '../plan/links/createLinks.ts';
import { linkedSamples, sampleIndexTask } from '../plan/links/sampleIndex.ts';
import { documentOutline, planDocuments, withDocuments } from '../plan/planDocuments.ts';
import { planHistory, planReference, typeUses } from '../plan/planReference.ts';
import { sitePlan } from '../plan/planSite.ts';
import { copiedAddresses } from '../plan/redirects/copiedAddresses.ts';
import { typedocAddresses } from '../plan/redirects/typedocAddresses.ts';
import { siteData } from '../plan/siteData.ts';
import { publishSite } from '../publish/publishSite.ts';
import { announcementHtml, pageFrame } from '../render/pageFrame.tsx';
import { tablesTask } from '../render/siteTables.ts';
import { addressProblems } from './addressProblems.ts';
import { type BuildRun, createBuildRun } from './buildRun.ts';
import { findSourceGaps } from './sources/findSourceGaps.ts';
import { packagePictures } from './sources/packagePictures.ts';
import { contrastTask } from './sources/readContrast.ts';
import { readInventories } from './sources/readInventories.ts';
import { readPublishedInventory } from './sources/readPublishedInventory.ts';
import { readSources } from './sources/readSources.ts';
import { readWorkspaceText } from './sources/readWorkspaceText.ts';
import { type WrittenPages, writePages, writeSummaries } from './writeSite.ts';

interface BuildSiteRequest {
  readonly loaded: LoadedConfig;
  readonly sink: Sink;
  readonly session: Session;
  /** Milliseconds from any fixed point: `performance.now`. */
  readonly now: () => number;
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined;
  /** Whether no other build of this process follows: the compiler's memory is then free for the pages. Default: false. */
  readonly isOnly?: boolean | undefined;
  /** Whether to keep temporary folders. The report lists them. Default: false. */
  readonly keepsTemporary?: boolean | undefined;
  /** Whether the site is for its authors: it is shown in spite of errors, and failed pages say what is wrong. Default: false. */
  readonly isPreview?: boolean | undefined;
}

/** A build with rendered pages. `serve --watch` shows them before it checks them and makes the summaries. */
export interface BuiltPages {
  /** Publishes the pages and takes over everything else from the last output. The report has no problems of the checks. */
  readonly show: () => Promise<BuildReport>;
  /** Checks the plan and the pages, makes the summaries of all pages, and publishes the site. */
  readonly finish: () => Promise<BuildReport>;
}

/** Builds the site: the stages, in order. */
export async function buildSite(request: BuildSiteRequest): Promise<BuildReport> {
  try {
    const pages = await buildPages({ ...request, isOnly: true });
    return await pages.finish();
  } finally {
    await request.sink.discard();
  }
}

/**
 * Builds the site's pages:
 *
 * 1. Extract the reference (`api/`), while releases are compared (`history/`), documents are read (`documents/`) and the client is bundled
 *    (`bundle/`).
 * 2. Add the past of each package (`history/`), and what the site's authors say about symbols.
 * 3. Plan all routes and the targets of all links (`plan/`).
 * 4. Render the pages and write them (`render/`).
 * 5. Check the plan and the pages (`checks/`), and make the summaries (`outputs/`), when the build is finished.
 *
 * One run reports all problems: a source that cannot be read keeps its page, which says that it failed, so links to it are not broken as well.
 * Errors prevent publishing, with one exception: the site omits a package that cannot be extracted.
 */
export async function buildPages(request: BuildSiteRequest): Promise<BuiltPages> {
  const { loaded, sink, session, isOnly = false, isPreview = false } = request;
  const { config } = loaded;
  const run = createBuildRun({ ...request, signal: session.signal, config });
  const highlighter = createHighlighter(session.run);
  const onKept = request.keepsTemporary === true ? run.keep : undefined;
  const historyOf = beginHistories({ config, session });
  const [extracted, { sources, planned, site, assets, resolvedSamples, external, published, workspace }] = await Promise.all([
    run.stage('api', () => extractApi({ config, session, onPackage: run.count('api'), onKept })),
    gatherSources({ loaded, run, session, highlighter }),
  ]);
  const { code, failures } = sources;
  const { notes } = sources.upgradeNotes;
  const dated = await run.stage('history', () => addHistory({ config, api: extracted, notes, session, historyOf }));
  const noted = await applySiteNotes({ api: dated, notes: sources.siteNotes.notes }, session);
  run.add(noted.problems);
  const api = noted.value;
  if (isOnly) await session.rest();
  if (assets === undefined) return nothingBuilt(run);
  const omitted = run.problems().flatMap(({ severity, leavesOut }) => (severity === 'error' && leavesOut !== undefined ? [leavesOut] : []));

  const samples = await session.run(sampleIndexTask, { documents: resolvedSamples, api });
  const pictures = packagePictures({
    config,
    packages: [...api.packages, ...(workspace === undefined ? [] : [workspace])],
    read: session.read,
  });
  run.add(pictures.problems);
  const files = [...sources.files, ...pictures.value];
  const { outlined, ...plan } = await run.stage('plan', async () => {
    const { root, configFiles, title, messages } = config;
    const reference = await session.run(planReference, { config: { root, configFiles, api: config.api, title, messages }, api });
    const uses = await session.run(typeUses, api);
    const history = await session.run(planHistory, { config: { api: config.api, messages }, api, notes });
    const copied = published === undefined ? {} : copiedAddresses({ config, api, links: reference.links, published });
    const implied = { ...typedocAddresses({ config, api, links: reference.links }), ...copied };
    const outline = await session.run(sitePlan, {
      ...{ config, api, planned, reference, uses, history, external, implied, omitted, workspace },
      drafts: sources.drafts.map(documentOutline),
      pages: sources.pages,
      samples: samples.documents,
      files: files.map(({ contents: _contents, ...file }) => file),
      texts: sources.code.pageTexts,
    });
    return { value: { ...withDocuments(outline, sources.documents), outlined: outline }, problems: [] };
  });
  const tables = await session.run(tablesTask, { config, plan: outlined, api, navbar: site.navbar.items, samples });
  const shared = { frame: pageFrame({ config, plan, site, assets }), tables };
  const written: WrittenPages = await run.stage('render', () =>
    writePages({ session, sink, run, plan, assets, shared, code, failures, isPreview, highlighter }),
  );
  const { pages, writer } = written;
  const check = async () => {
    const { autolink } = config;
    const inPackages = [
      ...(await session.run(unknownExportsOfPackages, { config: { autolink }, api, links: outlined.links })),
      ...(await session.run(exceedingTexts, api)),
    ];
    const facts = pages.map((page) => page.facts);
    const { links, routes } = plan;
    const imports = { config, api, links: createLinks(links), routes, samples: samples.documents, notes: sources.siteNotes.documents };
    const planProblems = [...checkPlan(loaded, plan), ...inPackages, ...unknownExports(imports), ...checkNotes({ config, api, notes })];
    return {
      value: { verified: countVerified({ ...imports, pages: facts }), ...(isPreview ? {} : findSourceGaps({ config, api })) },
      problems: [...planProblems, ...brokenAnchors(facts), ...addressProblems({ loaded, plan, api, published, pages: facts, omitted })],
    };
  };
  const isGood = (): boolean => written.isComplete && !isHopeless(api, run.problems());
  const report = (result: Pick<BuildReport, 'published' | 'verified' | 'withoutSources'>): BuildReport =>
    run.report({ ...result, pages: pages.length, ...writer.sizes() });
  return {
    show: async () => {
      sink.keepRest?.();
      const published = await run.stage('publish', () => publishSite(sink));
      writer.keepAgain();
      return report({ published });
    },
    finish: async () => {
      const checked = await run.stage('check', check);
      const isWhole =
        written.isComplete &&
        (await run.stage('summaries', () => writeSummaries({ config, session, sink, writer, plan, outlined, api, pages, files, tables })));
      const published = isWhole && (isPreview || isGood()) && (await run.stage('publish', () => publishSite(sink)));
      return report({ published, ...checked });
    },
  };
}

function nothingBuilt(run: BuildRun): BuiltPages {
  const report = async (): Promise<BuildReport> => run.report({ published: false, pages: 0, ...noFiles, written: noFiles });
  return { show: report, finish: report };
}

/** Whether errors prevent publishing. Errors of omitted packages do not, if the site has other packages. */
function isHopeless({ packages }: ApiModel, problems: readonly Problem[]): boolean {
  return hasErrors(packages.length === 0 ? problems : problems.filter(({ leavesOut }) => leavesOut === undefined));
}

interface GatherRequest {
  readonly loaded: LoadedConfig;
  readonly run: BuildRun;
  readonly session: Session;
  readonly highlighter: Highlighter;
}

/** Reads the site's own sources and bundles the client, which do not need the reference. */
async function gatherSources({ loaded, run, session, highlighter }: GatherRequest) {
  const { config } = loaded;
  const inventories = readInventories(loaded, session.read);
  const published = readPublishedInventory(loaded, session.read);
  const workspace = readWorkspaceText(config, session.read);
  const { root, baseUrl, stylesheets, accent, colorMode, announcement } = config;
  const contrast = await session.run(contrastTask, { root, accent, stylesheets });
  run.add([...loaded.warnings, ...contrast, ...inventories.problems, ...published.problems, ...workspace.problems]);
  const sources = await run.stage('documents', () => readSources({ config, session, highlighter, onDocument: run.count('documents') }));
  const { documents, pages, islands } = sources;
  // The frame of pages needs nothing of the reference, so the client can be bundled while that is extracted.
  const planned = planDocuments({ config, documents: documents.map(documentOutline), pages });
  const { hrefs, sidebars, forward } = planned;
  const site = siteData({ config, documents: hrefs, sidebars, forward, announcementHtml: await announcementHtml(config, highlighter) });
  const [assets, resolvedSamples] = await Promise.all([
    run.stage('bundle', () =>
      session.run(bundleClient, { config: { root, baseUrl, stylesheets, accent, colorMode, announcement }, site, islands }),
    ),
    readSamples({
      config,
      samples: linkedSamples(config, [...documents, ...sources.upgradeNotes.documents, ...sources.siteNotes.documents]),
      session,
    }),
  ]);
  const read = { external: inventories.value, published: published.value, workspace: workspace.value };
  return { sources, planned, site, assets, resolvedSamples, ...read };
}
