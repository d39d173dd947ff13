import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../renderer/index.ts';
import { firstOf } from '../browser/firstOf.ts';
import { repository } from './graphqlSite.ts';
import { SiteTest } from './SiteTest.ts';

const tags = ['full'];

/** The links of a page's own text, as `text → address`. */
function linksOf(html: string): readonly string[] {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const article = /<article\b.*<\/article>/s.exec(main)?.[0] ?? main;
  return [...article.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, text = '']) => `${text.replace(/<[^>]*>/g, '')} → ${href}`,
  );
}

const spot = ({ file, line, column }: NonNullable<Problem['place']>) => [file, line, column].filter((part) => part !== undefined).join(':');

describe('names in code', () => {
  let site: SiteTest;
  beforeAll(async () => {
    site = await SiteTest.from('linked');
    const report = await site.build();
    expect(report.problems).toEqual([]);
    return () => site.close();
  });

  it('are links to their symbols in prose and samples of a document', async () => {
    expect(linksOf(await site.read('docs/guide/index.html'))).toEqual([
      'parseShape() → /api/shapes/function/parseShape',
      'the reader → /api/shapes/function/parseShape',
      'Circle → /api/shapes/class/Circle',
      'Circle.double() → /api/shapes/class/Circle#double',
      'shapes!measure → /api/shapes/function/measure',
      '@linked/plane!measure → /api/plane/function/measure',
      'plane!measure → /api/plane/function/measure',
      'shapes!function:measure → /api/shapes/function/measure',
      'Circle → /api/shapes/class/Circle',
      'measure → /api/shapes/function/measure',
      'total → /api/shapes/function/measure',
      'Circle → /api/shapes/class/Circle',
      'measure → /api/plane/function/measure',
    ]);
  });

  it('are links in MDX', async () => {
    expect(linksOf(await site.read('docs/live/index.html'))).toEqual([
      'parseShape → /api/shapes/function/parseShape',
      'Circle → /api/shapes/class/Circle',
      'parseShape → /api/shapes/function/parseShape',
      'Shape → /api/shapes/interface/Shape',
      'Shape → /api/shapes/interface/Shape',
      'parseShape → /api/shapes/function/parseShape',
    ]);
  });

  it('are no links in a document that turns them off, except explicit links', async () => {
    expect(linksOf(await site.read('docs/past/index.html'))).toEqual(['parseShape → /api/shapes/function/parseShape']);
  });

  it('are links to other pages in comments and their examples', async () => {
    const shape = await site.read('api/shapes/interface/Shape/index.html');
    expect(shape).toContain('<a href="/api/shapes/function/parseShape"><code>parseShape</code></a> reads one.');
    expect(shape).toContain('own: <code>area</code>');
    const circle = await site.read('api/shapes/class/Circle/index.html');
    const example = /<figure class="code".*?<\/figure>/s.exec(circle)?.[0] ?? '';
    expect(linksOf(`<main>${example}</main>`)).toEqual(['parseShape → /api/shapes/function/parseShape']);
  });
});

describe('a reference to a missing or ambiguous name', () => {
  let site: SiteTest;
  afterEach(() => site.close());

  const guide = 'content/docs/guide.md';
  const longer = 'Use a longer name: shapes!measure or plane!measure.';
  const cases = [
    ['dead', '{@link parseShape |', '{@link parseShap |', `${guide}:5:30 link/unresolved`, 'Did you mean parseShape?'],
    ['ambiguous, in brackets', '[`plane!measure`]', '[`measure`]', `${guide}:9:227 link/ambiguous`, longer],
    ['ambiguous', '{@link shapes!measure}', '{@link measure}', `${guide}:9:148 link/ambiguous`, longer],
    ['dead, in brackets', '[`Circle`]', '[`Circel`]', `${guide}:5:67 link/unresolved`, 'Did you mean Circle?'],
    ['dead, with a package', '[`plane!measure`]', '[`plane!masure`]', `${guide}:9:227 link/unresolved`, 'Did you mean measure?'],
  ] as const;
  firstOf(cases, 2)('is a problem with place and hint when it is %s', async ([, from, to, problem, hint]) => {
    site = await SiteTest.from('linked');
    await site.edit(guide, from, to);
    const report = await site.build();
    expect(report.problems.map(({ code, place, hint }) => [`${place && spot(place)} ${code}`, hint])).toEqual([[problem, hint]]);
  });

  it('is ignored if the config turns automatic links off', { tags: ['full'] }, async () => {
    site = await SiteTest.from('linked');
    await site.edit('gqldocs.config.ts', "title: 'Linked',", "title: 'Linked',\n  autolink: false,");
    await site.edit(guide, "import { Circle, measure as total } from 'shapes'", "import { Cirkle } from 'shapes'");
    const report = await site.build();
    expect(report.problems).toEqual([]);
    expect(linksOf(await site.read('docs/guide/index.html'))).toHaveLength(5);
  });
});

describe('after an export is renamed in a copy of GraphQL.js', () => {
  it('the build reports every line of the tutorials that still uses the old name', { tags }, async () => {
    const site = await SiteTest.from('linked');
    await cp(join(repository, 'content'), join(site.folder, 'content'), { recursive: true });
    await cp(join(repository, 'gqldocs.config.ts'), join(site.folder, 'gqldocs.config.ts'));
    await mkdir(join(site.folder, 'node_modules'));
    await cp(join(repository, 'node_modules/graphql'), join(site.folder, 'node_modules/graphql'), { recursive: true });
    // The old name is still there in version 16, which documents don't mean.
    await symlink(join(repository, 'node_modules/graphql-16'), join(site.folder, 'node_modules/graphql-16'));
    for (const name of ['react', 'react-dom', 'scheduler', '@types']) {
      await symlink(join(repository, 'node_modules', name), join(site.folder, 'node_modules', name));
    }
    // Its samples are files of the repository, which this copy does not have.
    await rm(join(site.folder, 'content/docs/tutorials/project'), { recursive: true });
    for (const page of ['schema', 'database'])
      await site.edit('content/docs/tutorials/faq.md', `[The project](./project/${page}.md)`, 'The project');
    await site.remove('content/docs/guide.md');
    await site.remove('content/docs/live.mdx');
    await site.remove('content/docs/past.md');
    await site.edit('node_modules/graphql/index.d.ts', ' buildSchema,', ' buildSchema as makeSchema,');
    await site.edit('node_modules/graphql/utilities/index.d.ts', ' buildSchema }', ' buildSchema as makeSchema }');

    const { ok, problems } = await site.build();
    expect(ok).toBe(false);
    const places = problems.flatMap(({ place, related = [] }) => [...(place === undefined ? [] : [place]), ...related]);
    const named = places.flatMap(({ file, line }) => (file.startsWith('content/docs/') ? [`${file}:${line}`] : []));
    expect([...new Set(named)].sort()).toEqual(await linesWith('buildSchema', site.folder));
    const imports = problems.filter(({ message }) => message === 'graphql does not export buildSchema.');
    expect(imports[0]).toMatchObject({ code: 'link/unresolved', severity: 'error', hint: 'Did you mean buildASTSchema?' });
    await site.close();
  });
});

async function linesWith(name: string, folder: string): Promise<readonly string[]> {
  const tutorials = 'content/docs/tutorials';
  const files = await readdir(join(folder, tutorials));
  const lines = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, tutorials, file), 'utf8');
      return text
        .split('\n')
        .flatMap((line, index) => (new RegExp(`\\b${name}\\b`).test(line) ? [`${tutorials}/${file}:${index + 1}`] : []));
    }),
  );
  return lines.flat().sort();
}
