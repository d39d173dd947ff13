import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageData, RouteEntry } from '../../renderer/model/page.ts';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;

beforeEach(async () => {
  site = await SiteTest.from('workspace');
});

afterEach(() => site.close());

const readPage = async (path: string): Promise<PageData> => JSON.parse(await site.read(path));
const routes = async (): Promise<readonly string[]> => {
  const entries: readonly RouteEntry[] = JSON.parse(await site.read('routes.json'));
  return entries.map(({ path }) => path);
};

describe('packages without a config', () => {
  it('make a site of one: its README is the home page, its CHANGELOG a page', async () => {
    const report = await site.build({ packages: ['packages/core'] });
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({ ok: true, published: true });
    expect(await routes()).toEqual([
      ...['/', '/api', '/api/workspace-core', '/api/workspace-core/changelog', '/api/workspace-core/function/add', '/search', '/404'],
    ]);
    const home = await readPage('index.json');
    expect(home).toMatchObject({ title: '@workspace/core', documentTitle: '@workspace/core | Adds numbers.', hasToc: true });
    expect(home.mainHtml.match(/<h1/g)).toHaveLength(1);
    expect(home.tocHtml).toContain('<a href="#text-usage">Usage</a>');
    const overview = await readPage('api/workspace-core/index.json');
    expect(overview.mainHtml).not.toContain('text-usage');
    for (const command of ['npm install', 'pnpm add', 'yarn add', 'bun add']) {
      expect(overview.mainHtml).toContain(`<code>${command} @workspace/core</code>`);
    }
  });

  it('lead the links of their texts to pages, to pictures that came along, and to the repository', async () => {
    await site.build({ packages: ['packages/core', 'packages/extra'] });
    const { mainHtml } = await readPage('api/workspace-core/index.json');
    const repository = 'https://github.com/example/workspace/blob/HEAD';
    expect(linksOf(mainHtml.slice(mainHtml.indexOf('text-core')))).toEqual([
      '#text-core',
      '/api/workspace-core/files/img/logo.svg',
      'https://pictures.example/screen.png',
      'https://raw.githubusercontent.com/example/workspace/HEAD/packages/core/img/active.svg',
      '#text-usage',
      '/api/workspace-core/changelog#text-120',
      '/api/workspace-extra/readme',
      '/api/workspace-extra/readme#text-more',
      `${repository}/LICENSE`,
      `${repository}/docs`,
      `${repository}/packages/core/src/index.ts#L2`,
      ...['#text-usage', '/api/workspace-core/function/add', '#functions', '/api/workspace-core/function/add'],
    ]);
    expect(await site.read('api/workspace-core/files/img/logo.svg')).toContain('<path');
    expect(Object.keys(await site.output()).filter((file) => file.includes('active'))).toEqual([]);
    const changelog = await readPage('api/workspace-core/changelog/index.json');
    expect(changelog.mainHtml).toContain('<a href="/api/workspace-core#text-usage">Uses</a>');
  });

  it('report what a checkout lacks, and are published nevertheless', async () => {
    await site.write('.git/HEAD', '');
    await site.write('packages/core/README.md', '## Usage\n\n[gone](./gone.md) [nowhere](#nowhere) [outside](../../../x.md)\n');
    const report = await site.build({ packages: ['packages/core'] });
    expect(report.ok).toBe(true);
    expect(report.problems.map(({ code, severity, place }) => [code, severity, place])).toEqual([
      ['link/broken-file', 'warning', { file: 'packages/core/README.md', line: 3, column: 1 }],
      ['link/broken-anchor', 'warning', { file: 'packages/core/README.md', line: 3, column: 19 }],
    ]);
  });

  it('go without those that cannot be extracted, and say so', async () => {
    const report = await site.build({ packages: ['.'] });
    expect(report).toMatchObject({ ok: false, published: true });
    expect(report.problems.map(({ code, severity, leavesOut, message }) => ({ code, severity, leavesOut, message }))).toEqual([
      {
        code: 'api/entry-point',
        severity: 'error',
        leavesOut: 'workspace-broken',
        message: 'No entry point was found for the package "@workspace/broken".',
      },
      {
        code: 'api/entry-point',
        severity: 'error',
        leavesOut: 'workspace-script',
        message: 'The package "@workspace/script" has no types: there are no declarations for index.js.',
      },
    ]);
    const found = await routes();
    expect(found).toContain('/api/workspace-extra/text/interface/Text');
    expect(found.some((path) => /broken|script|internal/.test(path))).toBe(false);
  });

  it('are not published when none can be extracted', async () => {
    const report = await site.build({ packages: ['packages/broken', 'packages/script'] });
    expect(report).toMatchObject({ ok: false, published: false, pages: 0 });
    await expect(site.read('index.html')).rejects.toThrow('ENOENT');
  });

  it('are chosen by a filter', async () => {
    expect(await site.build({ packages: ['packages/*'], filter: ['@workspace/extra'] })).toMatchObject({ ok: true, problems: [] });
    expect((await routes()).filter((path) => path.startsWith('/api/workspace-core'))).toEqual([]);
  });
});

describe('several builds at once in one process', () => {
  it('give the same bytes as one after the other', async () => {
    const other = await SiteTest.from('basic');
    try {
      await site.build({ packages: ['packages/core', 'packages/extra'], outDir: 'alone' });
      await other.build({ outDir: 'alone' });
      await Promise.all([
        site.build({ packages: ['packages/core', 'packages/extra'] }),
        other.build(),
        site.build({ packages: ['packages/core'], outDir: 'third' }),
      ]);
      expect(await site.output()).toEqual(await site.output('alone'));
      expect(await other.output()).toEqual(await other.output('alone'));
      expect(Object.keys(await site.output('third'))).toContain('api/workspace-core/function/add/index.html');
    } finally {
      await other.close();
    }
  });
});

function linksOf(html: string): readonly (string | undefined)[] {
  return [...html.matchAll(/<(?:a|img)\b[^>]*? (?:href|src)="([^"]*)"/g)].map(([, address]) => address);
}
