import { describe, expect, it } from 'vitest';
import type { Inventory } from '../../../../renderer/model/inventory.ts';
import { formatObjectsInv } from '../../../../renderer/outputs/inventory/formatObjectsInv.ts';
import { makeInventory } from '../../../../renderer/outputs/inventory/makeInventory.ts';
import { findExternal } from '../../../../renderer/plan/links/createLinks.ts';
import { parseInventory } from '../../../../renderer/site/sources/readInventories.ts';
import { makeConfig, makeDocument, makeMember, makePackage, makeSymbol } from '../../make.ts';
import { planned } from '../../planned.ts';
import { readSphinxInventory } from './sphinxReader.ts';

const config = makeConfig({ title: 'My site', url: 'https://site.example', baseUrl: '/docs/', documents: { route: '/guide' } });
const members = [
  makeMember('run'),
  makeMember('size', { kind: 'property' }),
  makeMember('index', { kind: 'index', anchor: 'index-signature' }),
];
const symbols = [makeSymbol('class', 'Task', { members }), makeSymbol('interface', 'Options'), makeSymbol('function', 'start')];
const other = makePackage([makeSymbol('function', 'start', { id: 'other/:function/start' })], { name: '@scope/other', slug: 'other' });
const api = { packages: [makePackage(symbols), other] };
const documents = [makeDocument({ id: 'steps/first', title: 'First steps', headings: [{ level: 2, id: 'install', text: 'Install it' }] })];
const plan = await planned({ config, api, documents, pages: [], files: [] });
const inventory = makeInventory({ config, plan, api });

/** Of any content: `signatureHash` has its own test. */
const signature: string = expect.stringMatching(/^[\da-f]{8}$/);

