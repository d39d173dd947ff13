import { bundleLive } from '../../bundle/bundleLive.ts';
import { type BuildRequest, buildOptions } from '../../commands/build.ts';
import { frameOf } from '../../diagnostics/frameOf.ts';
import { groupProblems, type ProblemGroup } from '../../diagnostics/groupProblems.ts';
import { optionNames, wrongOptions } from '../../diagnostics/wrongOptions.ts';
import { packageRoot } from '../../engine/packageRoot.ts';
import type { Config } from '../../model/config.ts';
import type { LiveEvent, LiveProblem } from '../../model/live.ts';
import { fileText } from '../../model/page.ts';
import type { Found, Problem } from '../../model/problem.ts';
import { readTextsOnce } from '../../packages/readRegularFile.ts';
import type { SiteChange } from '../watch/createLiveBuilds.ts';
import type { WatchedSite } from '../watch/watchSite.ts';
import { createLiveHandler } from './createLiveHandler.ts';
import { gonePage, hrefOfData } from './gonePage.ts';
import { listen } from './listen.ts';
import type { RunningServer } from './runningServer.ts';

export interface ServeLiveRequest extends BuildRequest {
  /** Default: `localhost`. */
  readonly host?: string | undefined;
  /** Default: 3000, or the next port that is free. */
  readonly port?: number | undefined;
  /** File descriptors that this process writes to, such as `1` for stdout. Changes of their files are ignored. Default: none. */
  readonly outputs?: readonly number[] | undefined;
  /** After each build. */
  readonly onBuilt?: ((built: SiteChange) => void) | undefined;
}

const options = [...buildOptions, ...optionNames<Omit<ServeLiveRequest, keyof BuildRequest>>()('host port outputs onBuilt')];

/**
 * Serves a site while it is written, as `gqldocs serve --watch` does: open pages change with their sources.
 *
 * @returns the server, with its address, after the first build; undefined if the problems say why there is none
 */
export async function serveLive(request: ServeLiveRequest = {}): Promise<Found<RunningServer | undefined>> {
  const { host = 'localhost', port, onBuilt } = request;
  const unknown = wrongOptions({ call: 'serveLive', given: request, known: options });
  if (unknown.length > 0) return { value: undefined, problems: unknown };
  const unavailable = await triedAddress(host, port);
  if (unavailable.length > 0) return { value: undefined, problems: unavailable };
  const { watchSite } = await import('../watch/watchSite.ts');
  let latest: SiteChange = { report: undefined, problems: [], changed: [], isWhole: true };
  let announce: (built: SiteChange) => void = () => {};
  const site = await watchSite({
    ...request,
    onBuilt: (built) => {
      latest = built;
      onBuilt?.(built);
      announce(built);
    },
  });
  const server = site.loaded === undefined ? { value: undefined, problems: latest.problems } : await listenTo(site.loaded.config);
  if (server.value === undefined) await site.close();
  return server;

  async function listenTo({ root, baseUrl }: Config): Promise<Found<RunningServer | undefined>> {
    const script = await bundleLive({ root: packageRoot(), baseUrl });
    let problems = toLiveProblems(latest.problems, root);
    const handler = createLiveHandler({ baseUrl, host, files: site.files, script, greeting: () => ({ type: 'problems', problems }) });
    announce = (built) => {
      for (const event of eventsOf({ built, files: site.files(), baseUrl })) handler.send(event);
      if (!built.isWhole) return;
      problems = toLiveProblems(built.problems, root);
      handler.send({ type: 'problems', problems });
    };
    const { value, problems: failures } = await listen({ handler: handler.handle, baseUrl, host, port });
    if (value === undefined) return { value, problems: failures };
    return { value: { url: value.url, close: async () => void (await Promise.all([site.close(), value.close()])) }, problems: [] };
  }
}

/** Says before the first build, which may take long, that its server could not start. */
async function triedAddress(host: string, port = 0): Promise<readonly Problem[]> {
  const { value, problems } = await listen({ handler: (_, response) => response.end(), baseUrl: '/', host, port });
  await value?.close();
  return problems;
}

/**
 * Most pages that are sent with their event, which saves open pages a request. If more have changed, each open page fetches only its own.
 */
const mostSent = 3;

interface EventsRequest {
  readonly built: SiteChange;
  /** The output now. */
  readonly files: ReturnType<WatchedSite['files']>;
  readonly baseUrl: string;
}

/** What open pages learn about a build: to reload if one of their scripts has changed, otherwise which pages and styles are new. */
function eventsOf({ built: { changed }, files, baseUrl }: EventsRequest): readonly LiveEvent[] {
  if (changed.length === 0) return [];
  if (changed.some((path) => /^assets\/[^/]*\.js$/.test(path))) return [{ type: 'reload' }];
  const isPage = (path: string): boolean => path.endsWith('index.json');
  const data = changed.filter((path) => isPage(path) && files.has(path));
  const gone = changed.filter((path) => isPage(path) && !files.has(path)).map((path) => gonePage({ path, changed: data, files, baseUrl }));
  const pages = data.map((path) => {
    const href = hrefOfData(path);
    const contents = data.length <= mostSent ? files.get(path) : undefined;
    return contents === undefined ? ([href] as const) : ([href, fileText(contents)] as const);
  });
  // The old stylesheet has gone, the new one is there.
  const styles = changed.find((path) => /^assets\/styles-[^/]*\.css$/.test(path) && files.has(path));
  return [{ type: 'update', pages, gone, styles: styles === undefined ? '' : `${baseUrl}${styles}` }];
}

/** Limit of problems that a page shows. Equal ones count once. */
const mostShown = 50;

/** With the lines around each problem's place. Errors come first. */
function toLiveProblems(problems: readonly Problem[], root: string): readonly LiveProblem[] {
  const read = readTextsOnce(root);
  const isError = ({ problem }: ProblemGroup): boolean => problem.severity === 'error';
  const groups = groupProblems(problems.filter(({ severity }) => severity !== 'off'));
  const sorted = [...groups.filter(isError), ...groups.filter((group) => !isError(group))].slice(0, mostShown);
  return sorted.map(({ problem: { code, severity, message, hint, place }, count, more }) => ({
    ...{ code, severity, message, hint, place, count, more },
    frame: frameOf(place, read),
  }));
}
