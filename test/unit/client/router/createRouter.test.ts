import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageHistory } from '../../../../client/router/createHistory.ts';
import { createPageCache } from '../../../../client/router/createPageCache.ts';
import { createRouter } from '../../../../client/router/createRouter.ts';
import type { PageData } from '../../../../renderer/model/page.ts';
import { makeHead } from '../../make.ts';

const origin = 'https://site.example';

/** What the browser was asked to load, instead of the router. */
let left: string[] = [];
beforeEach(() => {
  left = [];
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { origin, assign: (url: URL) => left.push(url.pathname), reload: () => left.push('reload') });
});
afterEach(() => vi.unstubAllGlobals());

const pageAt = (href: string): PageData => ({ ...makeHead({ href, title: href }), mainHtml: '', sidebarHtml: '', tocHtml: '' });

interface Answer {
  readonly give: (page: PageData | undefined) => void;
  readonly refuse: (error: unknown) => void;
}

/** A router whose pages come when the test gives them. */
function setUp(page = pageAt('/')) {
  const log: string[] = [];
  const answers = new Map<string, Answer>();
  const history: PageHistory = {
    push: ({ pathname }) => void log.push(`push ${pathname}`),
    replace: ({ pathname }) => void log.push(`replace ${pathname}`),
    keepPlace: () => void log.push('keep place'),
    keptPlace: () => 120,
    adopt: () => true,
    goToAnchor: () => undefined,
  };
  const router = createRouter({
    ...{ href: '/', page, history },
    cache: createPageCache((href) => new Promise((give, refuse) => answers.set(href, { give, refuse }))),
    onShown: ({ href }, arrival) => {
      log.push(`${arrival.type} ${href}`);
      if (href === '/crash') throw new Error('No frame.');
    },
    onFailed: ({ message }) => void log.push(`failed: ${message}`),
  });
  const open = (href: string): void => router.open({ url: new URL(href, origin), address: new URL(href, origin), href });
  const settle = (): Promise<unknown> => new Promise((done) => setTimeout(done));
  return { router, log, answers, open, settle };
}

it('writes the address of a page when the page is there', async () => {
  const { router, log, answers, open, settle } = setUp();
  open('/a');
  expect([router.store.get().status, router.store.get().href, ...log]).toEqual(['loading', '/', 'keep place']);
  answers.get('/a')?.give(pageAt('/a'));
  await settle();
  expect([router.store.get().status, router.store.get().href, ...log]).toEqual(['loaded', '/a', 'keep place', 'push /a', 'link /a']);
});

it.each([
  ['the next page', {}, { hasOwnHead: true as const }],
  ['the shown page', { hasOwnHead: true as const }, {}],
])('leaves a visit to the browser if %s has elements of its own in its head', async (_, shown, next) => {
  const { router, log, answers, open, settle } = setUp({ ...pageAt('/'), ...shown });
  open('/a');
  answers.get('/a')?.give({ ...pageAt('/a'), ...next });
  await settle();
  expect([left, log, router.store.get().href]).toEqual([['/a'], ['keep place'], '/']);
  // What is known of the shown page needs no data of the next one.
  expect(answers.has('/a')).toBe(!('hasOwnHead' in shown));
});

it('shows the page of the last click, whichever comes first', async () => {
  const { router, log, answers, open, settle } = setUp();
  open('/slow');
  open('/fast');
  answers.get('/fast')?.give(pageAt('/fast'));
  await settle();
  answers.get('/slow')?.give(pageAt('/slow'));
  await settle();
  expect(router.store.get()).toMatchObject({ status: 'loaded', href: '/fast' });
  expect(log).not.toContain('push /slow');
});

it('forgets a page that fails after another click', async () => {
  const { router, log, answers, open, settle } = setUp();
  open('/broken');
  open('/a');
  answers.get('/broken')?.refuse(new Error('500'));
  answers.get('/a')?.give(pageAt('/a'));
  await settle();
  expect(router.store.get()).toMatchObject({ status: 'loaded', href: '/a', hasContent: true });
  expect(log.filter((entry) => entry.startsWith('failed'))).toEqual([]);
});

it('leaves a page without data to the browser', async () => {
  const { router, log, answers, open, settle } = setUp();
  open('/new');
  answers.get('/new')?.give(undefined);
  await settle();
  expect(left).toEqual(['/new']);
  expect([router.store.get().href, ...log]).toEqual(['/', 'keep place']);
});

it('does not leave for a page without data after another click', async () => {
  const { router, answers, open, settle } = setUp();
  open('/new');
  open('/a');
  answers.get('/new')?.give(undefined);
  answers.get('/a')?.give(pageAt('/a'));
  await settle();
  expect([left, router.store.get().href]).toEqual([[], '/a']);
});

it('shows a failure at the address that failed, and writes the address once', async () => {
  const { router, log, answers, open, settle } = setUp();
  open('/a');
  answers.get('/a')?.refuse(new Error('503'));
  await settle();
  expect(router.store.get()).toMatchObject({ status: 'error', href: '/a', hasContent: false });
  router.retry();
  answers.get('/a')?.give(pageAt('/a'));
  await settle();
  expect(log).toEqual(['keep place', 'push /a', 'failed: 503', 'link /a']);
});

it('returns to the place where the reader was', async () => {
  const { log, answers, router, settle } = setUp();
  router.follow('/before');
  answers.get('/before')?.give(pageAt('/before'));
  await settle();
  expect(log).toEqual(['return /before']);
});

it('leaves a page that cannot be put into the document to the browser, at its address', async () => {
  const { log, answers, open, settle } = setUp();
  open('/crash');
  answers.get('/crash')?.give(pageAt('/crash'));
  await settle();
  expect([left, log]).toEqual([['reload'], ['keep place', 'push /crash', 'link /crash']]);
});
