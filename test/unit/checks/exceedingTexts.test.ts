import { expect, it } from 'vitest';
import { exceedingTexts } from '../../../renderer/checks/exceedingTexts.ts';
import { openSession } from '../../../renderer/engine/session.ts';
import type { ApiPackage } from '../../../renderer/model/api.ts';
import { makeMember, makePackage, makeSymbol } from '../make.ts';

async function found(pkg: ApiPackage) {
  const problems = await openSession({ name: 'test' }).run(exceedingTexts, { packages: [pkg] });
  return problems.map(({ code, place }) => [code, place?.file, place?.line]).toSorted();
}

const deep = `Words.\n\n${'> '.repeat(60)}deep`;

it('reports texts beyond a parser limit, with their lines', async () => {
  const place = (line: number) => ({ file: 'packages/pkg/README.md', line, column: 1 });
  const comment = { summary: { text: deep, place: place(7) }, blocks: [], modifiers: [] };
  const symbols = [makeSymbol('class', 'A', { members: [makeMember('a', { comment })] }), makeSymbol('type', 'B', { comment })];
  expect(await found(makePackage(symbols, { readme: { text: deep, place: place(1) } }))).toEqual([
    ['api/limit', 'packages/pkg/README.md', 3],
    ['api/limit', 'packages/pkg/README.md', 9],
  ]);
});

it('ignores other texts', async () => {
  expect(await found(makePackage([], { readme: { text: '# Title\n\n- a\n  - b' } }))).toEqual([]);
});
