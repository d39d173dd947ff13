import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveHandler } from '../../../renderer/serve/createLiveHandler.ts';
import { listen } from '../../../renderer/serve/listen.ts';
import type { RunningServer } from '../../../renderer/serve/runningServer.ts';
import { serveFolder } from '../../../renderer/serve/serveFolder.ts';
import { requestTargets } from './requestTargets.ts';

const files = { 'index.html': 'home</head>', '404.html': 'nothing', 'docs/a/index.html': 'a', 'img/a.txt': 'text' };
let parent: string;
const servers = new Map<string, RunningServer>();

beforeAll(async () => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-hostile-')));
  const outside = { '../secret.txt': 'SECRET', '../build-secret/key.txt': 'SECRET' };
  for (const [name, text] of Object.entries({ ...files, ...outside })) {
    mkdirSync(dirname(join(parent, 'build', name)), { recursive: true });
    writeFileSync(join(parent, 'build', name), text);
  }
  symlinkSync(join(parent, 'secret.txt'), join(parent, 'build/leak.txt'));
  symlinkSync(join(parent, 'build-secret'), join(parent, 'build/leak'));
  const site = { baseUrl: '/', host: '127.0.0.1', script: '', files: () => new Map(Object.entries(files)) };
  const { handle } = createLiveHandler({ ...site, greeting: () => ({ type: 'problems', problems: [] }) });
  const built = await serveFolder({ folder: join(parent, 'build'), baseUrl: '/', host: '127.0.0.1', port: 0 });
  const live = await listen({ handler: handle, baseUrl: '/', host: '127.0.0.1', port: 0 });
  if (built.value) servers.set('built', built.value);
  if (live.value) servers.set('live', live.value);
});

afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.close()));
  rmSync(parent, { recursive: true });
});

/** Sends a target byte by byte as it is. */
function send(server: string, target: string, headers = ''): Promise<string> {
  const { hostname, port } = new URL(servers.get(server)?.url ?? '');
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n${headers}\r\n`);
    });
    socket.setTimeout(5000, () => socket.destroy(new Error(`no answer to ${target}`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => done(Buffer.concat(chunks).toString()));
    socket.on('error', fail);
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe.each(['built', 'live'])('the server of a %s site', (server) => {
  it.each(requestTargets)('answers %j with nothing from outside', async (target) => {
    const answer = await send(server, target);
    expect(answer).not.toMatch(/SECRET|root:|PATH=|Set-Cookie/);
    expect([200, 301, 302, 400, 403, 404, 431]).toContain(statusOf(answer));
  });
});

describe('the development server', () => {
  it.each([
    ['another site', 'Sec-Fetch-Site: cross-site\r\n'],
    ['a sibling site', 'Sec-Fetch-Site: same-site\r\n'],
    ['another origin', 'Origin: http://evil.example\r\n'],
    ['no origin at all', 'Origin: null\r\n'],
    ['another port', 'Origin: http://127.0.0.1:1\r\n'],
  ])('gives its events to no page of %s', async (_name, headers) => {
    expect(statusOf(await send('live', '/__gqldocs/events', headers))).toBe(403);
    expect(statusOf(await send('live', '/__gqldocs/live.js', headers))).toBe(403);
  });

  it('shares nothing with other origins', async () => {
    expect(await send('live', '/docs/a', 'Origin: http://evil.example\r\n')).not.toMatch(/access-control/i);
  });

  it('adds its script to pages, and to nothing else', async () => {
    expect(await send('live', '/')).toContain('home<script type="module" src="/__gqldocs/live.js"></script></head>');
    expect(await send('live', '/img/a.txt')).not.toContain('<script');
  });
});
