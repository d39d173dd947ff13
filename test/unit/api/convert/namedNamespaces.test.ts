import { describe, expect, it } from 'vitest';
import { namedNamespaces } from '../../../../renderer/api/convert/namedNamespaces.ts';
import type { ApiModule } from '../../../../renderer/model/api.ts';

const part = { symbols: [], references: [] };
const modules: readonly ApiModule[] = [
  {
    ...part,
    name: '',
    namespaces: [
      { name: 'Chunk', module: 'Chunk.js' },
      { name: 'Kind', module: 'kinds_.js' },
    ],
  },
  { ...part, name: 'cli', namespaces: [{ name: 'Flag', module: 'cli/Flag' }] },
  { ...part, name: 'Chunk.js', isDeep: true },
  { ...part, name: 'kinds_.js', isDeep: true },
  { ...part, name: 'cli/Flag', isDeep: true },
];

describe('files that a pattern of exports matches', () => {
  it('are deep unless the package exports them as namespaces of the same names', () => {
    expect(namedNamespaces(modules)).toEqual(modules.with(2, { ...part, name: 'Chunk.js' }));
  });

  it('are deep in a package without a main entry point', () => {
    expect(namedNamespaces(modules.slice(1))).toEqual(modules.slice(1));
  });
});
