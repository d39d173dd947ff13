import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** A connection that has more requests waiting than this is closed. Browsers send one at a time. */
const longestQueue = 2000;

/**
 * Handles the requests of a connection one after the other. A client may send many before it reads the first response (pipelining);
 * Node passes on all of them at once, and their files would all be open until the client reads, or for good when it doesn't.
 * Requests of a connection that has been closed are dropped.
 */
export function inTurn(handler: RequestListener): RequestListener {
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
