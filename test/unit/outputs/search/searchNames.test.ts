import { describe, expect, it } from 'vitest';
import { createNameTable, hrefOf } from '../../../../client/search/engine/NameTable.ts';
import { packNames } from '../../../../renderer/outputs/search/packNames.ts';
import type { NamedPage } from '../../../../renderer/render/names/listNames.ts';
import { packageOf } from '../../templates/symbols.ts';
import { entry, find, symbolPage } from './namesIndex.ts';

const pages: readonly NamedPage[] = [
  {
    entry: entry('document', 'Basic types', '/docs/basic-types'),
    parts: [entry('heading', 'Lists and non-null', 'lists'), entry('heading', 'parse', 'parse')],
  },
  symbolPage('class', 'Schema', [entry('method', 'getType', 'getType'), entry('property', 'parse', 'parse')]),
  symbolPage('class', 'Registry', [entry('method', 'getType', 'static-getType')]),
  symbolPage('function', 'parse'),
  symbolPage('function', 'parseType'),
  symbolPage('function', 'parseOld', [], { isDeprecated: true }),
  symbolPage('interface', 'ParseOptions'),
];

describe('searchNames', () => {
  it('ranks the exact name first, exports before members before headings, then names with the prefix', () => {
    expect(find(pages, 'parse')).toEqual(['parse', 'Basic types.parse', 'Schema.parse', 'parseType', 'ParseOptions', 'parseOld']);
  });

  it.each([
    ['schema.gettype', 'Schema.getType'],
    ['Schema.getType', 'Schema.getType'],
    ['Schema#getType', 'Schema.getType'],
    ['schema getType', 'Schema.getType'],
    ['getType schema', 'Schema.getType'],
    ['reg.gT', 'Registry.getType'],
    ['basic types lists', 'Basic types.Lists and non-null'],
    ['types basic', 'Basic types'],
    ['parse type', 'parseType'],
    ['praseType', 'parseType'],
    ['Schema.getTpye', 'Schema.getType'],
    ['parse()', 'parse'],
  ])('finds by %s', (input, first) => {
    expect(find(pages, input)[0]).toBe(first);
  });

  it("ignores the package's name at the beginning of other names", () => {
    const own = [
      symbolPage('interface', 'Args', [entry('property', 'schema', 'schema')]),
      symbolPage('interface', 'SchemaNode'),
      symbolPage('interface', 'PkgSchemaConfig', [entry('property', 'query', 'query')]),
      symbolPage('class', 'PkgSchema', [entry('method', 'query', 'query')]),
      symbolPage('variable', 'PkgID'),
    ];
    expect(find(own, 'schema').slice(0, 4)).toEqual(['PkgSchema', 'Args.schema', 'SchemaNode', 'PkgSchemaConfig']);
    expect(find(own, 'sche')[0]).toBe('PkgSchema');
    expect(find(own, 'schema config')[0]).toBe('PkgSchemaConfig');
    expect(find(own, 'schema.query')[0]).toBe('PkgSchema.query');
    expect(find(own, 'id')[0]).toBe('PkgID');
  });

  it('lists names with scattered letters only if nothing matches better, or for capitals', () => {
    const all = [symbolPage('function', 'costOf'), symbolPage('interface', 'ConstNode')];
    expect(find(all, 'cost')).toEqual(['costOf']);
    expect(find(all, 'Cost')).toEqual(['costOf', 'ConstNode']);
    expect(find(all.slice(1), 'cost')).toEqual(['ConstNode']);
  });

  it('ranks exports with the prefix before members that differ in case', () => {
    const all = [symbolPage('enum', 'Kind', [entry('enum-member', 'UNION', 'UNION')]), symbolPage('class', 'UnionType')];
    expect(find(all, 'union')).toEqual(['UnionType', 'Kind.UNION']);
    expect(find(all, 'UNION')).toEqual(['Kind.UNION', 'UnionType']);
  });

  it('ranks the last word of an export before members and names that only share a prefix', () => {
    const all = [
      symbolPage('function', 'NoDeprecatedRule'),
      symbolPage('class', 'Problem', [entry('property', 'nodes', 'nodes')]),
      symbolPage('interface', 'FieldNode'),
      symbolPage('type', 'ASTNode'),
    ];
    expect(find(all, 'node')).toEqual(['ASTNode', 'FieldNode', 'Problem.nodes', 'NoDeprecatedRule']);
    const some = [symbolPage('function', 'resolveReadonly'), symbolPage('type', 'FieldResolver')];
    expect(find(some, 'resolver')).toEqual(['FieldResolver', 'resolveReadonly']);
    expect(find(some, 'resolveR')).toEqual(['resolveReadonly', 'FieldResolver']);
  });

  it('ranks only the first members of exactly the name before other exports', () => {
    const classes = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => symbolPage('class', name, [entry('method', 'run', 'run')]));
    expect(find([...classes, symbolPage('function', 'runAll')], 'run')).toEqual([
      'A.run',
      'B.run',
      'C.run',
      'D.run',
      'runAll',
      'E.run',
      'F.run',
    ]);
  });

  it('ranks members of a class before members of an interface, even external ones', () => {
    const all = [
      symbolPage('interface', 'Format', [entry('property', 'message', 'message')]),
      symbolPage('class', 'Problem', [entry('property', 'message', 'message', { isForeign: true })]),
      symbolPage('class', 'OwnProblem', [entry('property', 'message', 'message')]),
      symbolPage('class', 'LateProblem', [entry('property', 'message', 'message', { isInherited: true })]),
    ];
    expect(find(all, 'message')).toEqual(['OwnProblem.message', 'Problem.message', 'Format.message', 'LateProblem.message']);
  });

  it('finds the action in a question', () => {
    const all = [symbolPage('function', 'build'), symbolPage('function', 'buildSchema'), symbolPage('class', 'Schema')];
    expect(find(all, 'how do I build a schema from a string')).toEqual(['buildSchema', 'build']);
    expect(find(all, 'is a schema built from a string')).toEqual([]);
  });

  it('finds a name of which a question has all words, if they are most of the question', () => {
    const all = [symbolPage('function', 'isListType'), symbolPage('function', 'isList'), symbolPage('class', 'ListType')];
    expect(find(all, 'check if a type is a list')).toEqual(['isListType']);
    expect(find(all, 'what type of error is a list of wrong values')).toEqual([]);
  });

  it('finds a plural', () => {
    const all = [symbolPage('class', 'PkgUnionType'), symbolPage('interface', 'UnionNode', [entry('property', 'types', 'types')])];
    expect(find(all, 'union types')).toEqual(['PkgUnionType', 'UnionNode.types']);
  });

  it('lists nothing twice', () => {
    const found = find([symbolPage('function', 'printSchema'), symbolPage('function', 'printSchemaAll')], 'printScema');
    expect(found).toEqual(['printSchema', 'printSchemaAll']);
  });

  it('matches a package whatever its punctuation', () => {
    expect(find(pages, 'package:PKG. parse')).toContain('parse');
    expect(find(pages, 'package:p parse')).toEqual([]);
  });

  it('lists members after a dot', () => {
    expect(find(pages, 'Schema.')).toEqual(['Schema.getType', 'Schema.parse']);
  });

  it('applies the filters for kind and package', () => {
    expect(find(pages, 'kind:interface parse')).toEqual(['ParseOptions']);
    expect(find(pages, 'kind:method')).toEqual(['Schema.getType', 'Registry.getType']);
    expect(find(pages, 'package:pkg types')).not.toContain('Basic types');
    expect(find(pages, 'package:other parse')).toEqual([]);
  });

  it('ranks the package that the reader is in first', () => {
    const other = packageOf({ name: 'other', slug: 'other', label: 'Other' });
    const both = [{ ...symbolPage('function', 'parse'), package: other }, symbolPage('function', 'parse')];
    const named = both.map((page) => ({ ...page, entry: { ...page.entry, name: `parse_${page.package?.name}` } }));
    expect(find(named, 'parse', 'pkg')).toEqual(['parse_pkg', 'parse_other']);
    expect(find(named, 'parse', 'other')).toEqual(['parse_other', 'parse_pkg']);
  });

  it('finds nothing for an empty or unknown query', () => {
    expect(find(pages, '')).toEqual([]);
    expect(find(pages, 'zzzzzz')).toEqual([]);
  });
});

describe('hrefOf', () => {
  it('continues the anchor of a symbol on the page of its module', () => {
    const item = { entry: entry('class', 'Schema', '/api/pkg#class/Schema'), parts: [entry('method', 'getType', 'getType')] };
    const table = createNameTable(packNames([item]));
    expect(table.names.map((_, index) => hrefOf(table, index))).toEqual(['/api/pkg#class/Schema', '/api/pkg#class/Schema/getType']);
  });

  it('returns the URL that each name was packed with', () => {
    const table = createNameTable(packNames(pages));
    expect(table.names.map((_, index) => hrefOf(table, index))).toEqual([
      '/docs/basic-types',
      '/docs/basic-types#lists',
      '/docs/basic-types#parse',
      '/api/pkg/class/Schema',
      '/api/pkg/class/Schema#getType',
      '/api/pkg/class/Schema#parse',
      '/api/pkg/class/Registry',
      '/api/pkg/class/Registry#static-getType',
      '/api/pkg/function/parse',
      '/api/pkg/function/parseType',
      '/api/pkg/function/parseOld',
      '/api/pkg/interface/ParseOptions',
    ]);
  });
});
