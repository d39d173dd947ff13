import { describe, expect, it } from 'vitest';
import { checkLinks } from './checkLinks.ts';
import { buildGraphqlSite, repository } from './graphqlSite.ts';
import { SiteTest } from './SiteTest.ts';

describe('the links of the GraphQL.js site', () => {
  it('reach every page, and none is broken', { tags: ['full'] }, async () => {
    const graphql = await buildGraphqlSite();
    const { broken, visited } = await checkLinks({ cwd: repository, outDir: graphql.folder });
    expect(broken).toEqual([]);
    const pages = graphql.routes.filter(({ kind }) => kind !== 'not-found').map(({ path }) => path);
    expect(pages.filter((path) => !visited.has(path))).toEqual([]);
  });
});

describe('a link check', () => {
  it('finds a missing page and a missing anchor, and nothing else', async () => {
    const site = await SiteTest.from('basic');
    expect((await site.build()).problems).toEqual([]);
    const whole = await checkLinks({ cwd: site.folder, outDir: 'build' });
    expect(whole.broken).toEqual([]);
    expect([...whole.visited]).toEqual(expect.arrayContaining(['/about', '/docs/guide/next', '/api/shapes']));
    await site.edit('gqldocs.config.ts', "title: 'Basic',", "title: 'Basic', checks: { 'link/broken-anchor': 'warning' },");
    await site.edit('content/docs/guide/index.md', './next.md#details', './next.md#detials');
    const report = await site.build();
    await site.remove('build/about/index.html');
    const { broken } = await checkLinks({ cwd: site.folder, outDir: 'build' });
    await site.close();
    expect(report.ok).toBe(true);
    const paths = broken.map((link) => link.replaceAll(/http:\/\/localhost:\d+/g, ''));
    expect(paths).toEqual(expect.arrayContaining(['404 /about on /docs/guide/next', '200 /docs/guide/next#detials on /docs/guide']));
  });
});
