import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { findBrowser } from './findBrowser.js';
import { KeptPages } from './KeptPages.ts';

/** What went wrong on a page without anybody having asked: messages on the console, errors, requests to other origins. */
export type Noise = string[];

export interface OpenPage {
  readonly page: Page;
  readonly noise: Noise;
}

export interface TestBrowser {
  /** A page that remembers nothing of another one. It is closed after the test. */
  open(options?: BrowserContextOptions): Promise<OpenPage>;
  /** Such a page at an address, with all of its scripts at work. */
  visit(address: string, options?: BrowserContextOptions): Promise<Page>;
}

interface BrowserOptions {
  /** Whether tests run side by side. Such tests close their pages themselves. Default: false. */
  readonly isConcurrent?: boolean;
  /**
   * Whether a test may get the page of an earlier one, with nothing in it: a page that is warm costs half as much. Not for tests that give a
   * page what it keeps (`addInitScript`, `exposeFunction`, a clock), or that measure what a first visit loads. Default: false.
   */
  readonly keepsPages?: boolean;
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One for all files of a process, which ends it. */
let started: Promise<Browser> | undefined;
const kept = new KeptPages();

function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('There is no Chrome or Chromium on this machine: set CHROME_PATH.');
  return chromium.launch({ executablePath, args: flags });
}

/** Opens pages in the machine's Chrome or Chromium for the tests of a file or of a group. */
export function setUpBrowser({ isConcurrent = false, keepsPages = false }: BrowserOptions = {}): TestBrowser {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    started ??= startBrowser();
    browser = await started;
  });
  afterEach(async () => {
    // Each context has a process of its own.
    const unkept = keepsPages ? await kept.takeBack(contexts.splice(0)) : contexts.splice(0);
    await Promise.all(unkept.map(closeContext));
  });
  const open: TestBrowser['open'] = async (options = {}) => {
    const settings = { viewport: { width: 1280, height: 800 }, ...options };
    const page = (keepsPages ? kept.take(settings) : undefined) ?? (await (await browser.newContext(settings)).newPage());
    if (keepsPages) kept.lend(page, settings);
    if (!isConcurrent) contexts.push(page.context());
    return { page, noise: listen(page) };
  };
  return {
    open,
    visit: async (address, options) => {
      const { page } = await open(options);
      await visit(page, address);
      return page;
    },
  };
}

/** A request that a test answers itself may still be on its way when the test has ended. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

function listen(page: Page): Noise {
  const noise: Noise = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') noise.push(`request: ${request.url()}`);
  });
  return noise;
}

/** Opens an address and waits until everything that comes after the page itself is at work. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appStarted(page);
}

/** Waits for the router, as a reader who points at a link has it loaded. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // To the page itself, which isn't fetched again.
      const link = Object.assign(document.createElement('a'), { href: location.pathname, hidden: true });
      document.body.append(link);
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.remove();
      return document.documentElement.dataset.started === 'app';
    },
    null,
    { polling: 20 },
  );
}

/** Holds back responses until they are released: what happens before is early, however fast the machine is. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Marks the document, to distinguish a new document from one that was changed in place. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-mark', 'same'));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return (await page.locator('body').getAttribute('data-mark')) === 'same';
}

/** What a reader sees as the page's title. */
export function heading(page: Page, text: string) {
  return page.getByRole('heading', { level: 1, name: text, exact: true });
}

/** Distance in CSS pixels from the top of the document to that of the window. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
