import { describe, expect, it } from 'vitest';
import { compareTypes } from '../../../../client/search/engine/compareTypes.ts';
import { createNameTable } from '../../../../client/search/engine/NameTable.ts';
import { parseSignature } from '../../../../client/search/engine/parseSignature.ts';
import type { SearchType } from '../../../../client/search/engine/parseType.ts';
import { createTypeSearch, type TypeRequest } from '../../../../client/search/engine/searchTypes.ts';
import { createRelationsReader, type TypeRelations } from '../../../../client/search/engine/TypeRelations.ts';
import { createTypeTable, type TypeTable } from '../../../../client/search/engine/TypeTable.ts';
import type { ApiSymbol } from '../../../../renderer/model/api.ts';
import type { TypesData } from '../../../../renderer/model/search.ts';
import type { Signature, Type } from '../../../../renderer/model/type.ts';
import { packNames } from '../../../../renderer/outputs/search/packNames.ts';
import { packTypes } from '../../../../renderer/outputs/search/packTypes.ts';
import type { NamedPage } from '../../../../renderer/render/names/listNames.ts';
import { makeMember, makeSymbol } from '../../make.ts';
import { fn, number, parameter, ref, signature, string, union } from '../../templates/signature/text.ts';
import { entry, symbolPage } from './namesIndex.ts';

const variable: Type = { kind: 'reference', name: 'T', typeArguments: [], target: { kind: 'parameter' } };
const undefinedType: Type = { kind: 'intrinsic', name: 'undefined' };
const generic = { typeParameters: [{ name: 'T' }] };

function pageOf(symbol: ApiSymbol): NamedPage {
  const parts = symbol.members.map((member) => ({ ...entry(member.kind, member.name, member.anchor), member }));
  return { ...symbolPage(symbol.kind, symbol.name, parts), symbol };
}

function func(name: string, ...signatures: readonly Signature[]): ApiSymbol {
  return makeSymbol('function', name, { signatures });
}

const symbols: readonly ApiSymbol[] = [
  func(
    'parse',
    signature(
      [parameter('source', union(string, ref('Source'))), parameter('options', ref('Options'), { isOptional: true })],
      ref('Document'),
    ),
  ),
  func('print', signature([parameter('node', ref('Node'))], string)),
  func(
    'visit',
    signature([parameter('node', ref('Document')), parameter('visitor', fn([parameter('node', ref('Node'))], string))], ref('Document')),
  ),
  func('find', signature([parameter('from', ref('Document')), parameter('name', string)], ref('Maybe', ref('Field')))),
  func('later', signature([], ref('Promise', ref('Result')))),
  func('soon', signature([], union(ref('Promise', ref('Result')), ref('Result')))),
  func('same', signature([parameter('value', variable)], variable, generic)),
  func('wrap', signature([parameter('value', variable)], { kind: 'array', element: variable }, generic)),
  func('count', signature([parameter('items', { kind: 'array', element: string })], number)),
  makeSymbol('type', 'Maybe', { ...generic, type: union({ kind: 'literal', text: 'null' }, undefinedType, variable) }),
  makeSymbol('type', 'Node', { type: union(ref('Document'), ref('Field'), ref('Leaf')) }),
  makeSymbol('type', 'Small', { type: union(ref('Field'), ref('Leaf')) }),
  makeSymbol('class', 'Source', {
    members: [
      makeMember('constructor', { kind: 'constructor', signatures: [signature([parameter('body', string)], ref('Source'))] }),
      makeMember('body', { kind: 'property', type: string }),
    ],
  }),
];

const pages = symbols.map(pageOf);
const names = createNameTable(packNames(pages));
const data = packTypes({ pages, find: (id) => symbols.find((symbol) => symbol.id === id), unexported: [] });
function relationsIn(...parts: readonly TypesData[]): TypeRelations {
  const reader = createRelationsReader();
  for (const part of parts) reader.add(part);
  return reader.finish();
}

const relations = relationsIn(data);
const tables = [createTypeTable(data, names, relations)];

