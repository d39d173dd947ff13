import { expect, it } from 'vitest';
import { extractOneFile } from '../oneFile.ts';

async function inheritedNames(engines: unknown): Promise<readonly string[]> {
  const text = 'export declare class Fault extends Error { code: string }';
  const { symbol } = await extractOneFile(text, 'index.d.ts', '', '', 'other', engines);
  return (
    symbol('Fault')
      ?.members.filter(({ inheritedFrom }) => inheritedFrom !== undefined)
      .map(({ name }) => name) ?? []
  );
}

it.each([
  ['without engines', undefined, true, true],
  ['for every version', { node: '*' }, true, true],
  ['for versions that have no edition after 2021', { node: '^16.14.0 || >=18' }, false, false],
  ['for versions that have ES2022', { node: '>=18.12' }, true, false],
  ['of a wrong form', { node: 22 }, true, true],
])('omits what the engines of a package lack, %s', async (_what, engines, hasCause, hasProposals) => {
  const names = await inheritedNames(engines);
  expect(names).toContain('message');
  expect(names.includes('cause')).toBe(hasCause);
  expect(names.includes('isError')).toBe(hasProposals);
});
