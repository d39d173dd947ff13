import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractApi } from '../../../renderer/api/extractApi.ts';
import type { Config, PackageConfig } from '../../../renderer/model/config.ts';
import { defaultSeverities } from '../../../renderer/model/problem.ts';
import { defaultWords } from '../../../renderer/model/words.ts';
import { fixtures, packageConfig } from './extractFixture.ts';

describe('extractApi', () => {
  it('keeps the order of the config and leaves out what cannot be extracted', async () => {
    const missing = { ...packageConfig('entries'), entryPoints: { '.': 'lib/main.ts' } };
    const { value, problems } = await extractApi({ config: configWith([packageConfig('overloads'), missing, packageConfig('generics')]) });
    expect(value.packages.map(({ name, label }) => [name, label])).toEqual([
      ['overloads', 'overloads'],
      ['generics', 'generics'],
    ]);
    expect(problems).toEqual([
      {
        code: 'api/entry-point',
        severity: 'error',
        message: 'The entry point "." of the package "entries" is not a file: lib/main.ts.',
        hint: 'Under api.packages in the config, give "src/index.ts", relative to the package\'s folder.',
        leavesOut: 'entries',
      },
    ]);
  });

  it('gives problems the severity of the config', async () => {
    const config = configWith([{ ...packageConfig('none'), path: join(fixtures, 'none') }]);
    const { problems } = await extractApi({ config: { ...config, checks: { ...config.checks, 'api/entry-point': 'warning' } } });
    expect(problems).toMatchObject([{ code: 'api/entry-point', severity: 'warning', place: { file: 'none/package.json' } }]);
  });

  it('extracts nothing for a site without packages', async () => {
    expect(await extractApi({ config: configWith([]) })).toEqual({ value: { packages: [] }, problems: [] });
  });
});

function configWith(packages: readonly PackageConfig[]): Config {
  return {
    root: fixtures,
    configFiles: [],
    title: 'Site',
    tagline: '',
    url: '',
    baseUrl: '/',
    navbar: { title: 'Site', hideOnScroll: false, items: [] },
    footer: { columns: [] },
    colorMode: { default: 'light', switch: true, followSystem: false },
    i18n: { defaultLocale: 'en', locales: [{ code: 'en', label: 'English', direction: 'ltr' }] },
    tableOfContents: { minLevel: 2, maxLevel: 3 },
    api: { route: '/api', packages },
    staticFolders: [],
    stylesheets: [],
    words: defaultWords,
    checks: defaultSeverities,
    autolink: true,
    inventories: [],
    outDir: join(fixtures, 'build'),
  };
}
