import { expect, it } from 'vitest';
import { openSession } from '../../../renderer/engine/session.ts';
import { makePackage, makeSymbol } from '../make.ts';
import { renderSite, siteToRender } from './renderSite.ts';

it('a class and a namespace of one name link to each other, and list no section for it', async () => {
  const own = makeSymbol('class', 'Alias', { id: 'pkg/:class/Alias' });
  const space = makeSymbol('namespace', 'Alias', { id: 'pkg/:namespace/Alias' });
  const pages = await renderSite(openSession({ name: 'test' }), await siteToRender({ api: { packages: [makePackage([own, space])] } }));
  const page = pages.get('/api/pkg/class/Alias')?.page;
  const html = page?.ok === true ? String(page.files.find(({ path }) => path.endsWith('.html'))?.contents) : '';
  expect(html).toContain('This name is also');
  expect(html).not.toContain('href="#namespaces"');
});
