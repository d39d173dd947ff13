import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadConfig } from '../../config/loadConfig.ts';
import { resolveBaseUrl } from '../../config/resolveConfig.ts';
import { noBuild } from '../../diagnostics/serve.ts';
import { optionNames, wrongOptions } from '../../diagnostics/wrongOptions.ts';
import type { Found } from '../../model/problem.ts';
import { clearLeftovers } from '../../publish/writeStagingFolder.ts';
import { createHandler } from './createHandler.ts';
import { listen } from './listen.ts';
import type { RunningServer } from './runningServer.ts';

export interface ServeSiteRequest {
  /** Folder to look for the config file in. Default: the working directory of the process. */
  readonly cwd?: string | undefined;
  /** Config file, relative to `cwd`. */
  readonly configFile?: string | undefined;
  /** Folder of the built site, relative to `cwd`; wins over the config's. */
  readonly outDir?: string | undefined;
  /** The base URL of the build; overrides the config's. */
  readonly baseUrl?: string | undefined;
  /** Default: `localhost`. */
  readonly host?: string | undefined;
  /** Default: 3000, or the next port that is free. */
  readonly port?: number | undefined;
}

const options = optionNames<ServeSiteRequest>()('cwd configFile outDir baseUrl host port');

/**
 * Serves the built site of a project, as `gqldocs serve` does. Without a config file, it serves the output of a build from packages.
 *
 * @returns the server, with its address; undefined if the problems say why there is none
 */
export async function serve(request: ServeSiteRequest = {}): Promise<Found<RunningServer | undefined>> {
  const { cwd = process.cwd(), configFile, outDir, baseUrl, host, port } = request;
  const unknown = wrongOptions({ call: 'serve', given: request, known: options });
  if (unknown.length > 0) return { value: undefined, problems: unknown };
  const { value, problems } = await loadConfig({ cwd: resolve(cwd), configFile, overrides: { outDir, baseUrl } });
  if (value === undefined) {
    const isWithoutConfig = configFile === undefined && problems[0]?.code === 'config/missing';
    if (!isWithoutConfig) return { value, problems };
    return serveFolder({ folder: resolve(cwd, outDir ?? 'build'), baseUrl: resolveBaseUrl(baseUrl ?? '/'), host, port });
  }
  return serveFolder({ folder: value.config.outDir, baseUrl: value.config.baseUrl, host, port });
}

interface ServeRequest {
  /** Absolute folder of a built site. */
  readonly folder: string;
  /** `/`, `/docs-site/`. */
  readonly baseUrl: string;
  /** Default: `localhost`. */
  readonly host?: string | undefined;
  /** Default: 3000, or the next port that is free. 0 is any free port. */
  readonly port?: number | undefined;
}

/** Serves a built site as a static host would, for looking at it on this machine. */
export async function serveFolder({ folder, baseUrl, host = 'localhost', port }: ServeRequest): Promise<Found<RunningServer | undefined>> {
  // A build that was killed while it published may have left the output next to its place.
  if (!existsSync(folder)) await clearLeftovers(folder).catch(() => undefined);
  if (!existsSync(join(folder, 'index.html'))) return { value: undefined, problems: [noBuild(folder)] };
  return listen({ handler: await createHandler({ folder, baseUrl, host }), baseUrl, host, port });
}
