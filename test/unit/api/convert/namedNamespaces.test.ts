import { describe, expect, it } from 'vitest';
import { namedNamespaces } from '../../../../renderer/api/convert/namedNamespaces.ts';
import type { ApiModule } from '../../../../renderer/model/api.ts';

const part = { symbols: [], references: [] };
const modules: readonly ApiModule[] = [
  { ...part, name: '', namespaces: [{ name: 'Chunk', module: 'Chunk' }] },
  { ...part, name: 'cli', namespaces: [{ name: 'Flag', module: 'cli/Flag' }] },
  { ...part, name: 'Chunk', isDeep: true },
  { ...part, name: 'cli/Flag', isDeep: true },
];

describe('files that a pattern of exports matches', () => {
  it('are deep unless the package exports them as namespaces', () => {
    expect(namedNamespaces(modules)).toEqual([...modules.slice(0, 2), { ...part, name: 'Chunk' }, modules[3]]);
  });

  it('are deep in a package without a main entry point', () => {
    expect(namedNamespaces(modules.slice(1))).toEqual(modules.slice(1));
  });
});
