import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from '../../../../client/live/followEvents.ts';
import type { LiveEvent } from '../../../../renderer/model/live.ts';

/** A stream of events, as the browser has it. */
class FakeStream {
  readonly url: string;
  isClosed = false;
  onmessage: (message: { readonly data: string; readonly lastEventId: string }) => void = () => {};
  onerror: () => void = () => {};
  onopen: () => void = () => {};
  constructor(url: string) {
    this.url = url;
    streams.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

const streams: FakeStream[] = [];
const seen: LiveEvent['type'][] = [];
let page = Object.assign(new EventTarget(), { hidden: false });
beforeEach(() => {
  streams.length = 0;
  seen.length = 0;
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('document', page);
  // As on a page that is not secure: each tab has a stream of its own.
  vi.stubGlobal('navigator', {});
  followEvents({ folder: '/__gqldocs', state: '3', onEvent: ({ type }) => seen.push(type) });
});
afterEach(() => vi.unstubAllGlobals());

function show(isShown: boolean): void {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

const update = { data: JSON.stringify({ type: 'problems', problems: [] }), lastEventId: '4' };

it('follows the events after the state of the page', () => {
  streams[0]?.onopen();
  streams[0]?.onmessage(update);
  expect([streams[0]?.url, ...seen]).toEqual(['/__gqldocs/events?3', 'problems']);
});

it('reloads the page when the server is back after it was lost', () => {
  streams[0]?.onopen();
  streams[0]?.onerror();
  expect(seen).toEqual([]);
  streams[0]?.onopen();
  expect(seen).toEqual(['reload']);
});

it('holds no connection while the page is hidden, and goes on from the newest state', () => {
  streams[0]?.onmessage(update);
  show(false);
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true]);
  show(true);
  show(true);
  expect(streams.map(({ url, isClosed }) => [url, isClosed])).toEqual([
    ['/__gqldocs/events?3', true],
    ['/__gqldocs/events?4', false],
  ]);
});
