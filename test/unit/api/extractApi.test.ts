import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractApi } from '../../../renderer/api/extractApi.ts';
import { extractPackage, type PackageRequest } from '../../../renderer/api/extractPackage.ts';
import { readMemory } from '../../../renderer/api/readMemory.ts';
import type { ExtractionResult } from '../../../renderer/api/runExtraction.ts';
import type { Config, PackageConfig } from '../../../renderer/model/config.ts';
import { defaultSeverities } from '../../../renderer/model/problem.ts';
import { defaultWords } from '../../../renderer/model/words.ts';
import { extractionFailed, syntaxError } from '../../../renderer/problems/api.ts';
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

  it.skipIf(readMemory(2).workers === 1)('tries a package again, alone, when its worker had too little memory', async () => {
    const config = configWith([packageConfig('overloads'), packageConfig('generics')]);
    const tried: string[] = [];
    const { value, problems } = await extractApi({
      config,
      extract: async (request) => {
        tried.push(request.config.slug);
        if (request.config.slug === 'generics' || tried.length > 2) return extractPackage(request);
        const error = Object.assign(new Error('Too little.'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
        return { value: undefined, problems: [extractionFailed({ slug: 'overloads', error })], lacksMemory: true };
      },
    });
    expect(tried).toEqual(['overloads', 'generics', 'overloads']);
    expect(problems).toEqual([]);
    expect(value.packages.map(({ name }) => name)).toEqual(['overloads', 'generics']);
  });

  it('leaves out a package with an error that is said to leave it out, unless the config thinks otherwise', async () => {
    const config = configWith([packageConfig('overloads'), packageConfig('generics')]);
    const extract = async (request: PackageRequest): Promise<ExtractionResult> => {
      const result = await extractPackage(request);
      const problem = { ...syntaxError({ message: "';' expected.", place: { file: 'a.ts' } }), leavesOut: 'generics' };
      return request.config.slug === 'generics' ? { ...result, problems: [problem] } : result;
    };
    const names = async (checks: Config['checks']) => {
      const { value } = await extractApi({ config: { ...config, checks }, extract });
      return value.packages.map(({ name }) => name);
    };
    expect(await names(config.checks)).toEqual(['overloads']);
    expect(await names({ ...config.checks, 'api/syntax': 'warning' })).toEqual(['overloads', 'generics']);
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
    api: { route: '/api', packages, externalImages: false, tables: false, categories: 'sections', symbols: 'pages' },
    staticFolders: [],
    stylesheets: [],
    words: defaultWords,
    checks: defaultSeverities,
    autolink: true,
    inventories: [],
    outDir: join(fixtures, 'build'),
  };
}
