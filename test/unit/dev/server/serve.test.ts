import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../../renderer/dev/server/runningServer.ts';
import { serveFolder } from '../../../../renderer/dev/server/serve.ts';
import { serveLive } from '../../../../renderer/dev/server/serveLive.ts';

let parent: string;
let server: RunningServer;

const files = {
  'build/index.html': 'home',
  'build/404.html': 'nothing here',
  'build/api/index.html': 'api',
  'build/api/index.json': '{}',
  'build/docs/a b/index.html': 'space',
  'build/docs/入门/index.html': 'start',
  'build/notes.html': 'notes',
  'build/assets/app-1a2b.js': 'let a;',
  'build/img/logo.svg': '<svg/>',
  'build/api/a/files/img/logo.SVG': '<svg/>',
  'build/img/100%.txt': 'percent',
  'build/img/a#b.txt': 'hash',
  'build/.nojekyll': '',
  'build-secret/key.txt': 'secret',
  'secret.txt': 'secret',
};

beforeAll(async () => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-serve-')));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(parent, name)), { recursive: true });
    writeFileSync(join(parent, name), text);
  }
  symlinkSync(join(parent, 'secret.txt'), join(parent, 'build/leak.txt'));
  symlinkSync(join(parent, 'build-secret'), join(parent, 'build/leak'));
  symlinkSync(join(parent, 'build/notes.html'), join(parent, 'build/alias.html'));
  server = await start('/');
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

async function start(baseUrl: string): Promise<RunningServer> {
  const { value, problems } = await serveFolder({ folder: join(parent, 'build'), baseUrl, host: '127.0.0.1', port: 0 });
  if (value === undefined) throw new Error(JSON.stringify(problems));
  return value;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly url?: string;
}

/** Sends a raw request, which `fetch` would normalize. */
function ask({ path, method = 'GET', headers = {}, url = server.url }: Ask): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    const request = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }));
    });
    request.on('error', fail).end();
  });
}

async function get(path: string): Promise<[number | undefined, string]> {
  const { status, headers, body } = await ask({ path });
  return [status, headers.location ?? body];
}

