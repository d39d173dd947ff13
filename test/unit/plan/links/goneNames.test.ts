import { describe, expect, test } from 'vitest';
import type { ApiSymbol } from '../../../../renderer/model/api.ts';
import type { Type } from '../../../../renderer/model/type.ts';
import { findGone, removedNames, wholeNames } from '../../../../renderer/plan/links/goneNames.ts';
import { makeMember, makePackage, makeSymbol } from '../../make.ts';

const base = (target: { readonly kind: 'symbol' | 'external'; readonly id: string }): Type =>
  ({ kind: 'reference', name: 'Base', typeArguments: [], target }) as Type;
const extending = (name: string, target: Parameters<typeof base>[0], members = [makeMember('get')]): ApiSymbol =>
  makeSymbol('class', name, { extends: [base(target)], members });

const releases = [
  { version: '3.0.0', added: [], changed: [], deprecated: [], removed: ['./time:parseDuration', 'Cache.drop'] },
  { version: '2.0.0', added: [], changed: [], deprecated: [], removed: ['parseDuration', 'old'] },
];
const api = {
  packages: [
    makePackage(
      [
        makeSymbol('class', 'Cache', { members: [makeMember('get')] }),
        extending('LruCache', { kind: 'symbol', id: 'pkg/:class/Cache' }),
        extending('Brief', { kind: 'symbol', id: 'pkg/:class/Cache' }, []),
        extending('Failure', { kind: 'external', id: 'Error' }),
        makeSymbol('interface', 'Table', { members: [makeMember('[key: string]', { kind: 'index' })] }),
        makeSymbol('interface', 'Kind'),
        makeSymbol('variable', 'Kind'),
        makeSymbol('function', 'parse'),
      ],
      { history: { versions: [], items: {}, releases } },
    ),
  ],
};
const known = { wholeNames: wholeNames(api), removedNames: removedNames(api) };
const find = (code: string) => findGone(known, code);

describe('a name in code', () => {
  test('is gone if its class has no such member', () => {
    expect(find('Cache.invalidate()')).toEqual({ kind: 'no-member', owner: 'Cache', member: 'invalidate' });
    expect(find('LruCache#invalidate')).toEqual({ kind: 'no-member', owner: 'LruCache', member: 'invalidate' });
  });

  test.each([
    'Failure.stack',
    'Brief.get',
    'Table.row',
    'Kind.A',
    'parse.x',
    'Other.x',
    'Cache',
    'Cache.name',
    'Cache.toString()',
    'Cache.ts',
    'Cache._map',
  ])('may mean something else: %s', (code) => expect(find(code)).toBeUndefined());

  test('is gone if a release removed it, and says in which', () => {
    expect(find('parseDuration()')).toEqual({ kind: 'removed', version: '3.0.0' });
    expect(find('Cache.drop')).toEqual({ kind: 'removed', version: '3.0.0' });
    expect(find('old()')).toEqual({ kind: 'removed', version: '2.0.0' });
    expect(find('old')).toBeUndefined();
  });
});
