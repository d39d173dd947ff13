import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Found } from '../model/problem.ts';
import { addressUnavailable, noBuild } from '../problems/serve.ts';
import { createHandler } from './createHandler.ts';
import { formatHost, isEverywhere } from './isAllowedHost.ts';

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

export interface RunningServer {
  /** Address of the site's home: `http://localhost:3000/docs-site/`. */
  readonly url: string;
  close(): Promise<void>;
}

const firstPort = 3000;
const portsToTry = 100;

/** Serves a built site as a static host would, for looking at it on this machine. */
export async function serveFolder(request: ServeRequest): Promise<Found<RunningServer | undefined>> {
  const { folder, baseUrl, host = 'localhost' } = request;
  if (!existsSync(join(folder, 'index.html'))) return { value: undefined, problems: [noBuild(folder)] };
  const { createServer } = await import('node:http');
  const server = createServer(await createHandler({ folder, baseUrl, host }));
  const first = request.port ?? firstPort;
  const last = request.port === undefined ? first + portsToTry : first;
  const failure = await listenOnFirstFree({ server, host, first, last });
  if (failure !== undefined) return { value: undefined, problems: [addressUnavailable({ host, port: first, reason: failure })] };
  const shownHost = isEverywhere(host) ? 'localhost' : formatHost(host);
  return { value: { url: `http://${shownHost}:${portOf(server)}${baseUrl}`, close: () => close(server) }, problems: [] };
}

/** The system's code of what went wrong, if anything did. */
async function listenOnFirstFree(request: { server: Server; host: string; first: number; last: number }): Promise<string | undefined> {
  const { server, host, first, last } = request;
  for (let port = first; ; port++) {
    const failure = await listen({ server, host, port });
    if (failure !== 'EADDRINUSE' || port === last) return failure;
  }
}

function listen(request: { server: Server; host: string; port: number }): Promise<string | undefined> {
  const { server, host, port } = request;
  return new Promise((done) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.removeListener('listening', onListening);
      done(error.code ?? error.message);
    };
    const onListening = () => {
      server.removeListener('error', onError);
      done(undefined);
    };
    server.once('error', onError).once('listening', onListening).listen({ host, port });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
