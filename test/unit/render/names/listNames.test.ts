import { expect, it } from 'vitest';
import { listNames } from '../../../../renderer/render/names/listNames.ts';
import { makeConfig, makeDocument, makePackage, makeSymbol } from '../../make.ts';
import { planned } from '../../planned.ts';

it('knows that something is deprecated under another name', async () => {
  const content = makeSymbol('class', 'Content', { comment: { summary: { text: 'What is in it.' }, blocks: [], modifiers: [] } });
  const comment = { summary: { text: '' }, blocks: [{ tag: '@deprecated', content: { text: 'Use Content.' } }], modifiers: [] };
  const references = [
    { name: 'Old', target: content.id, comment },
    { name: 'Same', target: content.id },
  ];
  const api = { packages: [makePackage([content], { modules: [{ name: '', symbols: [content.id], references }] })] };
  const { routes } = await planned({ config: makeConfig({}), documents: [], api, pages: [], files: [] });
  expect(
    listNames(routes).flatMap(({ entry, symbol }) => (symbol === undefined ? [] : [[entry.name, entry.isDeprecated, entry.sentence]])),
  ).toEqual([
    ['Content', false, 'What is in it.'],
    ['Old', true, 'Use Content.'],
    ['Same', false, 'What is in it.'],
  ]);
});

it('has each name that something is exported by, once', async () => {
  const content = makeSymbol('class', 'Content');
  const references = [{ name: 'DialogContent', target: content.id }];
  const namespaces = [{ name: 'extras', module: 'extra' }];
  const modules = [
    { name: '', symbols: [content.id], references, namespaces },
    { name: 'extra', symbols: [], references, namespaces },
  ];
  const api = { packages: [makePackage([content], { modules })] };
  const { routes } = await planned({ config: makeConfig({}), documents: [], api, pages: [], files: [] });
  const names = listNames(routes).flatMap(({ entry: { name, address }, package: pkg }) =>
    pkg === undefined ? [] : [`${name} ${address}`],
  );
  expect(names).toEqual([
    'Package /api/pkg',
    'Content /api/pkg/class/Content',
    'DialogContent /api/pkg/class/Content',
    'pkg/extra /api/pkg/extra',
    'extras /api/pkg/extra',
  ]);
});

it('has no page that its author keeps out of search', async () => {
  const documents = [makeDocument({ id: 'found' }), makeDocument({ id: 'kept', frontMatter: { search: false } })];
  const { routes } = await planned({ config: makeConfig({ documents: {} }), documents, api: { packages: [] }, pages: [], files: [] });
  expect(listNames(routes).flatMap(({ entry: { kind, address } }) => (kind === 'document' ? [address] : []))).toEqual(['/docs/found']);
});
