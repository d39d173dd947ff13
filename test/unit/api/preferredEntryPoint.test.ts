import { expect, test } from 'vitest';
import { extractFixture } from './extractFixture.ts';

async function listed(preferredEntryPoint: 'main' | 'submodule') {
  const { package: pkg } = await extractFixture('reexported', { preferredEntryPoint });
  return pkg.modules.map(({ name, symbols, references }) => ({ name, symbols, again: references.map((one) => one.name) }));
}

test('a symbol that the main and another entry point export has its page below the main one', async () => {
  expect(await listed('main')).toEqual([
    { name: '', symbols: ['reexported/:class/Shape', 'reexported/:interface/Round', 'reexported/:variable/own'], again: [] },
    { name: 'shapes', symbols: [], again: ['Round', 'Shape'] },
  ]);
});

test('it has its page below the other entry point if the config says so', async () => {
  expect(await listed('submodule')).toEqual([
    { name: '', symbols: ['reexported/:variable/own'], again: ['Round', 'Shape'] },
    { name: 'shapes', symbols: ['reexported/shapes:class/Shape', 'reexported/shapes:interface/Round'], again: [] },
  ]);
});

test('a symbol that another entry point declares has its page below the main one, unless the main one renames it', async () => {
  const { package: pkg, problems } = await extractFixture('declared', { preferredEntryPoint: 'main' });
  expect(
    pkg.modules.map(({ name, symbols, references }) => ({ name, symbols, again: references.map((one) => [one.name, one.target]) })),
  ).toEqual([
    {
      name: '',
      symbols: ['declared/:namespace/Round', 'declared/:class/Square', 'declared/:interface/Round', 'declared/:variable/own'],
      again: [['Box', 'declared/:class/Square']],
    },
    {
      name: 'shapes',
      symbols: [],
      again: [
        ['Round', 'declared/:interface/Round'],
        ['Round', 'declared/:namespace/Round'],
        ['Square', 'declared/:class/Square'],
        ['default', 'declared/:class/Square'],
      ],
    },
  ]);
  expect(problems).toEqual([]);
});
