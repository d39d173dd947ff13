import { expect, it } from 'vitest';
import { ownNamesOfDocument, ownNamesOfSymbol } from '../../../../renderer/plan/links/ownNames.ts';
import { resolveImport } from '../../../../renderer/plan/links/resolveImport.ts';
import { sampleKey } from '../../../../renderer/plan/links/sampleIndex.ts';
import { makeDocument, makeMember, makeSymbol } from '../../make.ts';

it('of a symbol are those of the symbol, its members and its parameters', () => {
  const signature = {
    typeParameters: [{ name: 'T' }],
    parameters: [{ name: 'source', type: { kind: 'intrinsic', name: 'string' }, isOptional: false, isRest: false, parts: [] }],
    returnType: { kind: 'intrinsic', name: 'void' },
    sources: [],
  } as const;
  const symbol = makeSymbol('class', 'Reader', { members: [makeMember('parse', { signatures: [signature] })] });
  expect([...ownNamesOfSymbol(symbol)]).toEqual(['Reader', 'parse', 'source', 'T']);
});

it('of a document are those that its samples declare or import, except imports from documented packages', () => {
  const sample = { code: '…', language: 'js', lines: [] };
  const document = makeDocument({ id: 'a', uses: [{ kind: 'sample', sample, place: { file: 'a.md' } }] });
  const name = { start: 0, end: 1, isNaming: true };
  const imported = [
    { ...name, module: 'pkg', name: 'parse' },
    { ...name, module: 'other', name: 'format' },
  ];
  const samples = new Map([[sampleKey(sample), { imported, locals: ['parse', 'source'] }]]);
  const modules = new Map([['pkg', { ids: new Map([['parse', 'pkg/:function/parse']]), unlisted: new Set<string>() }]]);
  expect(
    [
      ...ownNamesOfDocument(document, {
        samples,
        links: { imported: (module, name) => resolveImport({ modules, importable: new Map() }, module, name) },
      }),
    ].sort(),
  ).toEqual(['format', 'source']);
});
