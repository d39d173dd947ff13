import { describe, expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import { overviewSymbols, preferredSymbols } from '../../../renderer/presentation/overviewSymbols.ts';
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
    expect(preferredSymbols(pkg)).toEqual([page, option, ...own]);
    expect(overviewSymbols(pkg)).toEqual([page, ...own]);
  });

  it('lack those of deep imports below a folder that is internal by its name', () => {
    const hidden = makeSymbol('class', 'Hidden', { module: 'lib/internal/hidden.js' });
    const internals = makeSymbol('class', 'Internals', { module: 'lib/internals.js' });
    expect(preferredSymbols(packageWith([page, hidden, internals], [hidden.module, internals.module]))).toEqual([page, internals]);
    expect(preferredSymbols(packageWith([page, hidden], []))).toEqual([page, hidden]);
  });

  it('are all symbols where no module is a deep import', () => {
    expect(preferredSymbols(packageWith(all, []))).toEqual(all);
  });
});
