import { describe, expect, it } from 'vitest';
import type { ApiModel, ApiPackage, ReExport } from '../../../../renderer/model/api.ts';
import type { Inventory } from '../../../../renderer/model/inventory.ts';
import { makeInventory } from '../../../../renderer/outputs/inventory/makeInventory.ts';
import { copiedAddresses } from '../../../../renderer/plan/redirects/copiedAddresses.ts';
import { makeConfig, makeMember, makePackage, makeSymbol } from '../../make.ts';
import { planned, plannedReference } from '../../planned.ts';

describe('a page that a package had about a re-export', () => {
  const table = makeSymbol('interface', 'Table', { id: 'core/:interface/Table', members: [makeMember('rows')] });
  const core = makePackage([table], { name: 'core', slug: 'core' });
  const reExport: ReExport = { name: 'Table', target: table.id, outside: { specifier: 'core', symbol: table } };
  const space = makeSymbol('namespace', 'tables', { id: 'react/:namespace/tables', references: [reExport] });
  const react = makePackage([space], {
    ...{ name: 'react', slug: 'react' },
    modules: [{ name: '', symbols: [space.id], references: [reExport, { ...reExport, name: 'Grid' }] }],
  });
  const published = (addresses: readonly string[]): Inventory => ({
    ...{ format: 1, project: 'Site', version: '', url: '', packages: [], documents: [] },
    addresses,
  });

  async function redirectsOf(addresses: readonly string[], packages: readonly ApiPackage[] = [core, react]) {
    const config = makeConfig();
    const api: ApiModel = { packages };
    const { links } = await plannedReference({ config, api });
    return copiedAddresses({ config, api, links, published: published(addresses) });
  }

  it('redirects to the page of the declaration, under each former name, if it was published', async () => {
    const addresses = ['api/react/interface/Table', 'api/react/interface/tables.Table', 'api/react/interface/Other'];
    expect(await redirectsOf(addresses)).toEqual({
      '/api/react/interface/Table': '/api/core/interface/Table',
      '/api/react/interface/tables.Table': '/api/core/interface/Table',
    });
    expect(await redirectsOf(['api/react/interface/Grid'])).toEqual({ '/api/react/interface/Grid': '/api/core/interface/Table' });
  });

  it('is planned as a redirect, and remains in the inventory for later builds', async () => {
    const config = makeConfig({ documents: {} });
    const api: ApiModel = { packages: [core, react] };
    const implied = await redirectsOf(['api/react/interface/Table']);
    const plan = await planned({ config, api, documents: [], pages: [], files: [], implied });
    expect(plan.redirects.pages.map(({ from, to }) => [from, to.href])).toEqual([
      ['/api/react/interface/Table', '/api/core/interface/Table'],
    ]);
    const { addresses, packages } = makeInventory({ config, plan, api });
    expect(addresses).toContain('api/react/interface/Table');
    expect(packages[1]?.objects.map(({ name, uri }) => [name, uri])).toEqual([
      ['tables', 'api/react/namespace/tables'],
      ['Grid', 'api/core/interface/Table'],
      ['Table', 'api/core/interface/Table'],
    ]);
  });

  it('may be about the contents of a namespace', async () => {
    const paint = makeSymbol('function', 'kit.paint', { id: 'core/:function/kit.paint' });
    const kit = makeSymbol('namespace', 'kit', { id: 'core/:namespace/kit', children: [paint.id] });
    const references = [{ name: 'kit', target: kit.id, outside: { specifier: 'core', symbol: { ...kit, children: [] } } }];
    const owner = makePackage([kit, paint], { name: 'core', slug: 'core' });
    const user = makePackage([], { name: 'react', slug: 'react', modules: [{ name: '', symbols: [], references }] });
    expect(await redirectsOf(['api/react/function/kit.paint'], [owner, user])).toEqual({
      '/api/react/function/kit.paint': '/api/core/function/kit.paint',
    });
  });

  it('may have been an anchor of a module', async () => {
    const config = makeConfig({ api: { packages: [], layout: { symbols: 'modules' } } });
    const api: ApiModel = { packages: [core, react] };
    const { links } = await plannedReference({ config, api });
    expect(copiedAddresses({ config, api, links, published: published(['api/react#interface/Table']) })).toEqual({
      '/api/react#interface/Table': '/api/core#interface/Table',
    });
  });

  it('is never a page that exists', async () => {
    const own = makeSymbol('interface', 'Table', { id: 'react/:interface/Table' });
    const packages = [
      core,
      makePackage([own], {
        name: 'react',
        slug: 'react',
        modules: [{ ...react.modules[0], name: '', symbols: [own.id], references: [reExport] }],
      }),
    ];
    expect(await redirectsOf(['api/react/interface/Table'], packages)).toEqual({});
  });
});
