import { describe, expect, it } from 'vitest';
import { findCounterparts } from '../../../../renderer/history/versions/findCounterparts.ts';
import type { ApiSymbol, SymbolKind } from '../../../../renderer/model/api.ts';
import { makeMember, makePackage, makeSymbol } from '../../make.ts';

type Entry = readonly [kind: SymbolKind, name: string, more?: Partial<ApiSymbol>];

function versionOf(slug: string, entries: readonly Entry[]) {
  return makePackage(
    entries.map(([kind, name, more]) => makeSymbol(kind, name, { id: `${slug}/:${kind}/${name}`, ...more })),
    { slug },
  );
}

const deprecated = (text: string): Partial<ApiSymbol> => ({
  comment: { summary: { text: 'Old.' }, blocks: [{ tag: '@deprecated', content: { text } }], modifiers: [] },
});

/** The counterpart of each symbol of the first version in the second, with `=` for the same export. */
function counterparts(first: readonly Entry[], second: readonly Entry[]): Readonly<Record<string, string | undefined>> {
  const found = findCounterparts({ packages: [versionOf('v2', first), versionOf('v1', second)] });
  return Object.fromEntries(
    first.map(([kind, name]) => {
      const [one] = found.get(`v2/:${kind}/${name}`) ?? [];
      return [name, one?.name === undefined ? undefined : `${one.isSame ? '=' : ''}${one.name}`];
    }),
  );
}

describe('the counterpart of a symbol in another version', () => {
  it('is the symbol of the same name, even of another kind', () => {
    expect(
      counterparts(
        [
          ['class', 'A'],
          ['enum', 'Kind'],
        ],
        [
          ['class', 'A'],
          ['namespace', 'Kind'],
        ],
      ),
    ).toEqual({ A: '=A', Kind: '=Kind' });
  });

  it('is the first of several with its name', () => {
    const [found] =
      findCounterparts({
        packages: [
          versionOf('v2', [['interface', 'Node']]),
          versionOf('v1', [
            ['class', 'Node'],
            ['variable', 'Node'],
          ]),
        ],
      }).get('v2/:interface/Node') ?? [];
    expect(found).toEqual({ slug: 'v1', id: 'v1/:class/Node', name: 'Node', isSame: true });
  });

  it('is the replacement that its deprecation recommends', () => {
    const current: readonly Entry[] = [
      ['function', 'assertName'],
      ['class', 'Schema', { members: [makeMember('rootType')] }],
    ];
    const old: readonly Entry[] = [
      ['function', 'assertValid', deprecated('Use `assertName` instead.')],
      ['function', 'rootOf', deprecated('Call `Schema.rootType()`.')],
      ['function', 'typeOf', deprecated('Call `schema.rootType`.')],
    ];
    expect(counterparts(old, current)).toEqual({ assertValid: 'assertName', rootOf: 'Schema.rootType', typeOf: 'Schema.rootType' });
  });

  it('is the deprecated symbol that names it as a replacement', () => {
    const current: readonly Entry[] = [
      ['function', 'toLiteral'],
      ['function', 'astOf', deprecated('Use `toLiteral`.')],
    ];
    expect(counterparts(current, [['function', 'astOf']]).toLiteral).toBe('astOf');
  });

  it('is its supertype', () => {
    const base = {
      kind: 'reference' as const,
      name: 'Args',
      typeArguments: [],
      target: { kind: 'symbol' as const, id: 'v2/:interface/Args' },
    };
    expect(counterparts([['interface', 'Special', { extends: [base] }]], [['interface', 'Args']])).toEqual({ Special: 'Args' });
  });

  it.each([
    ['ValidatedExecutionArgs', 'interface', ['ExecutionArgs', 'Execution', 'ParseArgs'], 'ExecutionArgs'],
    ['executeRootSelectionSet', 'function', ['execute', 'parse'], 'execute'],
    ['enableDevMode', 'function', ['parse', 'print'], undefined],
  ] as const)('is the symbol with most of the words in its name: %s', (name, kind, names, nearest) => {
    expect(
      counterparts(
        [[kind, name]],
        names.map((one) => [kind, one]),
      )[name],
    ).toBe(nearest);
  });

  it('is never a type for a function', () => {
    expect(counterparts([['function', 'executionArgs']], [['interface', 'ExecutionArgs']]).executionArgs).toBeUndefined();
  });

  it('is not computed for packages with one version', () => {
    const other = makePackage([makeSymbol('class', 'B', { id: 'other/:class/B' })], { name: 'other', slug: 'other' });
    expect(findCounterparts({ packages: [versionOf('v1', [['class', 'A']]), other] }).size).toBe(0);
  });
});
