import { expect, it } from 'vitest';
import { listNames } from '../../../../renderer/render/names/listNames.ts';
import { makeConfig, makePackage, makeSymbol } from '../../make.ts';
import { planned } from '../../planned.ts';

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
