import { expect, it } from 'vitest';
import { movePlaces } from '../../../../renderer/packages/artifacts/movePlaces.ts';

it('adds a folder to the file of each place, at any depth', () => {
  const value = [
    { place: { file: 'a.ts', line: 1 }, related: [{ file: 'b.ts' }], parts: { of: [{ place: { file: 'c.ts' } }, { place: undefined }] } },
  ];
  movePlaces(value, 'packages/core');
  expect(value).toEqual([
    {
      place: { file: 'packages/core/a.ts', line: 1 },
      related: [{ file: 'packages/core/b.ts' }],
      parts: { of: [{ place: { file: 'packages/core/c.ts' } }, { place: undefined }] },
    },
  ]);
});

it('moves a shared place once', () => {
  const place = { file: 'a.ts' };
  const member = { place };
  movePlaces([{ members: [member] }, { members: [member] }, { members: [{ ...member }] }], 'core');
  expect(place).toEqual({ file: 'core/a.ts' });
});
