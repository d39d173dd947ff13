import { describe, expect, it } from 'vitest';
import type { ApiPackage } from '../../../../renderer/model/api.ts';
import { typedocAddresses } from '../../../../renderer/plan/redirects/typedocAddresses.ts';
import { makeConfig, makeMember, makePackage, makeSymbol } from '../../make.ts';
import { plannedReference } from '../../planned.ts';

async function addressesOf(packages: readonly ApiPackage[], entryPoints: readonly Readonly<Record<string, string>>[] = []) {
  const config = makeConfig({
    addresses: { typedoc: true },
    api: { packages: packages.map(({ slug }, index) => ({ path: slug, slug, entryPoints: entryPoints[index] })) },
  });
  const api = { packages };
  const { links } = await plannedReference({ config, api });
  return typedocAddresses({ config, api, links });
}

describe('addresses of TypeDoc', () => {
  it('redirect to symbols, and to members whose anchor is another', async () => {
    const parser = makeSymbol('class', 'Parser', { members: [makeMember('parse'), makeMember('readAll')] });
    const found = await addressesOf([makePackage([parser, makeSymbol('type', 'kit.$Key'), makeSymbol('namespace', 'kit')])]);
    expect(found).toEqual({
      '/classes/Parser.html': '/api/pkg/class/Parser',
      '/classes/Parser.html#readall': '/api/pkg/class/Parser#readAll',
      '/hierarchy.html': '/api/pkg',
      '/modules.html': '/api/pkg',
      '/modules/kit.html': '/api/pkg/namespace/kit',
      '/types/kit._Key.html': '/api/pkg/type/kit.$Key',
    });
  });

  it('have the names of files where there are several entry points, and any module that exports the symbol', async () => {
    const read = makeSymbol('function', 'read');
    const write = makeSymbol('function', 'write', { module: 'io', id: 'pkg/io:function/write', flags: { isDefault: true } });
    const modules = [
      { name: '', symbols: [read.id], references: [{ name: 'put', target: write.id }] },
      { name: 'io', symbols: [write.id], references: [] },
    ];
    const entryPoints = { '.': 'src/main.ts', './io': 'src/sub/io/index.ts' };
    const found = await addressesOf([makePackage([read, write], { modules })], [entryPoints]);
    expect(Object.keys(found)).toEqual([
      '/modules.html',
      '/hierarchy.html',
      '/functions/main.put.html',
      '/functions/main.read.html',
      '/functions/sub_io.default.html',
      '/functions/sub_io.write.html',
      '/modules/main.html',
      '/modules/sub_io.html',
    ]);
    expect(found['/functions/main.put.html']).toBe('/api/pkg/io/function/write');
    expect(found['/modules/sub_io.html']).toBe('/api/pkg/io');
  });

  it('begin with the package where there are several, and have numbers where only case differs', async () => {
    const one = makePackage([makeSymbol('variable', 'a'), makeSymbol('variable', 'A')], { name: '@x/one', slug: 'one' });
    const found = await addressesOf([one, makePackage([], { name: 'two', slug: 'two' })]);
    expect(Object.keys(found)).toEqual([
      '/modules.html',
      '/hierarchy.html',
      '/modules/_x_one.html',
      '/modules/two.html',
      '/variables/_x_one.a.html',
      '/variables/_x_one.A-1.html',
    ]);
    expect(found['/modules.html']).toBe('/api');
  });
});
