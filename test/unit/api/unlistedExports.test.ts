import { expect, it } from 'vitest';
import { extractFixture } from './extractFixture.ts';

it('names the exports that the reference leaves out', async () => {
  const { package: pkg } = await extractFixture('unlisted');
  expect(pkg.modules).toMatchObject([{ name: '', symbols: ['unlisted/:function/double'], unlisted: ['devAssert'] }]);
});
