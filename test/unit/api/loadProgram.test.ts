import { expect, test } from 'vitest';
import { extractFixture } from './extractFixture.ts';
import { printedSymbol } from './printed.ts';

test('options and libraries that the compiler does not know are left out, or stood in for by its newest', async () => {
  const { symbol, problems } = await extractFixture('future');
  expect(problems).toEqual([]);
  expect(printedSymbol(symbol('last'))).toBe('const last: number | undefined = [1, 2].at(-1)');
  expect(symbol('load').signatures[0]?.returnType).toMatchObject({ name: 'Promise', target: { kind: 'global' } });
});
