import type { RequestListener, ServerResponse } from 'node:http';
import type { LiveEvent } from '../model/live.ts';
import { type LiveSite, liveReply } from './liveReply.ts';
import { privateHeaders } from './privateHeaders.ts';

export interface LiveHandlerRequest extends Omit<LiveSite, 'state'> {
  /** What a page that has just been opened is told. */
  readonly greeting: () => LiveEvent;
}

export interface LiveHandler {
  readonly handle: RequestListener;
  /** Tells all open pages. */
  readonly send: (event: LiveEvent) => void;
}

/** Answers requests to a site that is being written, and keeps the streams of events to its open pages. */
export function createLiveHandler(request: LiveHandlerRequest): LiveHandler {
  const streams = new Set<ServerResponse>();
  let current = 0;
  const open = (response: ServerResponse, state = current): void => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', ...privateHeaders });
    // What has changed between a page and its stream, nobody has told it.
    response.write(formatEvent(state === current ? request.greeting() : { type: 'reload' }));
    streams.add(response);
    response.on('close', () => streams.delete(response));
  };
  return {
    handle: (incoming, response) => {
      const reply = liveReply({ ...request, state: current }, incoming);
      if (reply.kind === 'stream') open(response, reply.state);
      else response.writeHead(reply.status, reply.headers).end(reply.body);
    },
    send: (event) => {
      if (event.type !== 'problems') current += 1;
      for (const stream of streams) stream.write(formatEvent(event));
    },
  };
}

function formatEvent(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
