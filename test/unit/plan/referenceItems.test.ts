import { expect, it } from 'vitest';
import { symbolLabels } from '../../../renderer/plan/referenceItems.ts';
import { makeSymbol } from '../make.ts';
import { packageOf } from '../templates/symbols.ts';

it('adds the module to a name that several modules export', () => {
  const symbols = [makeSymbol('class', 'Server'), makeSymbol('class', 'Server', { module: 'server' }), makeSymbol('interface', 'Server')];
  const modules = ['', 'server'].map((name) => ({ name, symbols: [], references: [] }));
  const labelOf = symbolLabels(packageOf({ symbols, modules }));
  expect(symbols.map(labelOf)).toEqual(['Server (pkg)', 'Server (pkg/server)', 'Server']);
});
