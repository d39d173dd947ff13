import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveHandler } from '../../../../renderer/dev/server/createLiveHandler.ts';
import { listen } from '../../../../renderer/dev/server/listen.ts';
import type { RunningServer } from '../../../../renderer/dev/server/runningServer.ts';
import { serveFolder } from '../../../../renderer/dev/server/serve.ts';
import { requestCorpus } from './requestCorpus.ts';
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
  const { host } = new URL(servers.get(server)?.url ?? '');
  return sendBytes(server, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);
}

/** Everything that comes back for bytes on the wire, until the server or we have had enough. */
function sendBytes(server: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(servers.get(server)?.url ?? '');
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const finish = (): void => done(Buffer.concat(chunks).toString());
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.setTimeout(30_000, () => socket.destroy(new Error(`no answer to ${bytes.slice(0, 200)}`)));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      // A server would wait for the rest of a request that is shorter than announced; the response is complete by then.
      if (chunks.length === 1) setTimeout(() => socket.end(), 2000);
    });
    socket.on('end', finish);
    // A server may close a connection while there is still something to read; what it has said before counts.
    socket.on('error', (error) => (chunks.length > 0 ? finish() : fail(error)));
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe.each(['built', 'live'])('the server of a %s site', (server) => {
  it('answers each of some hundred targets without contents of other folders', async () => {
    expect(requestTargets.length).toBeGreaterThan(200);
    const faults = await Promise.all(
      requestTargets.map(async (target) => {
        const answer = await send(server, target).catch((error: unknown) => `${error}`);
        const isKnown = [200, 301, 302, 400, 403, 404, 431].includes(statusOf(answer));
        const leaks = /SECRET|root:|PATH=|Set-Cookie/.test(answer);
        // A redirect stays on this server, even if a browser treats two slashes as a host.
        const leaves = /^location: (?!\/(?![/\\]))/im.test(answer);
        return isKnown && !leaks && !leaves ? [] : [`${JSON.stringify(target)}: ${answer.slice(0, 200)}`];
      }),
    );
    expect(faults.flat()).toEqual([]);
  });
});

describe.each(['built', 'live'])('the server of a %s site, with unusual requests,', (server) => {
  it('answers each of some hundred requests without contents of other folders, and allows no other origin', {
    timeout: 30_000,
  }, async () => {
    const corpus = requestCorpus({ port: Number(new URL(servers.get(server)?.url ?? '').port) });
    expect(corpus.length).toBeGreaterThan(150);
    const faults = await Promise.all(
      corpus.map(async ({ name, bytes, statuses }) => {
        const answer = await sendBytes(server, bytes).catch((error: unknown) => `${error}`);
        const isWhole = statuses.includes(statusOf(answer)) && !/SECRET|root:|access-control/i.test(answer);
        return isWhole ? [] : [`${name}: ${answer.slice(0, 200)}`];
      }),
    );
    expect(faults.flat()).toEqual([]);
    expect(statusOf(await send(server, '/docs/a'))).toBe(200);
  });

  it('answers a HEAD request as a GET request, without a body', async () => {
    const { host } = new URL(servers.get(server)?.url ?? '');
    for (const target of ['/', '/docs/a', '/img/a.txt', '/nowhere', '/%2e%2e/secret.txt']) {
      const head = await sendBytes(server, `HEAD ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect([target, statusOf(head)]).toEqual([target, statusOf(await send(server, target))]);
      expect(head.slice(head.indexOf('\r\n\r\n'))).toBe('\r\n\r\n');
    }
  });

  it('forbids other origins to embed its responses', async () => {
    for (const target of ['/', '/docs/a', '/img/a.txt', '/index.html', '/nowhere', '/%2e%2e/secret.txt', '/leak.txt'])
      expect(await send(server, target)).toMatch(/^cross-origin-resource-policy: same-origin\r$/im);
  });

  it('checks the host of each request of a connection', async () => {
    const { host } = new URL(servers.get(server)?.url ?? '');
    const one = (name: string, last = 'keep-alive') => `GET /docs/a HTTP/1.1\r\nHost: ${name}\r\nConnection: ${last}\r\n\r\n`;
    const answers = await sendBytes(server, [one(host), one('evil.example'), one(host, 'close')].join(''));
    expect([...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual(['200', '403', '200']);
  });

  it('answers pipelined requests one by one', async () => {
    const { host } = new URL(servers.get(server)?.url ?? '');
    const one = (target: string, last = 'keep-alive') => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: ${last}\r\n\r\n`;
    const targets = ['/docs/a', '/../secret.txt', '/img/a.txt', '/leak.txt'];
    const answers = await sendBytes(server, [...targets.map((target) => one(target)), one('/', 'close')].join(''));
    expect([...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual(['200', '400', '200', '404', '200']);
    expect(answers).not.toContain('SECRET');
  });
});

describe('the development server', () => {
  it.each([
    ['another site', 'Sec-Fetch-Site: cross-site\r\n'],
    ['a sibling site', 'Sec-Fetch-Site: same-site\r\n'],
    ['another origin', 'Origin: http://evil.example\r\n'],
    ['no origin at all', 'Origin: null\r\n'],
    ['another port', 'Origin: http://127.0.0.1:1\r\n'],
  ])('refuses its events to pages of %s', async (_name, headers) => {
    expect(statusOf(await send('live', '/__gqldocs/events', headers))).toBe(403);
    expect(statusOf(await send('live', '/__gqldocs/live.js', headers))).toBe(403);
  });

  it('allows no other origin', async () => {
    expect(await send('live', '/docs/a', 'Origin: http://evil.example\r\n')).not.toMatch(/access-control/i);
  });

  it('adds its script only to pages', async () => {
    expect(await send('live', '/')).toContain('home<script type="module" src="/__gqldocs/live.js?0"></script></head>');
    expect(await send('live', '/img/a.txt')).not.toContain('<script');
  });
});
