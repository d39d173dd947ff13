import { describe, expect, it } from 'vitest';
import type { ApiSymbol } from '../../../../renderer/model/api.ts';
import type { Type } from '../../../../renderer/model/type.ts';
import { signatureHash } from '../../../../renderer/outputs/inventory/signatureHash.ts';
import { makeMember, makeSymbol } from '../../make.ts';

const text: Type = { kind: 'intrinsic', name: 'string' };

function typeOf(name: string, type: Type, rest: Partial<ApiSymbol> = {}): ApiSymbol {
  return makeSymbol('type', name, { type, ...rest });
}

function self(name: string, slug = 'pkg'): Type {
  return { kind: 'reference', name, typeArguments: [], target: { kind: 'symbol', id: `${slug}/:type/${name}` } };
}

const hash = (symbol: ApiSymbol): string => signatureHash(symbol, symbol);

describe('the hash of a signature', () => {
  it('stays the same when the symbol is renamed, moved to another module or described', () => {
    const comment = { summary: { text: 'A.' }, blocks: [], modifiers: [] };
    expect(hash(typeOf('A', text))).toBe(hash(typeOf('B', text, { module: 'other', comment })));
  });

  it('stays the same when the renamed symbol mentions itself', () => {
    expect(hash(typeOf('A', self('A')))).toBe(hash(typeOf('B', self('B'))));
  });

  it('stays the same in another version', () => {
    expect(hash(typeOf('A', self('C', 'v1'), { id: 'v1/:type/A' }))).toBe(hash(typeOf('A', self('C', 'v2'), { id: 'v2/:type/A' })));
  });

  it('differs with the type, the kind and the members', () => {
    const all = [typeOf('A', text), typeOf('A', self('B')), typeOf('A', self('A')), makeSymbol('variable', 'A', { type: text })];
    const members = [[], [makeMember('run')], [makeMember('walk')]].map((list) => makeSymbol('class', 'A', { members: list }));
    expect(new Set([...all, ...members].map(hash)).size).toBe(7);
  });

  it('of a member does not depend on the name of its owner', () => {
    const member = makeMember('run', { type: self('A') });
    const renamed = makeMember('go', { type: self('B') });
    expect(signatureHash(member, typeOf('A', text))).toBe(signatureHash(renamed, typeOf('B', text)));
  });
});
