import { describe, expect, it } from 'vitest';
import { isInRange } from '../../../../client/search/engine/isInRange.ts';
import { createNameTable } from '../../../../client/search/engine/NameTable.ts';
import { parseQuery } from '../../../../client/search/engine/parseQuery.ts';
import { searchNames } from '../../../../client/search/engine/searchNames.ts';
import type { ApiSymbol } from '../../../../renderer/model/api.ts';
import { nameSince } from '../../../../renderer/outputs/search/nameVersions.ts';
import { packNames } from '../../../../renderer/outputs/search/packNames.ts';
import type { NamedPage } from '../../../../renderer/render/names/listNames.ts';
import { makeComment, makeMember, makeSymbol } from '../../make.ts';
import { packageOf } from '../../templates/symbols.ts';
import { entry, symbolPage } from './namesIndex.ts';

describe('a range of versions', () => {
  it.each([
    ['17.0.0', '17', true],
    ['17.1.0', '17', true],
    ['16.9.0', '17', false],
    ['17.0.0', '>=17', true],
    ['16.10.0', '>=16.9', true],
    ['17.1.0', '>17', false],
    ['18.0.0', '>17', true],
    ['16.4.9', '<16.5', true],
    ['16.5.0', '<16.5', false],
    ['16.9.0', '<=16', true],
    ['17.0.0', '=v17.0', true],
    ['17', '>=17.0.0', true],
    ['', '<99', false],
    ['<14.0.0', '<16.5', true],
    ['<14.0.0', '<14', false],
    ['<14.0.0', '>=13', false],
    ['<14.0.0', '14', false],
  ])('%s is in %s: %s', (since, range, expected) => {
    expect(isInRange(since, range)).toBe(expected);
  });
});

describe('since: in a query', () => {
  const tables = [
    createNameTable(
      packNames(
        [
          symbolPage('class', 'Parser', [entry('method', 'parse', 'parse'), entry('method', 'stop', 'stop')]),
          symbolPage('function', 'open'),
          { entry: entry('document', 'Parsing', '/docs/parsing'), parts: [] },
        ],
        undefined,
        ({ entry: page }, part) =>
          page.kind === 'document' ? '' : page.name === 'open' ? '<14.0.0' : part?.name === 'stop' ? '17.1.0' : '16.2.0',
      ),
    ),
  ];
  const found = (input: string): readonly string[] =>
    searchNames({ query: parseQuery(input), tables, currentPackage: '', most: 10 })
      .matches.map(({ table, index }) => table.names[index] ?? '')
      .sort();

  it.each([
    ['since:>=17', ['stop']],
    ['since:16', ['Parser', 'parse']],
    ['since:<16.5', ['Parser', 'open', 'parse']],
    ['since:<16.5 kind:function', ['open']],
    ['since:>=16 pars', ['Parser', 'parse']],
    ['since:>=18', []],
  ])('%s', (input, expected) => {
    expect(found(input)).toEqual(expected);
  });
});

describe('the version of a name', () => {
  const history = { versions: ['14.0.0', '15.0.0'], items: {}, releases: [] };
  const pkg = packageOf({ history });
  const parse = makeMember('parse', { comment: makeComment('Parses.', { '@since': 'v17.1.0 (experimental)' }) });
  const stop = makeMember('stop');
  const parts = [parse, stop].map((member) => ({ ...entry('method', member.name, member.name), member }));
  const pageOf = (symbol: ApiSymbol): NamedPage => ({ entry: entry(symbol.kind, symbol.name, '/x'), parts, package: pkg, symbol });
  const page = pageOf(makeSymbol('class', 'Parser', { comment: makeComment('', { '@since': '16.0.0' }) }));
  const old = pageOf(makeSymbol('class', 'Lexer'));

  it('is that of its comment, else that of its symbol', () => {
    const sinceOf = nameSince([]);
    expect([sinceOf(page), ...parts.map((part) => sinceOf(page, part))]).toEqual(['16.0.0', '17.1.0', '16.0.0']);
  });

  it('is that of the oldest snapshot or before for a symbol that has always existed', () => {
    expect(nameSince([pkg])(old)).toBe('<14.0.0');
    expect(nameSince([])(old)).toBe('');
    expect(nameSince([pkg])({ entry: entry('document', 'Parsing', '/docs/parsing'), parts: [] })).toBe('');
  });
});
