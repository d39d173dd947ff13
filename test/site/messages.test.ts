import { afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../renderer/index.ts';
import { loadApi, SiteTest } from './SiteTest.ts';

let site: SiteTest;
afterEach(() => site.close());

const reported = ({ code, message, hint, place }: Problem) => ({
  code,
  message,
  hint,
  place: [place?.file, place?.line, place?.column].filter((part) => part !== undefined).join(':'),
});

async function problemsAfter(edit: (site: SiteTest) => Promise<void>): Promise<readonly ReturnType<typeof reported>[]> {
  site = await SiteTest.from('basic');
  await edit(site);
  return (await site.build({ cacheDir: false })).problems.map(reported);
}

describe('messages', () => {
  it('show what entry points look like', async () => {
    const problems = await problemsAfter((one) => one.edit('gqldocs.config.ts', "'src/index.ts'", "['src/index.ts']"));
    expect(problems).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('must be a file, or an object with a file for each import path, but is a list'),
        hint: expect.stringContaining("`'src/index.ts'`"),
      }),
    ]);
  });

  it('name the imports of an MDX document that do not exist', async () => {
    const problems = await problemsAfter(async (one) => {
      await one.write('content/docs/guide/file.mdx', "# File\n\nimport chart from './chart.js';\n\n{chart}\n");
    });
    expect(problems).toEqual([
      {
        code: 'bundle/failed',
        message: 'Cannot find the module "./chart.js".',
        hint: 'Create the file, or correct the path of the import.',
        place: 'content/docs/guide/file.mdx:3:19',
      },
    ]);
  });

  it('name the packages of an MDX document that are not installed', { tags: ['full'] }, async () => {
    const problems = await problemsAfter(async (one) => {
      await one.write('content/docs/guide/package.mdx', "# Package\n\nimport chart from 'no-such-chart';\n\n{chart}\n");
    });
    expect(problems[0]).toEqual({
      code: 'bundle/failed',
      message: 'Cannot find the package "no-such-chart".',
      hint: 'Install it in the project (`npm install no-such-chart`), or correct its name.',
      place: 'content/docs/guide/package.mdx:3:19',
    });
  });

  it.each([
    ['Tabs.Panel', '# Tabs\n\nA text.\n\n<Tabs.Panel>x</Tabs.Panel>\n', 5],
    ['Chart', '# Chart\n\n<Chart />\n', 3],
  ])('name the undefined component %s', async (name, text, line) => {
    const problems = await problemsAfter((one) => one.write('content/docs/guide/last.mdx', text));
    expect(problems).toEqual([
      {
        code: 'page/render',
        message: `The component <${name}> is not defined.`,
        hint: expect.stringContaining('Import it'),
        place: `content/docs/guide/last.mdx:${line}:1`,
      },
    ]);
  });

  it('explain front matter keys of other tools', { tags: ['full'] }, async () => {
    const problems = await problemsAfter((one) => one.edit('content/docs/guide/next.md', 'title: Next', 'title: Next\nnavTitle: On'));
    expect(problems.map(({ hint }) => hint)).toEqual(['Did you mean "sidebar_label"?']);
  });

  it('suggest the page that a route-relative link refers to', async () => {
    const problems = await problemsAfter((one) => one.edit('content/docs/guide/next.md', '1. One', '1. [One](../next/#details)'));
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([['link/broken-file', 'Did you mean /docs/guide/next#details?']]);
  });

  it('report menus of other tools', async () => {
    const problems = await problemsAfter(async (one) => {
      await one.write('content/docs/_meta.json', '{}');
      await one.write('content/docs/guide/_category_.yml', 'label: Guide');
    });
    expect(problems.map(({ code, place }) => [code, place])).toEqual([['document/foreign-menu', 'content/docs/_meta.json']]);
  });

  it('say that documents in another folder are not read', async () => {
    site = await SiteTest.from('basic');
    await site.write('sub/gqldocs.config.ts', "export default { title: 'W', api: { packages: [{ path: '../package', slug: 'a' }] } };");
    await site.write('sub/docs/install.md', '[gone](gone.md)');
    const build = async (): Promise<readonly unknown[]> => {
      const { problems } = await site.build({ configFile: 'sub/gqldocs.config.ts' });
      return problems.map(({ code, place }) => [code, place?.file]);
    };
    expect(await build()).toEqual([['document/unread-folder', 'gqldocs.config.ts']]);
    await site.write('sub/gqldocs.config.ts', "export default { title: 'W', documents: { path: 'docs' } };");
    expect(await build()).toEqual([['link/broken-file', 'docs/install.md']]);
  });

  it('reject unknown options of the Node API', async () => {
    site = await SiteTest.from('basic');
    const api = await loadApi();
    const options = { cwd: site.folder, outdir: 'other' };
    const reports = [await api.build(options), await api.check(options), await api.extract(options), await api.serve(options)];
    for (const { problems } of reports) {
      expect(problems.map(({ code }) => code)).toEqual(['config/unknown-key']);
    }
    expect(reports[0]?.problems.map(reported)).toEqual([
      { code: 'config/unknown-key', message: '`outdir` is not an option of `build()`.', hint: 'Did you mean `outDir`?', place: '' },
    ]);
  });
});

