import { describe, expect, it } from 'vitest';
import { extractFixture } from '../extractFixture.ts';
import { printedSymbol } from '../printed.ts';

const fixture = await extractFixture('augmented');
const { symbol, member, problems } = fixture;

describe('convertAugmentations', () => {
  it('shows only what a package adds to global declarations', () => {
    expect(printedSymbol(symbol('global.Array'))).toBe('interface Array<T> {\n  last(): T;\n}');
    expect(member('global.Array', 'last').signatures[0]?.comment?.summary.text).toBe('The last one.');
    expect(printedSymbol(symbol('global.Intl.DateTimeFormat'))).toBe('interface DateTimeFormat {\n  ours: number;\n}');
  });

  it('shows new global declarations, and the types that they mention', () => {
    expect(printedSymbol(symbol('global.Ours'))).toBe('interface Ours {\n  value: Place;\n}');
    expect(printedSymbol(symbol('global.setting'))).toBe('var setting: string');
    expect(printedSymbol(symbol('Place'))).toBe('interface Place {\n  line: number;\n}');
  });

  it('shows additions to a module of another package', () => {
    expect(printedSymbol(symbol('"other".Options'))).toBe('interface Options {\n  mine: string;\n}');
    expect(symbol('"other".Options').comment?.summary.text).toBe('Options of ours.');
    expect(printedSymbol(symbol('"other".Fresh'))).toBe('interface Fresh {\n  options: Options;\n}');
  });

  it('merges additions to a module of its own into the declaration', () => {
    expect(printedSymbol(symbol('Own'))).toBe('interface Own {\n  first: string;\n  later: boolean;\n}');
    expect(member('Own', 'later').comment?.summary.text).toBe('Merged.');
  });

  it('links from a signature to the declaration, not to the augmentation', () => {
    const [options, list] = symbol('use').signatures[0]?.parameters ?? [];
    expect(options?.type).toMatchObject({ target: { kind: 'external', package: 'other', name: 'Options' } });
    expect(list?.type).toEqual({ kind: 'array', element: { kind: 'intrinsic', name: 'string' } });
  });

  it('lists augmentations with the module that declares them, not as exports', () => {
    const [main, globals] = fixture.package.modules;
    expect(main?.globals).toEqual(['"other"']);
    expect(main?.symbols).toContain('augmented/:namespace/"other"');
    expect(globals?.globals).toEqual(['global']);
    expect(symbol('global.Array').sources).toEqual([{ file: 'globals.ts', line: 2 }]);
    expect(problems).toEqual([]);
  });
});

describe('a variable', () => {
  it('declared with `let` is not printed as a constant', () => {
    expect(printedSymbol(symbol('counter'))).toBe('let counter: number = 0');
  });
});
