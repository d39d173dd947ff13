import { expect, it } from 'vitest';
import { linkPackages } from '../../../renderer/api/linkPackages.ts';
import { showAdditions } from '../../../renderer/api/showAdditions.ts';
import { openSession } from '../../../renderer/engine/session.ts';
import { makeMember, makePackage, makeSymbol } from '../make.ts';
import { renderSite, siteToRender } from '../render/renderSite.ts';

const comment = (text: string) => ({ summary: { text }, blocks: [], modifiers: [] });
const config = makeSymbol('interface', 'Config', { id: 'core/:interface/Config' });
const added = makeSymbol('interface', 'core.Config', {
  id: 'typing/:interface/core.Config',
  members: [makeMember('undoSteps', { kind: 'property', comment: comment('Steps of one undo.') })],
  augments: { kind: 'reference', name: 'Config', typeArguments: [], target: { kind: 'external', package: 'core', name: 'Config' } },
});
const space = makeSymbol('namespace', 'core', { id: 'typing/:namespace/core', children: [added.id] });
const typing = makePackage([space, added], { name: 'typing', slug: 'typing', label: 'Typing' });
const core = makePackage([config], { name: 'core', slug: 'core' });

it('shows on an interface what other documented packages add, and there what it is added to', async () => {
  const packages = showAdditions(linkPackages([core, typing]));
  expect(packages[0]?.symbols[0]?.additions).toEqual([{ from: 'Typing', target: added.id, members: added.members }]);
  const pages = await renderSite(openSession({ name: 'test' }), await siteToRender({ api: { packages } }));
  const fileOf = (href: string, end: string): string => {
    const page = pages.get(href)?.page;
    return page?.ok === true ? String(page.files.find(({ path }) => path.endsWith(end))?.contents).replace(/<!-- -->/g, '') : '';
  };
  const address = '/api/typing/interface/core.Config';
  expect(fileOf('/api/core/interface/Config', '.html')).toMatch(
    new RegExp(`id="additions".*<a href="${address}#undoSteps">undoSteps</a>.*from Typing.*Steps of one undo\\.`, 's'),
  );
  expect(fileOf('/api/core/interface/Config', '.md')).toContain(`- [undoSteps](${address}#undoSteps) (from Typing): Steps of one undo.`);
  expect(fileOf(address, '.html')).toMatch(/Adds to <code><a href="\/api\/core\/interface\/Config"[^>]*>Config<\/a><\/code>/);
  expect(fileOf(address, '.md')).toContain('Adds to [Config](/api/core/interface/Config)');
});

it('keeps packages that nothing is added to', () => {
  expect(showAdditions([core])[0]).toBe(core);
});
