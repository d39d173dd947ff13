import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * What a first load transfers, headers included, as the browser counts it. `atLoad` is what had come whole when the load event
 * fired, `inAll` what had come two seconds later, with what the site fetches ahead by itself. An icon of the tab is left out:
 * it is asked for once in a browser, not once on a page.
 *
 * @param {object} request
 * @param {import('playwright-core').Page} request.page
 * @param {{ origin: string, find: (path: string) => string | undefined }} request.site
 * @param {string} request.path
 */
export async function measureWeight({ page, site, path }) {
  const file = site.find(path);
  if (file === undefined) throw new Error(`no page at ${path}`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const responses = new Map();
  const loaded = [];
  cdp.on('Network.responseReceived', ({ requestId, response }) => responses.set(requestId, response));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response === undefined || /^data:|favicon/.test(response.url)) return;
    loaded.push({ kind: kindOf(response.mimeType), bytes: encodedDataLength });
  });
  let atLoad;
  page.once('load', () => {
    atLoad = sums(loaded);
  });
  await page.goto(site.origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const html = readFileSync(file);
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  return {
    html: html.length,
    htmlCompressed: gzipSync(html, { level: 9 }).length,
    atLoad: atLoad ?? sums(loaded),
    inAll: sums(loaded),
    elements,
  };
}

function kindOf(type) {
  if (/javascript/.test(type)) return 'script';
  return ['css', 'html', 'font', 'json'].find((kind) => type.includes(kind)) ?? 'other';
}

function sums(loaded) {
  const total = { script: 0, css: 0, html: 0, font: 0, json: 0, other: 0, all: 0, requests: loaded.length };
  for (const { kind, bytes } of loaded) {
    total[kind] += bytes;
    total.all += bytes;
  }
  return total;
}
