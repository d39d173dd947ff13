import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLinks } from './checkLinks.ts';
import { SiteTest } from './SiteTest.ts';

const baseUrl = '/docs-site/';

let site: SiteTest;
let output: Readonly<Record<string, string>>;
beforeAll(async () => {
  site = await SiteTest.from('basic');
  const report = await site.build({ baseUrl });
  expect(report.problems).toEqual([]);
  output = await site.output();
});
afterAll(() => site?.close());

describe('a site below a base URL', () => {
  it('has no URL outside of it', () => {
    const addresses = Object.entries(output)
      .filter(([file]) => file.endsWith('.html'))
      .flatMap(([file, html]) =>
        [...html.matchAll(/\s(?:href|src|data-menus|data-island)="(\/[^"]*)"/g)].map(([, address = '']) => ({ file, address })),
      );
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter(({ address }) => !address.startsWith(baseUrl))).toEqual([]);
  });

  it('contains it in its sitemap and canonical links', () => {
    expect(output['sitemap.xml']).toContain('<loc>https://basic.example/docs-site/docs/guide</loc>');
    expect(output['robots.txt']).toContain('Sitemap: https://basic.example/docs-site/sitemap.xml');
    expect(output['docs/guide/index.html']).toContain('<link rel="canonical" href="https://basic.example/docs-site/docs/guide">');
  });

  it('has the same routes and files as at the root, except for hashes in names', async () => {
    await site.build({ outDir: 'at-root' });
    const atRoot = await site.output('at-root');
    const plain = (files: object): readonly string[] =>
      [...new Set(Object.keys(files).map((file) => file.replace(/-[A-Z\d]{8}\./, '-HASH.')))].toSorted();
    expect(plain(output)).toEqual(plain(atRoot));
    expect(output['routes.json']).toBe(atRoot['routes.json']);
  });

  it('has no broken link when served there', async () => {
    const { broken, visited } = await checkLinks({ cwd: site.folder, outDir: 'build', baseUrl });
    expect(broken).toEqual([]);
    expect([...visited]).toEqual(
      expect.arrayContaining(['/docs-site/', '/docs-site/docs/guide', '/docs-site/api/shapes/function/area', '/docs-site/about']),
    );
  });
});
