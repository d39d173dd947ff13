import { expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import { makeConfig, makeDocument, makePackage, makeSymbol } from '../make.ts';
import { siteToRender } from './renderSite.ts';

const config = makeConfig({});

/** What the home page tells of a package with these symbols. */
async function factsOf(symbols: readonly ApiSymbol[]) {
  const modules = ['', 'sub', 'deep'].map((name) => ({
    name,
    symbols: symbols.filter(({ module }) => module === name).map(({ id }) => id),
    references: [],
    ...(name === 'deep' ? { isDeep: true as const } : {}),
  }));
  const { shared } = await siteToRender({ config, documents: [], api: { packages: [makePackage(symbols, { modules })] } });
  return shared.tables.entryLinks.flatMap((link) => link.package ?? [])[0];
}

it('begins with what can be called or created, each name once, and puts deprecated names last', async () => {
  const old = { comment: { summary: { text: '' }, blocks: [], modifiers: ['@deprecated'] } };
  const facts = await factsOf([
    makeSymbol('interface', 'Options'),
    makeSymbol('function', 'old', old),
    makeSymbol('function', 'run'),
    makeSymbol('function', 'run', { id: 'pkg/sub:function/run', module: 'sub' }),
    makeSymbol('variable', 'tool'),
  ]);
  expect(facts?.names.map(({ label }) => label)).toEqual(['run', 'tool', 'Options', 'old']);
});

it('counts the names that the overview lists', async () => {
  const facts = await factsOf([
    makeSymbol('function', 'run'),
    makeSymbol('function', 'run', { id: 'pkg/deep:function/run', module: 'deep' }),
  ]);
  expect(facts?.symbols).toBe(1);
});

it.each([
  [undefined, 'B'],
  ['a', 'A'],
])('begins with the main document, or else with the first one to read: %s', async (main, label) => {
  const documents = ['index', 'a', 'b'].map((id, index) =>
    makeDocument({ id, title: id.toUpperCase(), frontMatter: { slug: id === 'index' ? '/' : undefined, sidebar_position: -index } }),
  );
  const { shared } = await siteToRender({ config: makeConfig({ documents: { route: '/', main } }), documents });
  expect(shared.tables.entryLinks.map((link) => link.label)).toEqual(['Home', label]);
});
