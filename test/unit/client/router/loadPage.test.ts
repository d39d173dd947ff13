import { afterEach, expect, it, vi } from 'vitest';
import { loadPage } from '../../../../client/router/loadPage.ts';

const origin = 'https://site.example';
const data = JSON.stringify({ href: '/a', mainHtml: '<h1>A</h1>' });

afterEach(() => vi.unstubAllGlobals());

interface Reply {
  readonly text?: string;
  readonly status?: number;
  readonly url?: string;
}

/** Loads a page from a server that gives this reply. */
function load({ text = data, status = 200, url = `${origin}/a/index.json` }: Reply) {
  vi.stubGlobal('location', { origin });
  const reply = new Response(text, { status, statusText: 'Status' });
  vi.stubGlobal('fetch', async () => Object.defineProperty(reply, 'url', { value: url }));
  return loadPage('/a/index.json');
}

it('gives the data of a page', async () => {
  expect(await load({})).toEqual({ href: '/a', mainHtml: '<h1>A</h1>' });
});

it.each<readonly [title: string, reply: Reply]>([
  ['an address without data', { status: 404 }],
  ['an address that is gone', { status: 410 }],
  ['another origin', { url: 'https://evil.example/a/index.json' }],
  ['HTML', { text: '<!DOCTYPE html>' }],
  ['JSON of something else', { text: '{"forwardsTo": "/b"}' }],
  ['data with a number for its content', { text: '{"href": "/a", "mainHtml": 1}' }],
  ['nothing but null', { text: 'null' }],
])('leaves %s to the browser', async (_title, reply) => {
  expect(await load(reply)).toBeUndefined();
});

it('fails if another try may succeed', async () => {
  await expect(load({ status: 503 })).rejects.toThrow('503 Status');
});
