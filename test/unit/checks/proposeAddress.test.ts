import { describe, expect, it } from 'vitest';
import { createPropose, type NamedAddress } from '../../../renderer/checks/proposeAddress.ts';

const at = (address: string, name: string, likeness?: string, group = 'pkg'): NamedAddress => ({ address, name, group, likeness });

describe('the proposal for something that is gone', () => {
  const published = [at('/v2/old', 'old', 'a'), at('/v1/old', 'old', 'a'), at('/v2/kept', 'kept', 'a')];
  const [old] = published;
  const propose = (...current: readonly NamedAddress[]) => old && createPropose(published, current)(old);

  it('is the new name with the same signature', () => {
    expect(propose(at('/v2/new', 'new', 'a'), at('/v2/kept', 'kept', 'a'))).toEqual({ address: '/v2/new', isOtherVersion: false });
  });

  it('is the nearest of several with the same signature, or none', () => {
    expect(propose(at('/v2/zzz', 'zzz', 'a'), at('/v2/olds', 'olds', 'a'))?.address).toBe('/v2/olds');
    expect(propose(at('/v2/yyy', 'yyy', 'a'), at('/v2/zzz', 'zzz', 'a'))).toBeUndefined();
  });

  it('is the same name elsewhere before another name', () => {
    expect(propose(at('/v2/new', 'new', 'a'), at('/v2/sub/old', 'old', 'b'))?.address).toBe('/v2/sub/old');
  });

  it('is the same name in another version after a new name', () => {
    expect(propose(at('/v1/old', 'old', 'a'))).toEqual({ address: '/v1/old', isOtherVersion: true });
    expect(propose(at('/v1/old', 'old', 'a'), at('/v2/new', 'new', 'a'))?.address).toBe('/v2/new');
  });

  it('is nothing of another package, and nothing with another signature', () => {
    expect(propose(at('/other/new', 'new', 'a', 'other'), at('/v2/new', 'new', 'b'))).toBeUndefined();
  });
});
