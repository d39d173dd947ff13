import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ExtractApiRequest, extractApi } from '../../../renderer/api/extractApi.ts';
import { issuesUrl } from '../../../renderer/diagnostics/documentation.ts';
import { readMemory } from '../../../renderer/engine/readMemory.ts';
import { openSession, type Session } from '../../../renderer/engine/session.ts';
import type { Config, PackageConfig } from '../../../renderer/model/config.ts';
import { makeConfig } from '../make.ts';
import { fixtures, packageConfig } from './extractFixture.ts';

function extract(config: Config, request: Partial<ExtractApiRequest> = {}) {
  return extractApi({ config, session: openSession({ name: 'test' }), ...request });
}

/** A session in which the extraction of packages may fail, by their slugs. */
function failingSession(fail: (slug: string) => unknown): Session {
  const session = openSession({ name: 'test' });
  return {
    ...session,
    runAll: async (task, inputs, take) => {
      if (task.name === 'api') {
        const { config } = JSON.parse(JSON.stringify(inputs[0]));
        const error = fail(config.slug);
        if (error !== undefined) throw error;
      }
      return session.runAll(task, inputs, take);
    },
  };
}

const tooLittleMemory = () => Object.assign(new Error('Too little.'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('extractApi', () => {
  it('keeps the order of the config and omits packages that cannot be extracted', async () => {
    const missing = { ...packageConfig('entries'), entryPoints: { '.': 'lib/main.ts' } };
    const { value, problems } = await extract(configWith([packageConfig('overloads'), missing, packageConfig('generics')]));
    expect(value.packages.map(({ name, label }) => [name, label])).toEqual([
      ['overloads', 'overloads'],
      ['generics', 'generics'],
    ]);
    expect(problems).toEqual([
      {
        code: 'api/entry-point',
        severity: 'error',
        message: 'The entry point "." of the package "entries" is not a file: lib/main.ts.',
        hint: 'Set `entryPoints` of the package to "src/index.ts", relative to its folder.',
        leavesOut: 'entries',
      },
    ]);
  });

  it('has a package of scripts without types as a gap next to others, and as an error alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gqldocs-scripts-'));
    folders.push(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bare', version: '1.0.0', main: 'index.js' }));
    writeFileSync(join(folder, 'index.js'), 'exports.a = 1;');
    const bare = { ...packageConfig('bare'), path: folder };
    const { problems } = await extract(configWith([bare, packageConfig('overloads')]));
    expect(problems).toMatchObject([{ code: 'api/untyped-entry', severity: 'warning', leavesOut: 'bare' }]);
    expect((await extract(configWith([bare]))).problems).toMatchObject([{ code: 'api/entry-point', severity: 'error' }]);
  });

  it('gives problems the severity of the config', async () => {
    const config = configWith([{ ...packageConfig('none'), path: join(fixtures, 'none') }]);
    const { problems } = await extract({ ...config, checks: { ...config.checks, 'api/entry-point': 'warning' } });
    expect(problems).toMatchObject([{ code: 'api/entry-point', severity: 'warning', place: { file: 'none/package.json' } }]);
  });

  it.skipIf(readMemory(2).workers === 1)('retries a package alone if its thread ran out of memory', async () => {
    const config = configWith([packageConfig('overloads'), packageConfig('generics')]);
    const tried: string[] = [];
    const session = failingSession((slug) => {
      tried.push(slug);
      return slug === 'generics' || tried.length > 2 ? undefined : tooLittleMemory();
    });
    const { value, problems } = await extract(config, { session });
    expect(tried).toEqual(['overloads', 'generics', 'overloads']);
    expect(problems).toEqual([]);
    expect(value.packages.map(({ name }) => name)).toEqual(['overloads', 'generics']);
  });

  it('reports a package that needs more memory than available, and suggests more', async () => {
    const session = failingSession((slug) => (slug === 'generics' ? tooLittleMemory() : undefined));
    const { value, problems } = await extract(configWith([packageConfig('overloads'), packageConfig('generics')]), { session });
    expect(value.packages.map(({ name }) => name)).toEqual(['overloads']);
    expect(problems).toMatchObject([
      { code: 'api/extract', leavesOut: 'generics', hint: expect.stringContaining('NODE_OPTIONS=--max-old-space-size=8192') },
    ]);
  });

  it('reports a run that throws', async () => {
    const session = failingSession((slug) => (slug === 'generics' ? new Error('Boom.') : undefined));
    const { problems } = await extract(configWith([packageConfig('overloads'), packageConfig('generics')]), { session });
    expect(problems).toEqual([
      {
        code: 'api/extract',
        severity: 'error',
        message: 'Cannot extract the API of the package "generics": Boom.',
        hint: `Check that the package compiles (npx tsc --noEmit). If it does, please report a bug in gqldocs: ${issuesUrl}`,
        leavesOut: 'generics',
      },
    ]);
  });

  it('reports no problem for an interruption', async () => {
    const signal = AbortSignal.abort(new Error('Enough.'));
    const session = openSession({ name: 'test', signal });
    await expect(extract(configWith([packageConfig('overloads')]), { session })).rejects.toThrow('Enough.');
  });

  it('omits a package with an error that omits it, unless the config lowers the severity', async () => {
    const path = mkdtempSync(join(tmpdir(), 'gqldocs-damaged-'));
    folders.push(path);
    writeFileSync(join(path, 'package.json'), '{ "name": "damaged", "types": "index.ts" }');
    writeFileSync(join(path, 'index.ts'), 'export const fine = 1;\nexport const = 2;\n');
    const config = configWith([packageConfig('overloads'), { ...packageConfig('damaged'), path }]);
    const names = async (checks: Config['checks']) => {
      const { value, problems } = await extract({ ...config, checks });
      expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['api/syntax', checks['api/syntax']]]);
      return value.packages.map(({ name }) => name);
    };
    expect(await names(config.checks)).toEqual(['overloads']);
    expect(await names({ ...config.checks, 'api/syntax': 'warning' })).toEqual(['overloads', 'damaged']);
  });

  it('extracts nothing for a site without packages', async () => {
    expect(await extract(configWith([]))).toEqual({ value: { packages: [] }, problems: [] });
  });
});

function configWith(packages: readonly PackageConfig[]): Config {
  const config = makeConfig();
  return { ...config, root: fixtures, api: { ...config.api, packages } };
}
