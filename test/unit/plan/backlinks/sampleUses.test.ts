import { expect, it } from 'vitest';
import type { ImportedName } from '../../../../renderer/model/sample.ts';
import { sampleUses } from '../../../../renderer/plan/backlinks/sampleUses.ts';

const modules = new Map([['tool', { ids: new Map([['run', 'tool/:function/run']]), unlisted: new Set<string>() }]]);

function sampleOf(...names: readonly (readonly [module: string, name: string])[]) {
  const imported = names.map(([module, name]): ImportedName => ({ module, name, start: 0, end: 1, isNaming: true }));
  return { code: '', language: 'ts', names: { imported, locals: [] } };
}

it('counts each sample once for an export, and no names of other packages', () => {
  const samples = [sampleOf(['tool', 'run'], ['tool', 'run']), sampleOf(['tool', 'run'], ['other', 'run']), sampleOf(['tool', 'gone'])];
  expect([...sampleUses({ samples }, { modules, importable: new Map() })]).toEqual([['tool/:function/run', 2]]);
});
