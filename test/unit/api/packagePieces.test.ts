import { expect, it } from 'vitest';
import { createPackageJoiner, packageFormat, packagePieces, withoutSymbols } from '../../../renderer/api/packagePieces.ts';
import { makePackage, makeSymbol } from '../make.ts';

const symbols = Array.from({ length: 250 }, (_, index) => makeSymbol('function', `número${index}`));
const pkg = makePackage(symbols, { hidden: [makeSymbol('interface', 'Hidden')] });
/** As it is read: fields that are undefined aren't there. */
const read = JSON.parse(JSON.stringify(pkg));

it('sends a package in pieces of ASCII, none of which has more than a hundred symbols', () => {
  const pieces = [...packagePieces(pkg)];
  expect(pieces.map(({ list, json }) => [list, JSON.parse(json).length])).toEqual([
    ['symbols', 100],
    ['symbols', 100],
    ['symbols', 50],
    ['hidden', 1],
  ]);
  expect(pieces.every(({ json }) => /^[ -~]*$/.test(json))).toBe(true);
});

it('puts it together again', () => {
  const { take, join } = createPackageJoiner();
  for (const piece of packagePieces(pkg)) take(piece);
  expect(join(withoutSymbols(read))).toEqual(read);
});

it('is read from the cache as it was written', () => {
  const made = { value: pkg, problems: [] };
  const { print, parse } = packageFormat<typeof made>();
  expect(parse(print({ value: made }))).toEqual({ value: { value: read, problems: [] } });
});

it('writes the pieces that are there', () => {
  const pieces = [...packagePieces(makePackage([makeSymbol('class', 'Sent')]))];
  const { print, parse } = packageFormat<{ readonly value: typeof pkg }>(() => pieces);
  expect(parse(print({ value: { value: pkg } })).value.value.symbols.map(({ name }) => name)).toEqual(['Sent']);
});

it('keeps that there is no package', () => {
  const { print, parse } = packageFormat<{ readonly value: typeof pkg | undefined; readonly problems: readonly string[] }>();
  expect(parse(print({ value: { value: undefined, problems: ['none'] } }))).toEqual({ value: { problems: ['none'] } });
});

it('refuses an entry of another kind, and one that lacks a piece', () => {
  const { print, parse } = packageFormat();
  expect(() => parse('1 {"value":{}}\nother []')).toThrow('This is no piece of a package.');
  expect(() => parse('{"value":{"symbols":[]}}')).toThrow('Pieces of a package are missing.');
  const [first, ...lines] = print({ value: { value: pkg } }).split('\n');
  expect(() => parse([first, ...lines.slice(1)].join('\n'))).toThrow('Pieces of a package are missing.');
});
