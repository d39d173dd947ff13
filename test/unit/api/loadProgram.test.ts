import { expect, test } from 'vitest';
import { extractFixture } from './extractFixture.ts';
import { extractOneFile } from './oneFile.ts';
import { printedSymbol } from './printed.ts';

test('options and libraries that the compiler does not know are left out, or stood in for by its newest', async () => {
  const { symbol, problems } = await extractFixture('future');
  expect(problems).toEqual([]);
  expect(printedSymbol(symbol('last'))).toBe('const last: number | undefined = [1, 2].at(-1)');
  expect(symbol('load').signatures[0]?.returnType).toMatchObject({ name: 'Promise', target: { kind: 'global' } });
});

test.each([
  ['[size]', true],
  ['{number} [size=1]', true],
  ['{{\n *   wide: number }}\n * [size]', true],
  ['size [in pixels]', false],
])('a parameter that its comment calls %j is optional: %j', async (name, isOptional) => {
  const { symbol } = await extractOneFile(`/** @param ${name} How big. */\nexport declare function draw(size: number): void;`);
  expect(symbol('draw')?.signatures[0]?.parameters).toMatchObject([{ name: 'size', isOptional }]);
});

test('links in comments lead where the names mean something for the compiler', async () => {
  const { symbol } = await extractOneFile(
    "import { Hidden as Shown } from 'other';\n/** See {@link Shown}. */\nexport declare const shown: Shown;",
    'index.d.ts',
    'export interface Hidden {}',
  );
  expect(symbol('shown')?.comment?.summary.text).toBe('See [`Shown`](import:other#Hidden).');
});
