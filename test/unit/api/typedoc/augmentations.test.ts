import { describe, expect, it } from 'vitest';
import { extractFixture } from '../extractFixture.ts';
import { extractOneFile } from '../oneFile.ts';
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
    expect(printedSymbol(symbol('other.Options'))).toBe('interface Options {\n  mine: string;\n}');
    expect(symbol('other.Options').comment?.summary.text).toBe('Options of ours.');
    expect(printedSymbol(symbol('other.Fresh'))).toBe('interface Fresh {\n  options: Options;\n}');
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
    expect(main?.globals).toEqual(['other']);
    expect(main?.symbols).toContain('augmented/:namespace/other');
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

describe('an addition', () => {
  it('has only the overloads that the package adds, and says what it is added to', async () => {
    const { symbol } = await extractOneFile(
      `
      import type {} from 'other';
      declare global {
        interface JSON {
          /** Typed. */
          parse<T>(text: string): T;
        }
      }
      declare module 'other' {
        interface Options { mine(): void }
        interface Fresh { a: 1 }
      }
      export const own: 1;
    `,
      'index.d.ts',
      'export interface Options { mine(a: string): void }',
    );
    const [json, options] = [symbol('global.JSON'), symbol('other.Options')];
    expect(json?.members.map(({ signatures }) => signatures.map(({ comment }) => comment?.summary.text))).toEqual([['Typed.']]);
    expect(json?.augments).toMatchObject({ name: 'JSON', target: { kind: 'global', name: 'JSON' } });
    expect(options?.members.map(({ signatures }) => signatures.length)).toEqual([1]);
    expect(options?.augments).toMatchObject({ name: 'Options', target: { kind: 'external', package: 'other', name: 'Options' } });
    expect(symbol('other.Fresh')).not.toHaveProperty('augments');
  });

  it('may be a module that a script declares, under its specifier', async () => {
    const text = '/// <reference path="./ambient.d.ts" />\nexport declare const own: 1;\n';
    const ambient = "declare module 'virtual:theme' { export const name: string; }\ndeclare module '*.svg' { const url: string; }\n";
    const { symbol, module } = await extractOneFile(text, 'index.d.ts', '', ambient);
    expect(symbol('virtual:theme')?.kind).toBe('namespace');
    expect(symbol('virtual:theme.name')?.kind).toBe('variable');
    expect(module?.globals).toEqual(['*.svg', 'virtual:theme']);
  });
});
