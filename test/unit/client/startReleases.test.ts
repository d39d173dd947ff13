import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startReleases } from '../../../client/startReleases.ts';
import type { SiteData } from '../../../renderer/model/page.ts';

const manifest = { version: 1, latest: 'v2', releases: ['v2', 'v1'] };

/** Files of the server, by address. */
const files: Readonly<Record<string, unknown>> = {
  '/docs/versions.json': manifest,
  '/docs/v1/routes.json': [{ path: '/' }, { path: '/api/pkg' }, { path: '/api/pkg/class/A' }],
  '/docs/v1/objects.json': { addresses: ['api/pkg/class/Former'] },
};

class FakeElement {
  readonly textContent: string;
  constructor(textContent: string) {
    this.textContent = textContent;
  }
  closest(): FakeElement {
    return this;
  }
}

let click: (event: object) => void = () => {};
let assigned: string[] = [];
beforeEach(() => {
  assigned = [];
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: typeof click) => {
      if (type === 'click') click = listener;
    },
    querySelectorAll: () => [],
  });
  vi.stubGlobal('fetch', async (url: string) => Response.json(files[url] ?? null, { status: url in files ? 200 : 404 }));
});
afterEach(() => vi.unstubAllGlobals());

/** Clicks on a link of the menu on a page of v2. Returns whether the script takes the click. */
async function choose(release: string, page: string, keys: object = {}): Promise<boolean> {
  const site = { baseUrl: '/docs/v2/', release: { root: '/docs/', name: 'v2', messages: {} } } as unknown as SiteData;
  const { pathname, search, hash } = new URL(`https://site.example/docs/v2${page}`);
  vi.stubGlobal('location', { pathname, search, hash, assign: (address: string) => assigned.push(address) });
  await startReleases(site);
  const preventDefault = vi.fn();
  click({ target: new FakeElement(release), preventDefault, ...keys });
  return preventDefault.mock.calls.length > 0;
}

describe('another release opens', () => {
  it.each([
    ['the same page', '/api/pkg/class/A?q=1#run', '/docs/v1/api/pkg/class/A?q=1#run'],
    ['the redirect of a former page', '/api/pkg/class/Former#run', '/docs/v1/api/pkg/class/Former#run'],
    ['the nearest page above a new one', '/api/pkg/class/New#run', '/docs/v1/api/pkg'],
    ['its home page if it has nothing nearer', '/guide/new', '/docs/v1/'],
  ])('%s', async (_title, page, opened) => {
    expect(await choose('v1', page)).toBe(true);
    await vi.waitFor(() => expect(assigned).toEqual([opened]));
  });
});

it('the browser opens other links, and those with Ctrl', async () => {
  expect(await choose('All versions', '/api/pkg')).toBe(false);
  expect(await choose('v1', '/api/pkg', { ctrlKey: true })).toBe(false);
});
