import { expect, it } from 'vitest';
import type { ExtractedPackage } from '../../../renderer/api/extractPackage.ts';
import { packageCodec } from '../../../renderer/api/packageCodec.ts';
import { makePackage, makeSymbol } from '../make.ts';

const problem = { code: 'api/syntax', severity: 'error', message: 'No.', leavesOut: 'pkg' } as const;
const symbols = Array.from({ length: 250 }, (_, index) => makeSymbol('function', `número${index}\n`));

function copyOf(extracted: ExtractedPackage): ExtractedPackage {
  return packageCodec.parse([...packageCodec.print(extracted)]);
}

it('restores a package with its problems', () => {
  const value = makePackage(symbols, {
    unexported: [makeSymbol('interface', 'Hidden')],
    readme: { text: '# Read me' },
    license: undefined,
  });
  expect(copyOf({ value, problems: [problem] })).toEqual({ value, problems: [problem] });
  const empty = makePackage();
  expect(copyOf({ value: empty, problems: [] })).toEqual({ value: empty, problems: [] });
});

it('restores the absence of a package', () => {
  expect(copyOf({ value: undefined, problems: [problem] })).toEqual({ value: undefined, problems: [problem] });
});

it('writes one line per symbol, so that no string is as long as a large package', () => {
  const lines = [...packageCodec.print({ value: makePackage(symbols), problems: [] })];
  expect([lines.length, lines.some((line) => line.includes('\n'))]).toEqual([251, false]);
  expect(lines[0]?.length).toBeLessThan(10_000);
});
