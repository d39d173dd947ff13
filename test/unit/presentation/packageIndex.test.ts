import { expect, it } from 'vitest';
import { modulesNamed, modulesRenaming, symbolsWithIds } from '../../../renderer/presentation/packageIndex.ts';
import { makeComment, makePackage, makeSymbol } from '../make.ts';

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

it('finds the modules that rename a symbol, without other re-exports and without deep imports', () => {
  const renamed = { name: 'AA', target: a.id };
  const references = [renamed, { name: 'A', target: a.id }, { name: 'BB', target: b.id }, { name: 'C', target: 'other/:class/C' }];
  const deep = { name: 'deep', isDeep: true, symbols: [], references } as const;
  const own = makePackage([a, b, c], {
    modules: [{ name: '', symbols: [a.id, b.id, c.id], references: [] }, { name: 'one', symbols: [], references }, deep],
  });
  expect(modulesRenaming(own, a.id)).toEqual([{ name: 'one', symbols: [], references: [renamed] }]);
  expect([c.id, 'other/:class/C'].flatMap((id) => modulesRenaming(own, id))).toEqual([]);
});

it('finds the modules that export a symbol as a type only, and those that its examples use', () => {
  const comment = makeComment('', { '@example': "```ts\nimport { A } from 'pkg/deep';\n```" });
  const symbol = makeSymbol('class', 'A', { comment });
  const [own, type] = [
    { name: 'A', target: symbol.id },
    { name: 'A', target: symbol.id, isTypeOnly: true as const },
  ];
  const other = makePackage([symbol], {
    name: 'pkg',
    modules: [
      { name: '', symbols: [symbol.id], references: [] },
      { name: 'types', symbols: [], references: [type] },
      { name: 'more', symbols: [], references: [own] },
      { name: 'deep', isDeep: true, symbols: [], references: [own] },
    ],
  });
  expect(modulesRenaming(other, symbol.id).map(({ name }) => name)).toEqual(['types', 'deep']);
});
