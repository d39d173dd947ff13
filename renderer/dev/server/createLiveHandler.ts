import type { RequestListener, ServerResponse } from 'node:http';
import type { LiveEvent } from '../../model/live.ts';
import { type LiveSite, liveReply } from './liveReply.ts';
import { privateHeaders } from './privacy.ts';

interface LiveHandlerRequest extends Omit<LiveSite, 'state'> {
  /** The first event for a page that has just been opened. */
  readonly greeting: () => LiveEvent;
}

export interface LiveHandler {
  readonly handle: RequestListener;
  /** Tells all open pages. */
  readonly send: (event: LiveEvent) => void;
}

/** Bytes that may wait for a stream's reader. A page that lost its stream connects again, and learns that it is out of date. */
const mostUnread = 2 ** 20;

/** Answers requests to a site that is being written, and keeps the streams of events to its open pages. */
export function createLiveHandler(request: LiveHandlerRequest): LiveHandler {
  const streams = new Set<ServerResponse>();
  let current = 0;
  // The site may have changed since this page received its HTML.
  const greet = (state = current): LiveEvent => (state === current ? request.greeting() : { type: 'reload' });
  const open = (response: ServerResponse, state: number | undefined): void => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', ...privateHeaders });
    response.write(formatEvent(current, greet(state)));
    streams.add(response);
    response.on('close', () => streams.delete(response));
  };
  return {
    handle: (incoming, response) => {
      const reply = liveReply({ ...request, state: current }, incoming);
      if (reply.kind === 'stream') open(response, reply.state);
      else if (reply.kind === 'greeting') response.writeHead(200, reply.headers).end(JSON.stringify(greet(reply.state)));
      else response.writeHead(reply.status, reply.headers).end(reply.body);
    },
    send: (event) => {
      if (event.type !== 'problems') current += 1;
      const text = formatEvent(current, event);
      for (const stream of streams) {
        if (stream.writableLength > mostUnread) stream.destroy();
        else stream.write(text);
      }
    },
  };
}

/** The id is the state that a page has when it has handled the event. */
function formatEvent(state: number, event: LiveEvent): string {
  return `id: ${state}\ndata: ${JSON.stringify(event)}\n\n`;
}