/** The first line and everything else that comes back for bytes on the wire. */
function askRaw(target: string): Promise<string> {
  const { port } = new URL(server.url);
  return new Promise((done, fail) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', fail).on('end', () => done(text));
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

describe('paths', () => {
  test.each([
    ['/', 'home'],
    ['/?q=1', 'home'],
    ['/api', 'api'],
    ['/api/', 'api'],
    ['/api/index.json', '{}'],
    ['/docs/a%20b', 'space'],
    ['/docs/%E5%85%A5%E9%97%A8', 'start'],
    ['/notes', 'notes'],
    ['/alias', 'notes'],
    ['/img/logo.svg', '<svg/>'],
    ['/img/100%25.txt', 'percent'],
    ['/.nojekyll', ''],
  ])('%s is answered directly', async (path, body) => {
    expect(await get(path)).toEqual([200, body]);
  });

  test.each([
    ['/index.html', '/'],
    ['/api/index.html', '/api'],
    ['/api/index.html?q=1', '/api?q=1'],
    ['/notes.html', '/notes'],
    ['/api.html', '/api'],
    ['/docs/a%20b/index%2Ehtml', '/docs/a%20b'],
  ])('%s redirects to %s', async (path, location) => {
    expect(await get(path)).toEqual([301, location]);
  });

  test.each(['/missing', '/missing/index.html', '/missing.html', '/img/logo.svg/', '/img', '/404', '/img/a%23b.txt'])(
    '%s is not found',
    async (path) => {
      expect(await get(path)).toEqual([404, 'nothing here']);
    },
  );
});

describe('base URL', () => {
  test('serves everything below it, and redirects the root to it', async () => {
    const below = await start('/x/');
    const answers: unknown[] = [];
    for (const path of ['/', '/x', '/x/', '/x/api', '/x/api/index.html', '/api', '/xy/api']) {
      const { status, headers, body } = await ask({ path, url: below.url });
      answers.push([path, status, headers.location ?? body]);
    }
    await below.close();
    expect(below.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/x\/$/);
    expect(answers).toEqual([
      ['/', 302, '/x/'],
      ['/x', 302, '/x/'],
      ['/x/', 200, 'home'],
      ['/x/api', 200, 'api'],
      ['/x/api/index.html', 301, '/x/api'],
      ['/api', 404, 'nothing here'],
      ['/xy/api', 404, 'nothing here'],
    ]);
  });
});

describe('never leaves its folder', () => {
  test.each(['/leak.txt', '/leak/key.txt', '/leak'])('%s is a link to a file outside of the folder', async (path) => {
    expect(await get(path)).toEqual([404, 'nothing here']);
  });

  test.each([
    '/../secret.txt',
    '/../build-secret/key.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/api/../../secret.txt',
    '/secret.txt%00.html',
    '/%c0%ae%c0%ae/secret.txt',
    'http://localhost/secret.txt',
    'http://localhost/../secret.txt',
    '//secret.txt',
    '*',
  ])('%s', async (target) => {
    const answer = await askRaw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('secret');
  });
});

describe('headers', () => {
  test('hashed files are cached forever, and the browser revalidates all others', async () => {
    const asset = await ask({ path: '/assets/app-1a2b.js' });
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
      'x-content-type-options': 'nosniff',
    });
    const page = await ask({ path: '/api' });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html;charset=utf-8' });
    const again = await ask({ path: '/api', headers: { 'If-None-Match': page.headers.etag ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('a picture from a package may run and load nothing', async () => {
    const { headers } = await ask({ path: '/api/a/files/img/logo.SVG' });
    expect(headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'",
    );
    expect((await ask({ path: '/img/logo.svg' })).headers['content-security-policy']).toBeUndefined();
  });

  test('no other origin is allowed', async () => {
    const { headers } = await ask({ path: '/', headers: { Origin: 'https://evil.example' } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('a page of another site that resolves its name to this server is rejected', async () => {
    expect((await ask({ path: '/', headers: { Host: 'evil.example' } })).status).toBe(403);
    expect((await ask({ path: '/', headers: { Host: 'localhost:1' } })).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask({ path: '/', method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['/', '/missing'])('HEAD %s answers without a body', async (path) => {
    expect((await ask({ path, method: 'HEAD' })).body).toBe('');
  });
});

describe('starting', () => {
  test('reports a missing build', async () => {
    const folder = join(parent, 'nothing');
    expect(await serveFolder({ folder, baseUrl: '/' })).toEqual({
      value: undefined,
      problems: [
        {
          code: 'serve/no-build',
          severity: 'error',
          message: `There is no built site in ${folder}.`,
          hint: 'Run `gqldocs build` first, or `gqldocs serve --watch`.',
        },
      ],
    });
  });

  test('reports a requested port that is in use', async () => {
    const port = Number(new URL(server.url).port);
    const { problems } = await serveFolder({ folder: join(parent, 'build'), baseUrl: '/', host: '127.0.0.1', port });
    expect(problems).toEqual([
      {
        code: 'serve/address',
        severity: 'error',
        message: `The server cannot listen on 127.0.0.1, port ${port}: another program uses this port.`,
        hint: 'Choose another port with `--port`, or omit the option: gqldocs then takes the next free port from 3000 on.',
      },
    ]);
  });

  test('reports it before the first build of a site that is watched', async () => {
    const port = Number(new URL(server.url).port);
    const cwd = join(parent, 'build');
    let builds = 0;
    const { value, problems } = await serveLive({ cwd, host: '127.0.0.1', port, onBuilt: () => builds++ });
    expect([value, problems.map(({ code }) => code), builds]).toEqual([undefined, ['serve/address'], 0]);
  });

  test('uses the next free port unless a port was requested', async () => {
    const folder = join(parent, 'build');
    const first = await serveFolder({ folder, baseUrl: '/', host: '127.0.0.1' });
    const second = await serveFolder({ folder, baseUrl: '/', host: '127.0.0.1' });
    const [a, b] = [first, second].map(({ value }) => Number(new URL(value?.url ?? '').port));
    await Promise.all([first.value?.close(), second.value?.close()]);
    expect(b).toBeGreaterThan(a ?? Number.POSITIVE_INFINITY);
  });
});
