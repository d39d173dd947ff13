import { describe, expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import { overviewSymbols, preferredSymbols } from '../../../renderer/presentation/overviewSymbols.ts';
import { makeSymbol } from '../make.ts';

const [page, option] = [makeSymbol('class', 'Page'), makeSymbol('interface', 'Page.Options', { module: 'server' })];
const copies = [
  makeSymbol('class', 'Page', { module: 'internal/page.js' }),
  makeSymbol('interface', 'Page.Options', { module: 'internal/page.js' }),
];
const own = [
  makeSymbol('interface', 'Page', { module: 'internal/page.js' }),
  makeSymbol('class', 'Launcher', { module: 'internal/page.js' }),
  makeSymbol('class', 'Launcher', { module: 'internal/node.js' }),
];

function packageWith(symbols: readonly ApiSymbol[], deep: readonly string[]) {
  const names = [...new Set(symbols.map(({ module }) => module))];
  const modules = names.map((name) => ({ name, symbols: [], references: [], ...(deep.includes(name) ? { isDeep: true as const } : {}) }));
  return { modules, symbols };
}

describe('symbols of menus and overviews', () => {
  const all = [page, option, ...copies, ...own];

  it('lack those of deep imports that another entry point has under the same kind and name', () => {
    const pkg = packageWith(all, ['internal/page.js', 'internal/node.js']);
    expect(preferredSymbols(pkg)).toEqual([page, option, ...own]);
    expect(overviewSymbols(pkg)).toEqual([page, ...own]);
  });

  it('are all symbols where no module is a deep import', () => {
    expect(preferredSymbols(packageWith(all, []))).toEqual(all);
  });
});
