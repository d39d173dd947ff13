import { describe, expect, it } from 'vitest';
import { linkPackages } from '../../../renderer/api/linkPackages.ts';
import { shareDeclarations } from '../../../renderer/api/shareDeclarations.ts';
import type { ApiPackage, ApiSymbol, Origin, SymbolKind } from '../../../renderer/model/api.ts';
import type { Type } from '../../../renderer/model/type.ts';
import { makeMember, makePackage, makeSymbol } from '../make.ts';

describe('shareDeclarations', () => {
  const typeOf = (id: string): Type => ({ kind: 'reference', name: 'Table', typeArguments: [], target: { kind: 'symbol', id } });
  const comment = (text: string) => ({ summary: { text }, blocks: [], modifiers: [] });

  const table = makeSymbol('interface', 'Table', {
    id: 'core/:interface/Table',
    sources: [{ file: 'src/index.ts', line: 2 }],
    members: [makeMember('rows')],
  });
  const create = makeSymbol('function', 'createTable', {
    id: 'core/:function/createTable',
    sources: [{ file: 'src/index.ts', line: 8 }],
    comment: comment('Makes a table.'),
  });
  const core = packageOf('core', [table, create]);

  function packageOf(name: string, symbols: readonly ApiSymbol[], more: Partial<ApiPackage> = {}): ApiPackage {
    const ids = symbols.filter((one) => one.name === one.qualifiedName).map(({ id }) => id);
    return makePackage(symbols, { name, slug: name, modules: [{ name: '', symbols: ids, references: [] }], ...more });
  }

  function copyOf(
    name: string,
    kind: SymbolKind,
    origin: Partial<Origin> & Pick<Origin, 'line'>,
    more: Partial<ApiSymbol> = {},
  ): ApiSymbol {
    const whole = { package: 'core', version: '1.0.0', file: 'src/index.ts', name, ...origin };
    return makeSymbol(kind, name, { id: `react/:${kind}/${name}`, origin: whole, ...more });
  }

  it('makes copies of what another documented package exports re-exports of it', () => {
    const use = makeSymbol('function', 'useTable', { id: 'react/:function/useTable' });
    const react = packageOf('react', [copyOf('Table', 'interface', { line: 2 }), copyOf('createTable', 'function', { line: 8 }), use]);
    const [, shared] = shareDeclarations([core, react]);
    expect(shared?.symbols).toEqual([use]);
    expect(shared?.modules[0]?.symbols).toEqual([use.id]);
    expect(shared?.modules[0]?.references).toMatchObject([
      { name: 'Table', target: table.id, outside: { specifier: 'core', symbol: { kind: 'interface', members: [] } } },
      { name: 'createTable', target: create.id, outside: { symbol: { comment: create.comment } } },
    ]);
  });

  it('moves types, members, texts and subtypes to the original', () => {
    const { id } = copyOf('Table', 'interface', { line: 2 });
    const grid = makeSymbol('class', 'Grid', {
      id: 'react/:class/Grid',
      type: typeOf(`${id}#rows`),
      comment: comment(`A [Table](symbol:${id}) with [rows](\nsymbol:${id}#rows), and [more](symbol:react/:interface/Tables).`),
    });
    const react = packageOf('react', [copyOf('Table', 'interface', { line: 2 }, { extendedBy: [typeOf(grid.id)] }), grid]);
    const [owner, shared] = shareDeclarations([core, react]);
    expect(shared?.symbols).toEqual([
      {
        ...grid,
        type: typeOf(`${table.id}#rows`),
        comment: comment(
          `A [Table](symbol:${table.id}) with [rows](\nsymbol:${table.id}#rows), and [more](symbol:react/:interface/Tables).`,
        ),
      },
    ]);
    expect(owner?.symbols).toEqual([{ ...table, extendedBy: [typeOf(grid.id)] }, create]);
  });

  it('keeps the name and the comment of the export', () => {
    const renamed = copyOf(
      'makeTable',
      'function',
      { line: 8, name: 'createTable', isDescribed: true },
      { comment: comment('For React.') },
    );
    const [, shared] = shareDeclarations([core, packageOf('react', [renamed])]);
    expect(shared?.modules[0]?.references).toMatchObject([
      { name: 'makeTable', target: create.id, comment: comment('For React.'), outside: { symbol: { name: 'createTable' } } },
    ]);
  });

  it('lists the contents of a namespace that another package declares in the namespace', () => {
    const inner = copyOf(
      'createTable',
      'function',
      { line: 8 },
      { id: 'react/:function/tables.createTable', qualifiedName: 'tables.createTable' },
    );
    const own = makeSymbol('namespace', 'tables', { id: 'react/:namespace/tables', children: [inner.id] });
    const [, shared] = shareDeclarations([core, packageOf('react', [own, inner])]);
    expect(shared?.symbols).toMatchObject([{ id: own.id, children: [], references: [{ name: 'createTable', target: create.id }] }]);
    expect(shared?.modules[0]?.symbols).toEqual([own.id]);
  });

  it('moves re-exports of further modules of the package', () => {
    const { id } = copyOf('createTable', 'function', { line: 8 });
    const modules = [
      { name: '', symbols: [id], references: [] },
      { name: 'extra', symbols: [], references: [{ name: 'create', target: id }] },
    ];
    const [, shared] = shareDeclarations([core, packageOf('react', [copyOf('createTable', 'function', { line: 8 })], { modules })]);
    expect(shared?.modules[1]?.references).toMatchObject([{ name: 'create', target: create.id, outside: { specifier: 'core' } }]);
  });

  it('finds a declaration in other files by its name, if only one symbol has it', () => {
    const other = (name: string) => copyOf(name, 'function', { line: 30, file: 'dist/index.d.cts' });
    const twice = [1, 2].map((line) =>
      makeSymbol('function', 'twice', { id: `core/${line}:function/twice`, sources: [{ file: 'src/twice.ts', line }] }),
    );
    const owner = packageOf('core', [...core.symbols, ...twice]);
    const [, shared] = shareDeclarations([owner, packageOf('react', [other('createTable'), other('twice')])]);
    expect(shared?.symbols.map(({ name }) => name)).toEqual(['twice']);
  });

  it.each([
    ['another place in a documented file', [core], { line: 3 }],
    ['another version', [packageOf('core', core.symbols, { version: '2.0.0' })], { line: 8 }],
    ['another commit', [packageOf('core', core.symbols, { commit: 'abc' })], { line: 8 }],
    ['a package that is not documented', [makePackage()], { line: 8 }],
  ])('keeps the copy of a declaration at %s', (_, others, origin) => {
    const react = packageOf('react', [copyOf('createTable', 'function', origin)]);
    expect(shareDeclarations([...others, react]).at(-1)).toBe(react);
  });

  it('keeps all links when packages are linked afterwards', () => {
    const react = packageOf('react', [copyOf('createTable', 'function', { line: 8 })]);
    const [, linked] = linkPackages(shareDeclarations([core, react]));
    expect(linked?.modules[0]?.references[0]?.target).toBe(create.id);
  });
});
