import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildRequest } from '../buildInto.ts';
import { bundleLive } from '../bundle/bundleLive.ts';
import { packageRoot } from '../bundle/packageRoot.ts';
import type { Config } from '../model/config.ts';
import { fileText } from '../model/fileText.ts';
import type { LiveEvent, LiveProblem } from '../model/live.ts';
import type { Found, Problem } from '../model/problem.ts';
import type { SiteChange, WatchedSite } from '../watch/watchSite.ts';
import { createLiveHandler } from './createLiveHandler.ts';
import { listen } from './listen.ts';
import type { RunningServer } from './runningServer.ts';

export interface ServeLiveRequest extends BuildRequest {
  /** Default: `localhost`. */
  readonly host?: string | undefined;
  /** Default: 3000, or the next port that is free. */
  readonly port?: number | undefined;
  /**
   * Descriptors of files that this process says something to, such as `1` for its output: what is written there is no change of the site.
   * Default: none.
   */
  readonly outputs?: readonly number[] | undefined;
  /** After each build. */
  readonly onBuilt?: ((built: SiteChange) => void) | undefined;
}

/** Serves a site while it is written, as `gqldocs serve --watch` does: open pages change with their sources. */
export async function serveLive(request: ServeLiveRequest = {}): Promise<Found<RunningServer | undefined>> {
  const { host = 'localhost', port, onBuilt } = request;
  const { watchSite } = await import('../watch/watchSite.ts');
  let latest: SiteChange = { report: undefined, problems: [], changed: [], isWhole: true };
  let tell: (built: SiteChange) => void = () => {};
  const site = await watchSite({
    ...request,
    onBuilt: (built) => {
      latest = built;
      onBuilt?.(built);
      tell(built);
    },
  });
  const server = site.loaded === undefined ? { value: undefined, problems: latest.problems } : await listenTo(site.loaded.config);
  if (server.value === undefined) await site.close();
  return server;

  async function listenTo({ root, baseUrl }: Config): Promise<Found<RunningServer | undefined>> {
    const script = await bundleLive({ root: packageRoot(), baseUrl });
    let problems = await toLiveProblems(latest.problems, root);
    const handler = createLiveHandler({ baseUrl, host, files: site.files, script, greeting: () => ({ type: 'problems', problems }) });
    tell = async (built) => {
      for (const event of eventsOf({ built, files: site.files(), baseUrl })) handler.send(event);
      problems = await toLiveProblems(built.problems, root);
      handler.send({ type: 'problems', problems });
    };
    const { value, problems: failures } = await listen({ handler: handler.handle, baseUrl, host, port });
    if (value === undefined) return { value, problems: failures };
    return { value: { url: value.url, close: async () => void (await Promise.all([site.close(), value.close()])) }, problems: [] };
  }
}

/** Pages that are sent with the news of them, which saves whoever shows one the way back; of more, each open page needs but one. */
const mostSent = 3;

/** What open pages are told of a build: to load again where a script of theirs has changed, else which pages and styles are new. */
interface EventsRequest {
  readonly built: SiteChange;
  /** The output now. */
  readonly files: ReturnType<WatchedSite['files']>;
  readonly baseUrl: string;
}

function eventsOf({ built: { changed }, files, baseUrl }: EventsRequest): readonly LiveEvent[] {
  if (changed.length === 0) return [];
  if (changed.some((path) => /^assets\/[^/]*\.js$/.test(path))) return [{ type: 'reload' }];
  const data = changed.filter((path) => path.endsWith('index.json'));
  const pages = data.map((path) => {
    const href = `/${path.replace(/\/?index\.json$/, '')}`;
    const contents = data.length <= mostSent ? files.get(path) : undefined;
    return contents === undefined ? ([href] as const) : ([href, fileText(contents)] as const);
  });
  // The old stylesheet has gone, the new one is there.
  const styles = changed.find((path) => /^assets\/styles-[^/]*\.css$/.test(path) && files.has(path));
  return [{ type: 'update', pages, styles: styles === undefined ? '' : `${baseUrl}${styles}` }];
}

/** With the lines around each problem's place. */
function toLiveProblems(problems: readonly Problem[], root: string): Promise<readonly LiveProblem[]> {
  const shown = problems.filter(({ severity }) => severity !== 'off').slice(0, 50);
  return Promise.all(
    shown.map(async ({ code, severity, message, hint, place }) => ({
      code,
      severity,
      message,
      hint,
      place,
      frame: await readFrame(place, root),
    })),
  );
}

async function readFrame(place: Problem['place'], root: string): Promise<LiveProblem['frame']> {
  if (place?.line === undefined) return [];
  const { line } = place;
  try {
    const lines = (await readFile(join(root, place.file), 'utf8')).split(/\r\n|\r|\n/);
    return lines.slice(Math.max(0, line - 3), line + 2).map((text, index) => ({ line: Math.max(1, line - 2) + index, text }));
  } catch {
    return [];
  }
}
