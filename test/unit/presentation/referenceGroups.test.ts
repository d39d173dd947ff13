import { describe, expect, it } from 'vitest';
import type { ApiModule } from '../../../renderer/model/api.ts';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { areReferencesFirst, hasReferences, referenceGroups } from '../../../renderer/presentation/referenceGroups.ts';
import { makeComment, makeSymbol } from '../make.ts';

const moduleOf = (references: ApiModule['references']): ApiModule => ({ name: 'sub', symbols: [], references });
const map = makeSymbol('function', 'map');
const Options = makeSymbol('interface', 'Options');
const symbols = [Options, map, makeSymbol('class', 'NotExportedHere')];

describe('re-exports', () => {
  it('are divided by the kind of their symbols, in the order of an overview', () => {
    const module = moduleOf([
      { name: 'map', target: map.id },
      { name: 'MapOptions', target: Options.id },
      { name: 'transform', target: map.id },
    ]);
    expect(
      referenceGroups(module, symbols, defaultMessages).map(({ id, title, references }) => [id, title, references.map(({ name }) => name)]),
    ).toEqual([
      ['references-functions', 'Functions', ['map', 'transform']],
      ['references-interfaces', 'Interfaces', ['MapOptions']],
    ]);
  });

  it('of other packages are last', () => {
    const module = moduleOf([
      { name: 'foreign', target: 'other/function/foreign' },
      { name: 'map', target: map.id },
    ]);
    expect(referenceGroups(module, symbols, defaultMessages).map(({ id, kind }) => [id, kind])).toEqual([
      ['references-functions', 'function'],
      ['references-other', undefined],
    ]);
  });

  it('do not include members of the value that the module is', () => {
    const module = moduleOf([{ name: 'create', target: 'pkg/class/Server#create' }]);
    expect(hasReferences(module)).toBe(false);
    expect(referenceGroups(module, symbols, defaultMessages)).toEqual([]);
  });

  it('come before own symbols only if all of these are deprecated', () => {
    const module = moduleOf([{ name: 'map', target: map.id }]);
    const old = makeSymbol('function', 'old', { comment: makeComment('', { '@deprecated': '' }) });
    expect(areReferencesFirst(module, [old])).toBe(true);
    expect(areReferencesFirst(module, [old, Options])).toBe(false);
    expect(areReferencesFirst(module, [])).toBe(false);
    expect(areReferencesFirst(moduleOf([]), [old])).toBe(false);
  });
});