describe('wrong options of the Node API', () => {
  it.each([
    ['build', { cwd: 3 }, 'The option `cwd` of `build()` must be a string, but is of the type number.'],
    ['check', { packages: '.' }, 'The option `packages` of `check()` must be a list of strings, but is of the type string.'],
    ['extract', { write: 'yes' }, 'The option `write` of `extract()` must be true or false, but is of the type string.'],
    ['testExamples', { signal: {} }, 'The option `signal` of `testExamples()` must be an `AbortSignal`, but is of the type object.'],
    ['serve', { port: '80' }, 'The option `port` of `serve()` must be a number, but is of the type string.'],
    ['serveLive', { onBuilt: true }, 'The option `onBuilt` of `serveLive()` must be a function, but is of the type boolean.'],
    ['report', { out: null }, 'The option `out` of `report()` must be a string, but is null.'],
    ['snapshot', { cwd: [] }, 'The option `cwd` of `snapshot()` must be a string, but is a list.'],
    ['diff', { old: 'a' }, 'The option `new` of `diff()` must be a string, but is missing.'],
    ['publish', { into: 'a', as: 3 }, 'The option `as` of `publish()` must be a string, but is of the type number.'],
  ] as const)('are reported: %s', async (call, options, message) => {
    const api: Readonly<Record<string, unknown>> = await loadApi();
    const run = api[call] as (options: object) => Promise<{ readonly problems: readonly object[] }>;
    expect((await run(options)).problems).toMatchObject([{ code: 'config/invalid', message }]);
  });
});

describe('titles and menus', () => {
  it('show backticks in titles as code, and as plain text in menus', async () => {
    await expect(problemsAfter((one) => one.edit('content/docs/guide/next.md', 'title: Next', 'title: The `next` page'))).resolves.toEqual(
      [],
    );
    const html = await site.read('docs/guide/next/index.html');
    expect(html).toContain('<h1>The <code>next</code> page</h1>');
    expect(html).toContain('<title>The next page');
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('`');
  });

  it('link to the API without a navbar in the config', { tags: ['full'] }, async () => {
    site = await SiteTest.from('basic');
    await site.write(
      'gqldocs.config.ts',
      "export default { title: 'A site', api: { packages: [{ path: 'package', entryPoints: 'src/index.ts' }] } };\n",
    );
    await site.remove('content/pages');
    await site.remove('content/docs');
    expect((await site.build({ cacheDir: false })).problems).toEqual([]);
    expect(await site.read('index.html')).toMatch(/<nav[\s\S]*href="\/api[^"]*"[^>]*>API</);
  });
});
