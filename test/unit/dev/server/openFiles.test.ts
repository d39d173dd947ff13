import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, realpath, rm, truncate, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../../renderer/dev/server/runningServer.ts';
import { serveFolder } from '../../../../renderer/dev/server/serve.ts';

const descriptors = '/proc/self/fd';

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'gqldocs-open-')));
  for (const [name, text] of [
    ['index.html', 'home'],
    ['a.txt', 'first'],
    ['b.txt', 'second'],
    ['big.bin', ''],
  ] as const)
    await writeFile(join(folder, name), text);
  // More than a connection buffers before the client reads.
  await truncate(join(folder, 'big.bin'), 50_000_000);
  const { value } = await serveFolder({ folder, baseUrl: '/', host: '127.0.0.1', port: 0 });
  if (value === undefined) throw new Error('The server did not start.');
  server = value;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.runIf(existsSync(descriptors))('file descriptors', () => {
  it('are closed when downloads are aborted', async () => {
    for (let count = 0; count < 30; count += 1) await abortDownload();
    await expect.poll(openFiles).toEqual([]);
  });

  it('are open for one of several pipelined requests, and closed with the connection', async () => {
    const socket = await open();
    socket.pause();
    socket.write('GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200));
    await expect.poll(openFiles).not.toEqual([]);
    // A request on another connection that came later has been answered, so all of these have been looked at.
    await (await fetch(server.url)).text();
    expect(openFiles().filter((file) => file.endsWith('big.bin'))).toHaveLength(1);
    socket.destroy();
    await expect.poll(openFiles).toEqual([]);
  });
});

it('answers pipelined requests in order', async () => {
  const socket = await open();
  const names = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? 'a' : 'b'));
  let text = '';
  socket.on('data', (part) => {
    text += String(part);
  });
  socket.write(names.map((name) => `GET /${name}.txt HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  await expect.poll(() => text.match(/first|second/g)?.length).toBe(names.length);
  expect(text.match(/first|second/g)).toEqual(names.map((name) => (name === 'a' ? 'first' : 'second')));
  socket.destroy();
});

function openFiles(): readonly string[] {
  return readdirSync(descriptors).flatMap((name) => {
    try {
      const target = readlinkSync(join(descriptors, name));
      return target.startsWith(folder) ? [target] : [];
    } catch {
      return [];
    }
  });
}

function abortDownload(): Promise<void> {
  return new Promise((done, fail) => {
    const request = httpRequest(`${server.url}big.bin`, { agent: false }, (response) => {
      response.once('data', () => {
        request.destroy();
        done();
      });
    });
    request.on('error', fail).end();
  });
}

function open(): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => done(socket));
    socket.on('error', fail);
  });
}
