import { expect, it } from 'vitest';
import { openSession } from '../../../renderer/engine/session.ts';
import { makePackage, makeSymbol } from '../make.ts';
import { renderSite, siteToRender } from './renderSite.ts';

it('breadcrumbs of a symbol in namespaces name each namespace', async () => {
  const add = makeSymbol('function', 'tools.math.add');
  const math = makeSymbol('namespace', 'tools.math', { children: [add.id] });
  const tools = makeSymbol('namespace', 'tools', { children: [math.id] });
  const site = await siteToRender({ api: { packages: [makePackage([tools, math, add])] } });
  const page = (await renderSite(openSession({ name: 'test' }), site)).get('/api/pkg/function/tools.math.add')?.page;
  const html = page?.ok === true ? String(page.files.find(({ path }) => path.endsWith('.html'))?.contents) : '';
  const [, crumbs = ''] = /<nav class="breadcrumbs"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  expect([...crumbs.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/',
    '/api',
    '/api/pkg',
    '/api/pkg/namespace/tools',
    '/api/pkg/namespace/tools.math',
    '/api/pkg/function/tools.math.add',
  ]);
});
