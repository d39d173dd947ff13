#!/usr/bin/env node
/**
 * Measures search in Chrome or Chromium, on a package of 20,000 symbols: from a key until its first result is in the document, and how long types
 * take the first time. The built GraphQL.js site gets the index of the made-up package; keys are pressed one after the other, as by a fast typist,
 * and once more with the processor slowed down four times.
 *
 *     npx gqldocs build && node bench/searchKeys.mjs [folder of the site]
 */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './measure/openBrowser.mjs';
import { serveFolder } from './measure/serveFolder.mjs';
import { machine } from './report/machine.mjs';
import { median } from './report/statistics.mjs';
import { indexManySymbols, loadSearch } from './setup/loadSearch.mjs';

/** Milliseconds between two keys. */
const pace = 90;
const nameQueries = ['createRequestHandler', 'cRH', 'handler resolve', 'craeteRequestHanlder', 'rndrtokn', 'how do I parse a query'];
const typeQueries = ['string -> RequestHandler12', '(RequestHandler12, string) -> *', 'T, U -> T'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const site = await makeSite(process.argv[2] ?? join(root, 'build'));
const server = await serveFolder(site);
const browser = await openBrowser();
try {
  console.log(machine({ chromium: browser.version }));
  for (const slowdown of [1, 4]) await browser.withPage((page) => report(page, slowdown));
} finally {
  await browser.close();
  server.close();
  await rm(site, { recursive: true, force: true });
}

async function report(page, slowdown) {
  await page.goto(`${server.origin}/docs/tutorials/basic-types`);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const opening = Date.now();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('c');
  await page.locator('.search-hit').first().waitFor();
  console.log(`\nProcessor slowed down ${slowdown} times\n  from the key for search to the first result ${Date.now() - opening} ms`);
  await watchKeys(page);
  for (const query of nameQueries) print(query, await typeQuery(page, query));
  const [first = '', ...others] = typeQueries;
  print(first, await typeQuery(page, first), ', the first by type');
  for (const query of others) print(query, await typeQuery(page, query));
}

/** Notes for each key how long it takes until the list is another. */
async function watchKeys(page) {
  await page.evaluate(() => {
    globalThis.waits = [];
    let pressed;
    addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
    new MutationObserver(() => {
      if (pressed === undefined) return;
      globalThis.waits.push(performance.now() - pressed);
      pressed = undefined;
    }).observe(document.querySelector('.search-results'), { childList: true });
  });
}

async function typeQuery(page, query) {
  await page.locator('.search-input').fill('');
  await page.waitForTimeout(500);
  await page.evaluate(() => globalThis.waits.splice(0));
  await page.keyboard.type(query, { delay: pace });
  await page.waitForTimeout(1500);
  return page.evaluate(() => globalThis.waits);
}

function print(query, waits, note = '') {
  const [middle, slowest] = [median(waits), Math.max(...waits)].map((wait) => `${wait.toFixed(1).padStart(6)} ms`);
  console.log(`  ${query.padEnd(36)} ${String(waits.length).padStart(3)} answers   median ${middle}   slowest ${slowest}${note}`);
}

/** The site with another index in it. */
async function makeSite(built) {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-bench-'));
  await cp(built, folder, { recursive: true, filter: (path) => !/assets[\\/]search[\\/]/.test(path) });
  await mkdir(join(folder, 'assets/search'), { recursive: true });
  const files = await indexManySymbols({ ...(await loadSearch()), count: 20_000 });
  for (const [name, contents] of files) await writeFile(join(folder, 'assets/search', name), contents);
  return folder;
}
