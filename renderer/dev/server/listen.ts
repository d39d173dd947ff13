import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { addressUnavailable } from '../../diagnostics/serve.ts';
import type { Found } from '../../model/problem.ts';
import { formatHost, isEverywhere } from './privacy.ts';
import type { RunningServer } from './runningServer.ts';

interface ListenRequest {
  readonly handler: RequestListener;
  readonly baseUrl: string;
  readonly host: string;
  /** Default: 3000, or the next port that is free. 0 is any free port. */
  readonly port?: number | undefined;
}

const firstPort = 3000;
const portsToTry = 100;

/** Starts a server on the port that was asked for, or the first that is free. */
export async function listen({ handler, baseUrl, host, port }: ListenRequest): Promise<Found<RunningServer | undefined>> {
  const { createServer } = await import('node:http');
  const server = createServer(inTurn(withOneHost(handler))).on('connect', refuseTunnel);
  const first = port ?? firstPort;
  const last = port === undefined ? first + portsToTry : first;
  const failure = await listenOnFirstFree({ server, host, first, last });
  if (failure !== undefined) return { value: undefined, problems: [addressUnavailable({ host, port: first, reason: failure })] };
  const shownHost = isEverywhere(host) ? 'localhost' : formatHost(host);
  return { value: { url: `http://${shownHost}:${portOf(server)}${baseUrl}`, close: () => close(server) }, problems: [] };
}

/** Node uses the first of several `Host` headers; a proxy in front of this server may have used another one. */
function withOneHost(handler: RequestListener): RequestListener {
  return (request, response) => {
    if ((request.headersDistinct.host?.length ?? 0) <= 1) return handler(request, response);
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad request\n');
  };
}

/** Node does not pass `CONNECT` to the request handler, and would close the connection without a response. */
function refuseTunnel(_request: unknown, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
}

/** The system's error code, if listening failed. */
async function listenOnFirstFree(request: { server: Server; host: string; first: number; last: number }): Promise<string | undefined> {
  const { server, host, first, last } = request;
  for (let port = first; ; port++) {
    const failure = await listenOn({ server, host, port });
    if (failure !== 'EADDRINUSE' || port === last) return failure;
  }
}

function listenOn(request: { server: Server; host: string; port: number }): Promise<string | undefined> {
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

/** A connection that has more requests waiting than this is closed. Browsers send one at a time. */
const longestQueue = 2000;

/**
 * Handles the requests of a connection one after the other. A client may send many before it reads the first response (pipelining);
 * Node passes on all of them at once, and their files would all be open until the client reads, or for good when it doesn't.
 * Requests of a connection that has been closed are dropped.
 */
function inTurn(handler: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const waiting = queues.get(socket);
    const start = (): void => {
      response.once('close', () => next(socket));
      handler(request, response);
    };
    if (waiting === undefined) {
      queues.set(socket, []);
      start();
    } else if (waiting.length < longestQueue) waiting.push(start);
    else socket.destroy();
  };

  function next(socket: Socket): void {
    const start = socket.destroyed ? undefined : queues.get(socket)?.shift();
    if (start === undefined) queues.delete(socket);
    else start();
  }
}
