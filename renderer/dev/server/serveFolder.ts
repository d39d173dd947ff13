import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { noBuild } from '../../diagnostics/serve.ts';
import type { Found } from '../../model/problem.ts';
import { clearLeftovers } from '../../publish/writeStagingFolder.ts';
import { createHandler } from './createHandler.ts';
import { listen } from './listen.ts';
import type { RunningServer } from './runningServer.ts';

export interface ServeRequest {
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
