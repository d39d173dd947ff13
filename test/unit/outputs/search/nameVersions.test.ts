import { describe, expect, it } from 'vitest';
import { createNameTable } from '../../../../client/search/engine/NameTable.ts';
import { parseQuery } from '../../../../client/search/engine/parseQuery.ts';
import { isVersion, searchNames } from '../../../../client/search/engine/searchNames.ts';
import type { SymbolKind } from '../../../../renderer/model/api.ts';
import { nameVersions, searchVersions } from '../../../../renderer/outputs/search/nameVersions.ts';
import { packNames } from '../../../../renderer/outputs/search/packNames.ts';
import type { NamedPage } from '../../../../renderer/render/names/listNames.ts';
import { makePackage, makeSymbol } from '../../make.ts';
import { entry } from './namesIndex.ts';

const v2 = makePackage([], { slug: 'v2', version: '2.1.0' });
const v1 = makePackage([], { slug: 'v1', version: '1.4.2' });
const page = (pkg: typeof v1, kind: SymbolKind, name: string, members: readonly string[] = []): NamedPage => ({
  entry: entry(kind, name, `/api/${pkg.slug}/${kind}/${name}`),
  parts: members.map((member) => entry('method', member, member)),
  package: pkg,
  symbol: makeSymbol(kind, name),
});
const pages: readonly NamedPage[] = [
  page(v1, 'class', 'Parser', ['parse', 'reset']),
  page(v1, 'function', 'parseOld'),
  page(v2, 'interface', 'Parser', ['parse']),
  page(v2, 'function', 'parseNew'),
  { entry: entry('document', 'Parsing', '/docs/parsing'), parts: [], versions: ['2', '1'] },
  { entry: entry('document', 'Parsing again', '/docs/new'), parts: [], versions: ['2'] },
];
const table = createNameTable(packNames(pages, nameVersions(pages, [v2, v1])));

function find(input: string, currentVersion = ''): readonly string[] {
  const query = parseQuery(input);
  const currentPackage = currentVersion === '' ? '' : 'pkg';
  return searchNames({ query, tables: [table], currentPackage, currentVersion, most: 10 }).matches.map(({ index }) => {
    const at = table.pageOf[index] ?? index;
    const folder = table.folders[table.folderOf[at] ?? 0];
    return `${folder?.href.includes('/v1/') ? '1' : folder?.href.includes('/v2/') ? '2' : 'd'}:${table.names[index]}`;
  });
}

describe('names of several versions', () => {
  it('are found once, in the current version, whatever their kind is there', () => {
    expect(find('Parser')).toEqual(['2:Parser']);
    expect(find('reset')).toEqual(['1:reset']);
    expect(find('parseOld')).toEqual(['1:parseOld']);
  });

  it('come only from the requested version', () => {
    expect(find('version:1 Parser')).toEqual(['1:Parser']);
    expect(find('version:2 parseOld')).toEqual([]);
    expect(find('version:1 kind:document')).toEqual(['d:Parsing']);
  });

  it('come first from the version that the reader is in', () => {
    expect(find('Parser', '1.4.2')).toEqual(['1:Parser', '2:Parser']);
    expect(find('Parser', '2.1.0')).toEqual(['2:Parser']);
  });
});

describe('the options of the filter', () => {
  it('are major versions', () => {
    expect(searchVersions([v2, v1])).toEqual([
      { value: '2', label: '2.1.0' },
      { value: '1', label: '1.4.2' },
    ]);
  });

  it('are whole versions if the major versions are equal', () => {
    const patch = { ...v1, slug: 'old', version: '1.3.0' };
    expect(searchVersions([v1, patch])?.map(({ value }) => value)).toEqual(['1.4.2', '1.3.0']);
  });

  it('are missing for packages with one version', () => {
    expect(searchVersions([v1, { ...v2, name: 'other' }])).toBeUndefined();
  });
});

it.each([
  ['16.15.0', '16', true],
  ['16', '16.15.0', true],
  ['16.15.0', '16.1', false],
  ['1.0.0', '16', false],
])('version %s matches the filter %s: %s', (version, wanted, is) => {
  expect(isVersion([version], wanted)).toBe(is);
});
