import { expect, it } from 'vitest';
import { createPackageDivider, createPackageJoiner, divideWhole, packageFormat } from '../../../renderer/api/packagePieces.ts';
import { makeMember, makePackage, makeSymbol } from '../make.ts';

const symbols = Array.from({ length: 250 }, (_, index) => makeSymbol('function', `número${index}`));
const pkg = makePackage(symbols, { hidden: [makeSymbol('interface', 'Hidden')] });
/** As it is read: fields that are undefined aren't there. */
const read = JSON.parse(JSON.stringify(pkg));

it('divides a package into pieces of ASCII, none of which has more than a hundred symbols', () => {
  const { pieces } = divideWhole(pkg);
  expect(pieces.map((piece) => JSON.parse(piece).length)).toEqual([100, 100, 51]);
  expect(pieces.every((piece) => /^[ -~]*$/.test(piece))).toBe(true);
});

it('puts it together again', () => {
  const { divided, pieces } = divideWhole(read);
  const { take, join } = createPackageJoiner();
  for (const piece of pieces) take(piece);
  expect(join(divided)).toEqual(read);
});

it('sends symbols before all of them are known, in whatever order, and some that are left out in the end', () => {
  const sent: string[] = [];
  const { add, finish } = createPackageDivider((piece) => sent.push(piece));
  for (const symbol of [makeSymbol('function', 'leftOut'), ...symbols.slice(100).reverse()]) add(symbol);
  expect(sent.map((piece) => JSON.parse(piece).length)).toEqual([100]);
  const divided = finish(pkg);
  const { take, join } = createPackageJoiner();
  for (const piece of sent) take(piece);
  expect(JSON.parse(JSON.stringify(join(divided)))).toEqual(read);
});

it('has what classes inherit alike once, as one object on either side', () => {
  const origin = { kind: 'reference', name: 'Base.run', typeArguments: [], target: { kind: 'unknown' } } as const;
  const [run, own] = [makeMember('run', { inheritedFrom: origin }), makeMember('own')];
  const heirs = ['First', 'Second', 'Third'].map((name) => makeSymbol('class', name, { members: [own, run] }));
  const { divided, pieces } = divideWhole(makePackage(heirs));
  const [first, ...others] = JSON.parse(pieces.join());
  expect(first.members).toEqual(JSON.parse(JSON.stringify([own, run])));
  expect(others.map(({ members }: { members: unknown }) => members)).toEqual([first.members, first.members].map(([mine]) => [mine, 0]));
  const { take, join } = createPackageJoiner();
  for (const piece of pieces) take(piece);
  const { symbols } = join(divided);
  expect(symbols).toEqual(JSON.parse(JSON.stringify(heirs)));
  expect(new Set(symbols.map(({ members }) => members[1])).size).toBe(1);
  expect(new Set(symbols.map(({ members }) => members[0])).size).toBe(3);
});

it('is read from the cache as it was written', () => {
  const made = { value: pkg, problems: [] };
  const { print, parse } = packageFormat<typeof made>();
  expect(parse(print({ value: made }))).toEqual({ value: { value: read, problems: [] } });
});

it('writes the pieces that are there', () => {
  const sent = divideWhole(makePackage([makeSymbol('class', 'Sent')]));
  const { print, parse } = packageFormat<{ readonly value: typeof pkg }>(() => sent);
  expect(parse(print({ value: { value: pkg } })).value.value.symbols.map(({ name }) => name)).toEqual(['Sent']);
});

it('keeps that there is no package', () => {
  const { print, parse } = packageFormat<{ readonly value: typeof pkg | undefined; readonly problems: readonly string[] }>();
  expect(parse(print({ value: { value: undefined, problems: ['none'] } }))).toEqual({ value: { problems: ['none'] } });
});

it('refuses an entry of another kind, and one that lacks a piece', () => {
  const { print, parse } = packageFormat();
  expect(() => parse('{"value":{"symbols":[]}}')).toThrow('Pieces of a package are missing.');
  expect(() => parse('1 {"value":{"symbols":[0],"hidden":[]}}\n[]')).toThrow('Pieces of a package are missing.');
  const [first, ...lines] = print({ value: { value: pkg } }).split('\n');
  expect(() => parse([first, ...lines.slice(1)].join('\n'))).toThrow('Pieces of a package are missing.');
});
