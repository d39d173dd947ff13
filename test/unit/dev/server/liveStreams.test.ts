import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLiveHandler, type LiveHandler } from '../../../../renderer/dev/server/createLiveHandler.ts';
import type { LiveEvent } from '../../../../renderer/model/live.ts';

const update: LiveEvent = { type: 'update', pages: [['/a', 'x'.repeat(100_000)]], gone: [], styles: '' };

let handler: LiveHandler;
let server: Server;
let url: string;
beforeEach(async () => {
  const greeting = (): LiveEvent => ({ type: 'problems', problems: [] });
  handler = createLiveHandler({ baseUrl: '/', host: '127.0.0.1', files: () => new Map(), script: '', greeting });
  server = createServer(handler.handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('event streams', () => {
  it('are closed if the client does not read them, and stay open if it does', async () => {
    const unread = await openStream();
    let length = 0;
    const read = await openStream((part) => {
      length += part.length;
    });
    unread.pause();
    const sent = 200;
    for (let count = 1; count <= sent; count += 1) {
      handler.send(update);
      await expect.poll(() => length, { interval: 1 }).toBeGreaterThan(count * 100_000);
    }
    await expect.poll(() => connections()).toBe(1);
    expect(read.destroyed).toBe(false);
    unread.destroy();
    read.destroy();
  });

  it('contain the state of a page after each event', async () => {
    let text = '';
    const stream = await openStream((part) => {
      text += String(part);
    });
    handler.send({ type: 'reload' });
    handler.send({ type: 'problems', problems: [] });
    await expect.poll(() => text.match(/^id: \d+$/gm)).toEqual(['id: 0', 'id: 1', 'id: 1']);
    stream.destroy();
  });
});

describe('the state of a page', () => {
  it('is that of the site, or older', async () => {
    handler.send({ type: 'reload' });
    const ask = async (state: string) => (await fetch(`${url}/__gqldocs/state?${state}`)).json();
    expect([await ask('0'), await ask('1')]).toEqual([{ type: 'reload' }, { type: 'problems', problems: [] }]);
  });

  it('is sent only to pages of this server', async () => {
    const { status } = await fetch(`${url}/__gqldocs/state?0`, { headers: { Origin: 'https://evil.example' } });
    expect(status).toBe(403);
  });
});

/** A stream that the server has greeted. */
function openStream(onData: (part: Buffer) => void = () => {}): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write('GET /__gqldocs/events?0 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    });
    socket.on('data', onData).on('error', fail);
    socket.once('data', () => done(socket));
  });
}

function connections(): Promise<number> {
  return new Promise((done, fail) => server.getConnections((error, count) => (error === null ? done(count) : fail(error))));
}