function searchTypes({ tables, ...request }: TypeRequest & { readonly tables: readonly TypeTable[] }) {
  const search = createTypeSearch(request);
  for (const table of tables) search.add(table);
  return search.list();
}

function find(query: string): readonly string[] {
  const matches = searchTypes({ wanted: parseSignature(query), tables, relations, most: 20, passes: () => true });
  return matches.map(({ index }) => {
    const page = names.pageOf[index] ?? index;
    return page === index ? (names.names[index] ?? '') : `${names.names[page]}.${names.names[index]}`;
  });
}

describe('searchTypes', () => {
  it.each([
    ['string -> Document', 'parse'],
    ['Source -> Document', 'parse'],
    ['Options, string -> Document', 'parse'],
    ['string, Document -> Field', 'find'],
    ['Document, string -> Field | undefined', 'find'],
    ['Document, string -> Maybe<Field>', 'find'],
    ['string -> Source', 'Source.constructor'],
    ['Source -> string', 'Source.body'],
    ['string[] -> number', 'count'],
    ['ReadonlyArray<string> -> number', 'count'],
    ['Promise<Result>', 'later'],
    ['* -> Result', 'soon'],
    ['T -> T', 'same'],
    ['T -> T[]', 'wrap'],
    ['(Document, (Node) -> string) -> Document', 'visit'],
    ['Document, ((Node) => string) -> *', 'visit'],
    ['document -> STRING', 'print'],
    ['Docment -> string', 'print'],
    ['visit(Document)', 'visit'],
    ['fn(string) -> Document', 'parse'],
    ['fn print(Node)', 'print'],
    ['new Source(string)', 'Source.constructor'],
    ['Source(string)', 'Source.constructor'],
    ['<U>(U) -> U', 'same'],
    ['document, any -> Document', 'visit'],
    ['unknown -> Document', 'parse'],
    ['Small -> string', 'print'],
  ])('ranks the expected symbol for %s first', (query, first) => {
    expect(find(query)[0]).toBe(first);
  });

  it('finds functions that take a supertype, after those that take the type itself', () => {
    const found = find('Field -> *');
    expect(found).toContain('print');
    expect(find('Node -> string')[0]).toBe('print');
  });

  it('takes a supertype for nearer than a subtype', () => {
    const named = (name: string): SearchType => ({ kind: 'name', name, typeArguments: [] });
    const distances = ['small', 'node', 'leaf'].map((name) => compareTypes(named('small'), named(name), relations));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(new Set(distances).size).toBe(3);
  });

  it('binds a type variable to one type', () => {
    expect(find('T -> T')).not.toContain('print');
  });

  it('does not find functions without the parameter', () => {
    expect(find('number, number -> Document')).toEqual([]);
  });
});

describe('a search among many types', () => {
  const many = Array.from({ length: 3000 }, (_, at) => func(`f${at}`, signature([parameter('a', ref(`In${at}`))], ref(`Out${at}`))));
  const manyPages = many.map(pageOf);
  const manyData = packTypes({ pages: manyPages, find: () => undefined, unexported: [] });
  const manyRelations = relationsIn(manyData);
  const table = createTypeTable(manyData, createNameTable(packNames(manyPages)), manyRelations);

  it.each([
    ['In7 -> *', 'f7'],
    ['* -> Out7', 'f7'],
    ['In7 -> Out7', 'f7'],
    ['T -> Out7', 'f7'],
    ['in7 -> out7', 'f7'],
  ])('compares only a few for %s', (query, first) => {
    const read = new Set<number>();
    const typeAt = (type: number) => {
      read.add(type);
      return table.typeAt(type);
    };
    const tables = [{ ...table, typeAt }];
    const found = searchTypes({ wanted: parseSignature(query), tables, relations: manyRelations, most: 5, passes: () => true });
    expect(found.map(({ index }) => table.names.names[index])[0]).toBe(first);
    expect(read.size).toBeLessThan(20);
  });
});
