import { describe, expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import { overviewSymbols } from '../../../renderer/presentation/overviewSymbols.ts';
import { makeSymbol } from '../make.ts';

const [page, option] = [makeSymbol('class', 'Page'), makeSymbol('interface', 'Page.Options', { module: 'server' })];
const copies = [makeSymbol('class', 'Page', { module: 'lib/page.js' }), makeSymbol('interface', 'Page.Options', { module: 'lib/page.js' })];
const own = [
  makeSymbol('interface', 'Page', { module: 'lib/page.js' }),
  makeSymbol('class', 'Launcher', { module: 'lib/page.js' }),
  makeSymbol('class', 'Launcher', { module: 'lib/node.js' }),
];

function packageWith(symbols: readonly ApiSymbol[], deep: readonly string[]) {
  const names = [...new Set(symbols.map(({ module }) => module))];
  const modules = names.map((name) => ({ name, symbols: [], references: [], ...(deep.includes(name) ? { isDeep: true as const } : {}) }));
  return { modules, symbols };
}

describe('symbols of menus and overviews', () => {
  const all = [page, option, ...copies, ...own];

  it('lack those of deep imports that another entry point has under the same kind and name', () => {
    const pkg = packageWith(all, ['lib/page.js', 'lib/node.js']);
    expect(overviewSymbols(pkg)).toEqual([page, option, ...own]);
  });

  it('lack those of deep imports below a folder that is internal by its name', () => {
    const hidden = makeSymbol('class', 'Hidden', { module: 'lib/internal/hidden.js' });
    const internals = makeSymbol('class', 'Internals', { module: 'lib/internals.js' });
    expect(overviewSymbols(packageWith([page, hidden, internals], [hidden.module, internals.module]))).toEqual([page, internals]);
    expect(overviewSymbols(packageWith([page, hidden], []))).toEqual([page, hidden]);
  });

  it('are those of a namespace, in its categories unless they have their own', () => {
    const inner = makeSymbol('function', 'space.inner');
    const other = makeSymbol('function', 'space.other', { grouping: { categories: ['Other'] } });
    const space = makeSymbol('namespace', 'space', { grouping: { categories: ['Shapes'] }, children: [inner.id, other.id] });
    const categories = overviewSymbols(packageWith([space, inner, other], [])).map(({ grouping }) => grouping?.categories);
    expect(categories).toEqual([['Shapes'], ['Shapes'], ['Other']]);
  });

  it('are all symbols where no module is a deep import', () => {
    expect(overviewSymbols(packageWith(all, []))).toEqual(all);
  });
});
