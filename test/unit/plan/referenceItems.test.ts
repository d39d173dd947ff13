import { expect, it } from 'vitest';
import { symbolLabels } from '../../../renderer/plan/referenceItems.ts';
import { packageOf, symbolOf } from '../templates/symbols.ts';

it('adds the module to a name that several modules export', () => {
  const symbols = [symbolOf('class', 'Server'), symbolOf('class', 'Server', { module: 'server' }), symbolOf('interface', 'Server')];
  const modules = ['', 'server'].map((name) => ({ name, symbols: [], references: [] }));
  const labelOf = symbolLabels(packageOf({ symbols, modules }));
  expect(symbols.map(labelOf)).toEqual(['Server (pkg)', 'Server (pkg/server)', 'Server']);
});
