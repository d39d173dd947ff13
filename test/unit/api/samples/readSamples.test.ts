import { expect, it } from 'vitest';
import { readSamples } from '../../../../renderer/api/samples/readSamples.ts';
import { hasHash, hashOf } from '../../../../renderer/engine/hash.ts';
import { openSession } from '../../../../renderer/engine/session.ts';
import { makeConfig } from '../../make.ts';

const config = makeConfig({ api: { packages: [{ path: 'pkg', slug: 'pkg' }] } });
const session = openSession({ name: 'test' });
const read = (...codes: readonly string[]) => readSamples({ config, session, samples: codes.map((code) => ({ code, language: 'js' })) });

it('resolves the samples that import a documented package', async () => {
  const found = await read("import { a } from 'pkg';", "import { b } from 'other';");
  expect(found.map(({ code, names }) => [code, names.imported.map(({ name }) => name)])).toEqual([["import { a } from 'pkg';", ['a']]]);
});

it('gives samples a hash that follows from their code', async () => {
  const [first, same, other] = [await read("import 'pkg';"), await read("import 'pkg';"), await read("import 'pkg/b';")];
  expect(hasHash(first)).toBe(true);
  expect(hashOf(same)).toBe(hashOf(first));
  expect(hashOf(other)).not.toBe(hashOf(first));
});
