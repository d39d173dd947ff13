import { describe, expect, it } from 'vitest';
import { extractFixture } from './extractFixture.ts';

const { package: extracted, symbol } = await extractFixture('hidden');

describe('hiddenTypes', () => {
  it('brings types that are mentioned but not exported, also those that these mention, and internal ones', () => {
    expect(extracted.hidden.map(({ id }) => id)).toEqual([
      'hidden/deep.d.ts:class/Deep',
      'hidden/maybe.d.ts:interface/Options',
      'hidden/index.d.ts:interface/Options2',
      'hidden/maybe.d.ts:type/Maybe',
    ]);
  });

  it('points at them', () => {
    expect(symbol('find').signatures[0]?.returnType).toEqual({
      kind: 'reference',
      name: 'Maybe',
      typeArguments: [
        {
          kind: 'reference',
          name: 'Promise',
          typeArguments: [{ kind: 'intrinsic', name: 'string' }],
          target: { kind: 'global', name: 'Promise' },
        },
      ],
      target: { kind: 'hidden', id: 'hidden/maybe.d.ts:type/Maybe' },
    });
  });

  it('keeps them out of modules and symbols', () => {
    expect(extracted.symbols.map(({ id }) => id)).toEqual(['hidden/:function/find']);
    expect(extracted.modules.map(({ name, symbols }) => ({ name, symbols }))).toEqual([{ name: '', symbols: ['hidden/:function/find'] }]);
  });
});
