import { describe, expect, it } from 'vitest';
import type { PackageConfig } from '../../../renderer/model/config.ts';
import { extractFixture, packageConfig } from './extractFixture.ts';
import { printedMember } from './printed.ts';

async function extracted(exclude: Partial<PackageConfig['exclude']>) {
  const fixture = await extractFixture('filters', { exclude: { ...packageConfig('filters').exclude, ...exclude } });
  const names = fixture.package.symbols.map(({ qualifiedName }) => qualifiedName);
  const membersOf = (name: string) =>
    fixture.symbol(name).members.flatMap((member) => (member.kind === 'constructor' ? [] : [member.name]));
  return { ...fixture, names, membersOf };
}

const usual = await extracted({});

describe('exclude', () => {
  it('omits internal and private symbols, unless the config includes them', () => {
    expect(usual.names).toEqual(['Base', 'Each', 'Failure', 'silent', 'Mine', 'Options']);
    expect(usual.membersOf('Each')).toEqual(['open', 'shielded', 'silent', 'handed']);
  });

  it('keeps internal symbols', async () => {
    const { names, membersOf } = await extracted({ internal: false });
    expect(names).toContain('inside');
    expect(membersOf('Each')).toEqual(['open', 'inside', 'shielded', 'silent', 'handed']);
  });

  it('keeps private members, but not those with a # name', async () => {
    const { membersOf, member } = await extracted({ private: false });
    expect(membersOf('Each')).toEqual(['open', 'shielded', 'own', 'silent', 'handed']);
    expect(printedMember(member('Each', 'own'))).toEqual(['private own: number = 1']);
  });

  it('omits protected members', async () => {
    const { membersOf } = await extracted({ protected: true });
    expect(membersOf('Each')).toEqual(['open', 'silent', 'handed']);
  });

  it('omits inherited members, from the package and from others', async () => {
    const { membersOf } = await extracted({ inherited: true });
    expect(membersOf('Each')).toEqual(['open', 'shielded', 'silent']);
    expect(membersOf('Failure')).toEqual(['code']);
    expect(membersOf('Mine')).toEqual(['mine']);
  });

  it('omits declarations of other packages, as exports and as members', async () => {
    expect(usual.membersOf('Mine')).toEqual(['mine', 'theirs']);
    expect(usual.membersOf('Failure')).toContain('message');
    const { names, membersOf } = await extracted({ external: true });
    expect(names).toEqual(['Base', 'Each', 'Failure', 'silent', 'Mine']);
    expect(membersOf('Mine')).toEqual(['mine']);
    expect(membersOf('Failure')).toEqual(['code']);
    expect(membersOf('Each')).toEqual(['open', 'shielded', 'silent', 'handed']);
  });

  it('omits symbols without a comment', async () => {
    const { names, membersOf } = await extracted({ undocumented: true });
    expect(names).toEqual(['Base', 'Each', 'Failure', 'Mine', 'Options']);
    expect(membersOf('Each')).toEqual(['open', 'shielded', 'handed']);
  });
});
