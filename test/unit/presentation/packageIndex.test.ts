import { expect, it } from 'vitest';
import { modulesNamed, symbolsWithIds } from '../../../renderer/presentation/packageIndex.ts';
import { makePackage, makeSymbol } from '../make.ts';

const [a, b, c] = [makeSymbol('class', 'A'), makeSymbol('class', 'B'), makeSymbol('class', 'C')];
const modules = ['', 'one', 'two'].map((name) => ({ name, symbols: [], references: [] }));
const pkg = makePackage([a, b, c], { modules });

it('finds symbols and modules in the order of the package, each once, without unknown ones', () => {
  expect(symbolsWithIds(pkg, [c.id, 'pkg/:class/Unknown', a.id, c.id])).toEqual([a, c]);
  expect(modulesNamed(pkg, ['two', '', 'three', 'two'])).toEqual([modules[0], modules[2]]);
});

it('tells packages apart', () => {
  expect(symbolsWithIds(makePackage([b]), [a.id, b.id])).toEqual([b]);
});
