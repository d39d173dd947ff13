import { expect, it } from 'vitest';
import { openSession } from '../../../renderer/engine/session.ts';
import type { ReExport } from '../../../renderer/model/api.ts';
import { makePackage, makeSymbol } from '../make.ts';
import { renderSite, siteToRender } from './renderSite.ts';

it('pages list what a package exports of another documented package with its kind, its text and links to its page', async () => {
  const comment = (text: string) => ({ summary: { text }, blocks: [], modifiers: [] });
  const table = makeSymbol('interface', 'Table', { id: 'core/:interface/Table', comment: comment('Rows and columns.') });
  const reExport: ReExport = { name: 'Table', target: table.id, outside: { specifier: 'core', symbol: table } };
  const space = makeSymbol('namespace', 'tables', { id: 'react/:namespace/tables', references: [reExport] });
  const grid: ReExport = { ...reExport, name: 'Grid', comment: comment('For React.') };
  const api = {
    packages: [
      makePackage([table], { name: 'core', slug: 'core' }),
      makePackage([space], { name: 'react', slug: 'react', modules: [{ name: '', symbols: [space.id], references: [reExport, grid] }] }),
    ],
  };
  const pages = await renderSite(openSession({ name: 'test' }), await siteToRender({ api }));
  const textOf = (href: string, end: string): string => {
    const page = pages.get(href)?.page;
    const file = page?.ok === true ? page.files.find(({ path }) => path.endsWith(end)) : undefined;
    return String(file?.contents).replace(/<!-- -->/g, '');
  };
  const html = textOf('/api/react', '.html');
  expect(html).toMatch(
    /Re-exports.*from core.*<a href="\/api\/core\/interface\/Table">Table<\/a>.*Rows and columns\..*>Grid<\/a>.*For React\./s,
  );
  expect(textOf('/api/react', '.md')).toContain(
    '- [Table](/api/core/interface/Table): Rows and columns.\n- [Grid](/api/core/interface/Table): For React.',
  );
  expect(textOf('/api/react/namespace/tables', '.html')).toMatch(/Re-exports.*<a href="\/api\/core\/interface\/Table">Table<\/a>/s);
});
