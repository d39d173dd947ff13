import { describe, expect, it } from 'vitest';
import { breakableName, nameWords } from '../../../renderer/model/nameWords.ts';

describe('the words of a name', () => {
  it.each([
    ['GraphQLSchemaConfig', ['GraphQL', 'Schema', 'Config']],
    ['MAX_QUERY_DEPTH', ['MAX_', 'QUERY_', 'DEPTH']],
    ['Kind.FIELD', ['Kind.', 'FIELD']],
    ['internal/observable/dom/fetch', ['internal/', 'observable/', 'dom/', 'fetch']],
    ['asyncIt', ['asyncIt']],
  ])('%s', (name, words) => {
    expect(nameWords(name)).toEqual(words);
  });

  it('are marked in names that may be too long for a line', () => {
    expect(breakableName('short/name')).toBe('short/name');
    expect(breakableName('internal/observable/connect<able>')).toBe('internal/<wbr/>observable/<wbr/>connect&lt;able&gt;');
  });
});
