import { expect, it } from 'vitest';
import type { DocumentUse } from '../../../../renderer/model/document.ts';
import { makeConfig, makeDocument, makePackage, makeSymbol } from '../../make.ts';
import { planned } from '../../planned.ts';

const config = makeConfig({ documents: { path: 'content/docs' }, api: { packages: [{ path: 'pkg' }] } });

async function documentsOf(documents: Readonly<Record<string, readonly (readonly [section: string, kind: 'link' | 'name'])[]>>) {
  const place = { file: 'a.md', line: 1, column: 1 };
  const all = Object.entries(documents).map(([id, uses]) =>
    makeDocument({
      id,
      headings: [...new Set(uses.map(([section]) => section))].map((section) => ({ level: 2, id: section, text: section })),
      uses: uses.map(([section, kind]): DocumentUse => {
        return kind === 'link' ? { kind, target: '/api/pkg/function/parse', section, place } : { kind, name: 'parse', section, place };
      }),
    }),
  );
  const api = { packages: [makePackage([makeSymbol('function', 'parse')])] };
  const plan = await planned({ config, api, documents: all, pages: [], files: [] });
  return plan.backlinks.get('pkg/:function/parse')?.documents.map(({ href }) => href.replace('/docs/', ''));
}

it('puts documents that say more about a symbol first, links more than names', async () => {
  const documents = {
    a: [['x', 'name']],
    b: [['x', 'link']],
    c: [
      ['x', 'name'],
      ['x', 'name'],
      ['y', 'name'],
    ],
  } as const;
  expect(await documentsOf(documents)).toEqual(['c#x', 'b#x', 'a#x']);
});

it('names the section that says most, the first of equal ones', async () => {
  expect(
    await documentsOf({
      a: [
        ['x', 'name'],
        ['y', 'link'],
      ],
      b: [
        ['x', 'name'],
        ['y', 'name'],
      ],
    }),
  ).toEqual(['a#y', 'b#x']);
});
