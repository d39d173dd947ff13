import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackageSite, fixturePackage, type PackageSite } from '../site/packageSite.ts';
import { loadApi } from '../site/SiteTest.ts';
import { setUpBrowser, type TestBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

let site: PackageSite;
const browser = setUpBrowser();
let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  site = await buildPackageSite(fixturePackage('hostile'));
  const { serve } = await loadApi();
  const { value: server, problems } = await serve({ cwd: site.folder, outDir: 'build', host: '127.0.0.1', port: 0 });
  if (server === undefined) throw new Error(`The site is not served: ${JSON.stringify(problems)}`);
  origin = new URL(server.url).origin;
  stop = () => server.close();
});
afterAll(async () => {
  await stop?.();
  await site?.close();
});

describe('a hostile package', () => {
  firstOf(['one page of each folder', 'any of its pages'])(
    'runs no script and opens no dialog, logs nothing and requests no other origin, on %s',
    async (which) => {
      const { page, noise } = await browser.open();
      const ran: string[] = [];
      await page.exposeFunction('pwned', (what: unknown) => ran.push(String(what)));
      page.on('dialog', (dialog) => {
        ran.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      const paths = site.pages.flatMap(({ route }) => (route.kind === 'not-found' ? [] : [route.html.replace(/(^|\/)index\.html$/, '$1')]));
      const visited = which === 'any of its pages' ? paths : new Map(paths.map((path) => [dirname(path), path])).values();
      for (const path of visited) {
        await visit(page, `${origin}/${path}`);
        await provoke(page);
      }
      expect(ran).toEqual([]);
      expect(noise).toEqual([]);
    },
  );

  test('has pages that open in place, without loading a document', async () => {
    const { page, noise } = await browser.open();
    await visit(page, `${origin}/api/package`);
    for (const name of ['run', 'Literals', 'Keys', '__proto__', 'constructor', 'parse', 'Parse', '名前', 'aux.ts']) {
      const path = site.routes.find(({ symbol }) => symbol === name)?.path ?? '';
      await page.locator('main').locator(`a[href="${path}"]`).first().click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe(encodeURI(path));
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'hostile' }).first().waitFor();
    }
    expect(noise).toEqual([]);
  });
});

/** Does to everything in the content what a reader may do with the pointer and the keyboard. */
async function provoke(page: Awaited<ReturnType<TestBrowser['open']>>['page']): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const type of ['mouseover', 'focus', 'toggle', 'error', 'load', 'input'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
}
