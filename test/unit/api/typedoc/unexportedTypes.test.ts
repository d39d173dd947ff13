import { describe, expect, it } from 'vitest';
import { extractFixture, packageConfig } from '../extractFixture.ts';

const { package: extracted, symbol } = await extractFixture('hidden');

describe('unexportedTypes', () => {
  it('finds types that are mentioned but not exported, the types that these mention, and internal ones', () => {
    expect(extracted.unexported.map(({ id }) => id)).toEqual([
      'hidden/deep.d.ts:class/Deep',
      'hidden/maybe.d.ts:interface/Options',
      'hidden/index.d.ts:interface/Options2',
      'hidden/maybe.d.ts:type/Maybe',
    ]);
  });

  it('are targets of references', () => {
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
      target: { kind: 'unexported', id: 'hidden/maybe.d.ts:type/Maybe' },
    });
  });

  it('keeps them out of modules and symbols', () => {
    expect(extracted.symbols.map(({ id }) => id)).toEqual(['hidden/:function/find']);
    expect(extracted.modules.map(({ name, symbols }) => ({ name, symbols }))).toEqual([{ name: '', symbols: ['hidden/:function/find'] }]);
  });
});

describe('internal exports', async () => {
  const internal = await extractFixture('internal');

  it('are only named if a signature mentions them', () => {
    expect(internal.package.symbols.map(({ id }) => id)).toEqual(['internal/:class/Client']);
    expect(internal.package.unexported).toEqual([]);
    expect(internal.member('Client', 'configure').signatures[0]?.parameters[0]?.type).toMatchObject({
      name: 'Settings',
      target: { kind: 'unexported', id: 'internal/index.ts:interface/Settings' },
    });
  });

  it('have no internal members', () => {
    expect(internal.symbol('Client').members.map(({ anchor }) => anchor)).toEqual(['constructor', 'configure']);
  });

  it('are ordinary exports if they are not excluded', async () => {
    const { exclude } = packageConfig('internal');
    const all = await extractFixture('internal', { exclude: { ...exclude, internal: false } });
    expect(all.package.symbols.map(({ name }) => name)).toEqual(['Client', 'Settings', 'Unused']);
  });

  it('do not hide problems with comments', () => {
    expect(internal.problems).toEqual([
      {
        code: 'api/comment',
        severity: 'warning',
        message: 'Inline tag is not closed',
        hint: 'Correct the comment. The page shows the rest of it.',
        place: { file: 'internal/index.ts', line: 18, column: 11 },
      },
    ]);
  });
});
