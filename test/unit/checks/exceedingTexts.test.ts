import { expect, it } from 'vitest';
import { exceedingTexts } from '../../../renderer/checks/exceedingTexts.ts';
import type { ApiPackage } from '../../../renderer/model/api.ts';
import { planApiRoutes } from '../../../renderer/plan/routes/planApiRoutes.ts';
import { makeConfig, makeMember, makePackage, makeSymbol } from '../make.ts';

function found(pkg: ApiPackage) {
  const config = makeConfig({ api: { packages: [{ path: 'packages/pkg', slug: 'pkg' }] } });
  const problems = exceedingTexts({ routes: planApiRoutes(config, { packages: [pkg] }) });
  return problems.map(({ code, place }) => [code, place?.file, place?.line]).toSorted();
}

const deep = `Words.\n\n${'> '.repeat(60)}deep`;

it('reports texts beyond a parser limit, with their lines', () => {
  const place = (line: number) => ({ file: 'packages/pkg/README.md', line, column: 1 });
  const comment = { summary: { text: deep, place: place(7) }, blocks: [], modifiers: [] };
  const symbols = [makeSymbol('class', 'A', { members: [makeMember('a', { comment })] }), makeSymbol('type', 'B', { comment })];
  expect(found(makePackage(symbols, { readme: { text: deep, place: place(1) } }))).toEqual([
    ['api/limit', 'packages/pkg/README.md', 3],
    ['api/limit', 'packages/pkg/README.md', 9],
  ]);
});

it('ignores other texts', () => {
  expect(found(makePackage([], { readme: { text: '# Title\n\n- a\n  - b' } }))).toEqual([]);
});
