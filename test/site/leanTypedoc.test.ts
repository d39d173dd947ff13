import { expect, it } from 'vitest';
import { extractPackage } from '../../renderer/api/extractPackage.ts';
import { type ExtractionResult, runExtraction } from '../../renderer/api/runExtraction.ts';
import type { Member } from '../../renderer/model/api.ts';
import type { PackageConfig } from '../../renderer/model/config.ts';
import { fixtures, packageConfig } from '../unit/api/extractFixture.ts';

/** With the TypeDoc that the build has changed. The sources have TypeDoc as it is. */
const script = new URL('../../dist/extractWorker.cjs', import.meta.url);

async function extractTwice(config: PackageConfig): Promise<{ readonly built: ExtractionResult; readonly expected: unknown }> {
  const request = { root: fixtures, config };
  const { value, problems } = await extractPackage(request);
  return { built: await runExtraction(request, { script }), expected: JSON.parse(JSON.stringify({ value, problems })) };
}

const names = [
  'heirs',
  'inheritance',
  'constructs',
  'faithful',
  'comments',
  'tags',
  'types',
  'overloads',
  'internal',
  'hidden',
  'generics',
];

it.each(names)('what the build changes in TypeDoc changes nothing that it says of the package "%s"', { timeout: 120_000 }, async (name) => {
  const { built, expected } = await extractTwice(packageConfig(name));
  expect({ value: built.value, problems: built.problems }).toEqual(expected);
});

it.each([{ internal: false }, { undocumented: true }, { protected: true }, { private: false }, { external: true }, { inherited: true }])(
  'nor with %j left out',
  { timeout: 120_000 },
  async (exclude) => {
    const config = packageConfig('heirs');
    const { built, expected } = await extractTwice({ ...config, exclude: { ...config.exclude, ...exclude } });
    expect({ value: built.value, problems: built.problems }).toEqual(expected);
  },
);

it('has one member for heirs alike, and others for others', { timeout: 120_000 }, async () => {
  const { value } = await runExtraction({ root: fixtures, config: packageConfig('heirs') }, { script });
  const member = (owner: string, name: string): Member | undefined =>
    value?.symbols.find((symbol) => symbol.name === owner)?.members.find((one) => one.name === name);
  expect(member('Third', 'bare')?.comment?.summary.text).toBe('Told by the interface.');
  expect(member('Fifth', 'bare')?.comment?.summary.text).toBe('Told by another.');
  expect(member('First', 'documented')).toBeDefined();
  expect(member('Third', 'documented')).toBe(member('First', 'documented'));
  expect(member('Square', 'draw')).toBe(member('Circle', 'draw'));
  expect(member('Oval', 'draw')).not.toBe(member('Square', 'draw'));
});