describe('the inventory of a site', () => {
  it('contains symbols, members, documents and headings with their URLs', () => {
    expect(inventory).toEqual({
      format: 1,
      project: 'My site',
      version: '',
      url: 'https://site.example/docs/',
      packages: [
        {
          name: 'pkg',
          version: '1.0.0',
          objects: [
            { name: 'Task', kind: 'class', module: '', uri: 'api/pkg/class/Task', signature },
            { name: 'Task.run', kind: 'method', module: '', uri: 'api/pkg/class/Task#run', signature },
            { name: 'Task.size', kind: 'property', module: '', uri: 'api/pkg/class/Task#size', signature },
            { name: 'Options', kind: 'interface', module: '', uri: 'api/pkg/interface/Options', signature },
            { name: 'start', kind: 'function', module: '', uri: 'api/pkg/function/start', signature },
          ],
        },
        {
          name: '@scope/other',
          version: '1.0.0',
          objects: [{ name: 'start', kind: 'function', module: '', uri: 'api/other/function/start', signature }],
        },
      ],
      documents: [
        { name: 'steps/first', title: 'First steps', uri: 'guide/steps/first' },
        { name: 'steps/first#install', title: 'Install it', uri: 'guide/steps/first#install' },
      ],
      addresses: ['', 'api', 'api/other', 'api/pkg', 'api/pkg/class/Task#index-signature', 'search'],
    });
  });

  it('contains the former addresses of pages and anchors, which have to be kept, too', async () => {
    const redirects = { '/old': '/guide/steps/first', '/guide/steps/first#setup': '/guide/steps/first#install' };
    const moved = makeConfig({ documents: { route: '/guide' }, addresses: { redirects } });
    const { addresses } = makeInventory({
      config: moved,
      api,
      plan: await planned({ config: moved, api, documents, pages: [], files: [] }),
    });
    expect(addresses).toEqual(expect.arrayContaining(['old', 'guide/steps/first#setup']));
  });

  it('contains default exports and namespaces of modules', async () => {
    const [run, part] = [makeSymbol('function', 'run', { flags: { isDefault: true } }), makeSymbol('class', 'Part', { module: 'parts' })];
    const modules = [
      { name: '', symbols: [run.id], references: [], namespaces: [{ name: 'all', module: 'parts' }] },
      { name: 'parts', symbols: [part.id], references: [{ name: 'default', target: part.id }] },
    ];
    const packages = { packages: [makePackage([run, part], { modules })] };
    const plan = await planned({ config, api: packages, documents: [], pages: [], files: [] });
    const made = makeInventory({ config, plan, api: packages });
    expect(made.packages[0]?.objects.slice(2)).toEqual([
      { name: 'default', kind: 'function', module: '', uri: 'api/pkg/function/run' },
      { name: 'default', kind: 'class', module: 'parts', uri: 'api/pkg/parts/class/Part' },
      { name: 'all', kind: 'namespace', module: '', uri: 'api/pkg/parts' },
    ]);
    const { objects } = readSphinxInventory(formatObjectsInv(made), 'https://site.example/');
    expect(objects.map(({ type, name }) => `${type} ${name}`).slice(2, 5)).toEqual([
      'js:function pkg.default',
      'js:class pkg/parts.default',
      'js:module all',
    ]);
  });

  it('can be read by Sphinx', () => {
    const base = 'https://site.example/docs/';
    const { project, version, objects } = readSphinxInventory(formatObjectsInv(inventory), base);
    expect({ project, version }).toEqual({ project: 'My site', version: '' });
    expect(objects.map(({ type, name, location, shown }) => `${type} ${name} ${location.slice(base.length)} (${shown})`)).toEqual([
      'js:class Task api/pkg/class/Task (Task)',
      'js:method Task.run api/pkg/class/Task#run (Task.run)',
      'js:attribute Task.size api/pkg/class/Task#size (Task.size)',
      'js:class Options api/pkg/interface/Options (Options)',
      'js:function start api/pkg/function/start (start)',
      'js:function @scope/other.start api/other/function/start (start)',
      'std:doc steps/first guide/steps/first (First steps)',
      'std:label steps/first#install guide/steps/first#install (Install it)',
    ]);
  });

  it('is restored from both formats', () => {
    const names = new Map([
      ['Task', 'api/pkg/class/Task'],
      ['Task.run', 'api/pkg/class/Task#run'],
      ['Task.size', 'api/pkg/class/Task#size'],
      ['Options', 'api/pkg/interface/Options'],
      ['start', 'api/pkg/function/start'],
    ]);
    const json = parseInventory(Buffer.from(JSON.stringify(inventory)));
    expect(json?.url).toBe('https://site.example/docs/');
    expect(new Map([...(json?.names.get('pkg') ?? [])].toSorted())).toEqual(new Map([...names].toSorted()));
    const single: Inventory = { ...inventory, packages: inventory.packages.slice(0, 1) };
    expect(parseInventory(formatObjectsInv(single))).toEqual({ url: '', names: new Map([['', names]]) });
  });

  it('contains the current version of a package under plain names, and others with their version', () => {
    const older: Inventory['packages'][number] = {
      name: 'pkg',
      version: '0.9.0',
      objects: [{ name: 'start', kind: 'function', module: '', uri: 'api/old/function/start', signature }],
    };
    const both: Inventory = { ...inventory, packages: [...inventory.packages, older] };
    expect(
      parseInventory(Buffer.from(JSON.stringify(both)))
        ?.names.get('pkg')
        ?.get('start'),
    ).toBe('api/pkg/function/start');
    const names = parseInventory(formatObjectsInv(both))?.names.get('');
    expect(names?.get('start')).toBe('api/pkg/function/start');
    expect(names?.get('pkg@0.9.0.start')).toBe('api/old/function/start');
  });

  it.each([
    ['an empty file', ''],
    ['another format', '{"format": 2}'],
    ['invalid JSON', 'objects'],
    ['a damaged file', '# Sphinx inventory version 2\n# Project: a\n# Version: 1\n# zlib\nabc'],
  ])('cannot be read from %s', (_what, text) => {
    expect(parseInventory(Buffer.from(text))).toBeUndefined();
  });
});

describe('a name of another package', () => {
  const external = new Map([
    ['node', new Map([['Buffer', 'https://node.example/Buffer']])],
    ['@a/b', new Map([['c', 'https://b.example/c']])],
  ]);
  it.each([
    ['node', 'Buffer', 'https://node.example/Buffer'],
    ['@types/node', 'Buffer', 'https://node.example/Buffer'],
    ['@types/a__b', 'c', 'https://b.example/c'],
    ['@a/b/part', 'c', 'https://b.example/c'],
    ['@a/b', 'd', undefined],
    ['other', 'c', undefined],
  ])('of %s, %s, has the URL %s', (module, name, address) => {
    expect(findExternal(external, module, name)).toBe(address);
  });
});
