import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPackage } from '../../../../renderer/packages/registry/fetchPackage.ts';
import { registries } from '../../../../renderer/packages/registry/registryOf.ts';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'gqldocs-npmrc-'));
});
afterEach(() => rm(cwd, { recursive: true, force: true }));

it('is the one of the npm configuration', async () => {
  expect(registries({ env: {}, cwd })('zod')).toBe('https://registry.npmjs.org');
  await writeFile(
    join(cwd, '.npmrc'),
    'registry=https://one.example/npm//\n@own:registry = http://two.example:8080/\n//one.example/:_authToken=x\n',
  );
  const registryOf = registries({ env: {}, cwd });
  expect(['zod', '@own/zod', '@other/zod'].map(registryOf)).toEqual([
    'https://one.example/npm',
    'http://two.example:8080',
    'https://one.example/npm',
  ]);
  const inherited = registries({ env: { npm_config_registry: 'http://three.example/' }, cwd });
  expect(['zod', '@own/zod'].map(inherited)).toEqual(['http://three.example', 'http://two.example:8080']);
});

describe('a password in the address of a registry', () => {
  // The port is one that nothing answers.
  it.each([
    'http://ada:SECRET@127.0.0.1:1/npm/',
    'http://SECRET@127.0.0.1:1',
    'http://:SECRET@127.0.0.1:1',
    'http://ada:p@SECRET@127.0.0.1:1',
    'http://ada:SECRET/word@127.0.0.1:1',
    'http://ada:12/SECRET@127.0.0.1:1',
    'http://ada:12#SECRET@127.0.0.1:1',
    'http://ada:12?SECRET@127.0.0.1:1',
    'http://ada:p@1/SECRET@127.0.0.1:1',
    'http://ada:12\\SECRET@127.0.0.1:1',
    'http://ada:SECRET@',
    'http://[SECRET@127.0.0.1',
    'http://127.0.0.1:1/?token=SECRET',
  ])('is not in a message: %s', async (address) => {
    for (const env of [{ npm_config_registry: address }, {}]) {
      await writeFile(join(cwd, '.npmrc'), `registry=${address}\n`);
      const registryOf = registries({ env, cwd });
      const said: string[] = [];
      const { problems } = await fetchPackage({
        ...{ path: 'npm:zod', registryOf, cacheFolder: join(cwd, 'cache') },
        onRelease: (_, registry) => said.push(registry),
      });
      expect(problems).toMatchObject([{ code: 'registry/package' }]);
      expect(JSON.stringify([problems, said, registryOf('zod')])).not.toContain('SECRET');
    }
  });

  it('is removed, so that no request has it', () => {
    expect(registries({ env: { npm_config_registry: 'https://ada:secret@npm.example/all/' }, cwd })('zod')).toBe('https://npm.example/all');
  });

  it.each(['file:///etc/passwd', 'npm.example', '', 'http://'])('%j is not the address of a registry', (address) => {
    expect(registries({ env: { npm_config_registry: address }, cwd })('zod')).toBeUndefined();
  });
});
