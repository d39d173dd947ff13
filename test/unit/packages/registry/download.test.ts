import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocal, shownAddress } from '../../../../renderer/packages/registry/addresses.ts';
import { download } from '../../../../renderer/packages/registry/download.ts';
import { fetchLimits } from '../../../../renderer/packages/registry/limits.ts';

let server: Server | undefined;
let here = '';
let asked: string[] = [];
/** Answers by path: a text, or an address to go to. */
let answers: Readonly<Record<string, { readonly text?: string; readonly to?: string }>> = {};

beforeEach(async () => {
  asked = [];
  const listening = createServer(({ url = '' }, response) => {
    asked.push(url);
    const { text, to } = answers[url] ?? {};
    if (to !== undefined) response.writeHead(302, { location: to }).end();
    else if (text === undefined) response.writeHead(404).end();
    else response.end(text);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  here = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});
afterEach(() => {
  server?.close();
  vi.restoreAllMocks();
});

async function read(url: string, registry = here) {
  let text = '';
  const take = (part: Uint8Array): void => {
    text += Buffer.from(part).toString();
  };
  const connection = { limits: fetchLimits, deadline: AbortSignal.timeout(60_000) };
  const answer = await download({ url, registry, most: 1000, take }, connection);
  return answer.ok ? text : answer.reason.replaceAll(here, 'HERE');
}

it('follows redirects within the registry', async () => {
  answers = { '/a': { to: '/b' }, '/b': { to: `${here}/c` }, '/c': { text: 'found' } };
  expect(await read(`${here}/a`)).toBe('found');
  expect(asked).toEqual(['/a', '/b', '/c']);
});

it.each([
  ['file:///etc/passwd', 'redirects to an address that is not one of the web'],
  ['data:text/plain,x', 'redirects to an address that is not one of the web'],
  ['ftp://example.org/x', 'redirects to an address that is not one of the web'],
  ['http://[', 'redirects to an address that is not one of the web'],
  ['/a', 'redirects more than 5 times'],
])('does not follow a redirect to %s', async (to, reason) => {
  answers = { '/a': { to } };
  expect(await read(`${here}/a`)).toBe(`HERE/a ${reason}`);
});

describe('a registry of the web', () => {
  const registry = 'https://registry.example';

  it('cannot point to this machine', async () => {
    answers = { '/a': { text: 'found' } };
    expect(await read(`${here}/a`, registry)).toBe('HERE/a is an address of this machine or its network');
    expect(asked).toEqual([]);
  });

  it('cannot redirect to this machine', async () => {
    answers = { '/a': { text: 'found' } };
    const redirect = new Response(null, { status: 307, headers: { location: `${here}/a` } });
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(redirect);
    expect(await read(`${registry}/a`, registry)).toBe(`${registry}/a redirects to an address of this machine or its network`);
    expect(asked).toEqual([]);
  });
});

it.each([
  ...[
    'http://localhost/',
    'http://LOCALHOST.:80/',
    'http://a.localhost/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
  ],
  ...[
    'http://0/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/',
    'http://[fe80::1]/',
  ],
])('%s is this machine or its network', (address) => expect(isLocal(new URL(address))).toBe(true));

it.each([
  'https://registry.npmjs.org/',
  'http://localhost.example.org/',
  'http://notlocalhost/',
  'http://8.8.8.8/',
  'http://[2001:db8::1]/',
  'http://10.0.0.1/',
])('%s is another machine', (address) => expect(isLocal(new URL(address))).toBe(false));

it.each([
  ['https://ada:secret@npm.example/zod?signature=secret#secret', 'https://npm.example/zod'],
  ['file:///etc/passwd', 'an address that is not one of the web'],
  ['secret', 'an address that is not one of the web'],
])('a message shows no password and no query of an address: %s', (address, shown) => expect(shownAddress(address)).toBe(shown));
