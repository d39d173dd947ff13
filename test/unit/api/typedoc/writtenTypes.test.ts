import { describe, expect, it } from 'vitest';
import { extractFixture } from '../extractFixture.ts';
import { printedMember, printedSymbol } from '../printed.ts';

const { symbol, member } = await extractFixture('written');

describe('keepWrittenTypes', () => {
  it.each([
    ['isBox', 'function isBox(value: unknown): value is Box'],
    ['open', 'function open(box: Box, names: ReadonlyArray<string>, either?: Either<string>): Promise<Box>'],
    ['OfBoxes', 'type OfBoxes = typeof constrained<Box>'],
    ['made', 'function made(of: typeof Maker<string>, all: readonly (typeof constrained<Box<string>>)[]): typeof Maker'],
    [
      'results',
      'function results(of: ReturnType<typeof constrained<Box>> | typeof key, plain: { inner?: typeof constrained<Derived> }): void',
    ],
    ['constrained', 'function constrained<T extends Box = Box>(value: T): T'],
  ])('prints %s as written', (name, declaration) => {
    expect(printedSymbol(symbol(name))).toBe(declaration);
  });

  it('replaces type parameters in an inherited member', () => {
    expect(printedMember(member('Derived', 'value'))).toEqual(['value: string']);
    expect(printedMember(member('Derived', 'list'))).toEqual(['list: readonly string[]']);
    expect(printedMember(member('Derived', 'boxed'))).toEqual(['boxed: Box']);
  });

  it('keeps constraints in a class that has the name of a namespace', () => {
    expect(printedMember(member('Merged', 'listen'))).toEqual(['listen<T extends Merged.Names<E>>(event: T): T[]']);
  });

  it('prints names that the compiler cannot resolve', () => {
    expect(printedSymbol(symbol('missing'))).toBe('function missing(value: NowhereToBeFound): Renamed');
  });
});

describe('convertReference', () => {
  it('names a symbol by its own name if a module imports it under another', () => {
    expect(printedSymbol(symbol('qualified'))).toBe('function qualified(value: Renamed): void');
  });
});

describe('convertSignature', () => {
  it('does not copy the type parameters of a class to its constructor', () => {
    expect(printedMember(member('Base', 'constructor'))).toEqual(['constructor(value: T)']);
  });
});

describe('keepComputedNames', () => {
  it('names members by the expressions that compute their names', () => {
    expect(symbol('Base').members.map(({ name, anchor }) => [name, anchor])).toEqual([
      ['constructor', 'constructor'],
      ['value', 'value'],
      ['list', 'list'],
      ['boxed', 'boxed'],
      ['[Symbol.toStringTag]', 'Symbol-toStringTag'],
      ['[key]', 'key'],
      ['literal-key', 'literal-key'],
    ]);
  });
});
