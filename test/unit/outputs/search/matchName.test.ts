import { describe, expect, it } from 'vitest';
import { createNeedle, createTypoMatch, matchName, ranks } from '../../../../client/search/engine/matchName.ts';
import { createWord } from '../../../../client/search/engine/Word.ts';

const rankOf = (query: string, name: string): number => Math.floor(matchName(createNeedle(query), createWord(name)));
const typoRankOf = (query: string, name: string): number => Math.floor(createTypoMatch(createNeedle(query))(createWord(name)));

describe('matchName', () => {
  it.each([
    ['parse', 'parse', ranks.exact],
    ['PARSE', 'parse', ranks.caseless],
    ['pars', 'parse', ranks.prefix],
    ['GQLOT', 'GraphQLObjectType', ranks.humps],
    ['gqlot', 'GraphQLObjectType', ranks.humps],
    ['bAS', 'buildASTSchema', ranks.humps],
    ['Schema', 'GraphQLSchema', ranks.prefix],
    ['node', 'ASTNode', ranks.prefix],
    ['types', 'Basic types', ranks.lastWord],
    ['Node', 'NoDeprecatedRule', ranks.humps],
    ['buildsch', 'buildSchema', ranks.humps],
    ['Config', 'GraphQLConfigError', ranks.words],
    ['hem', 'GraphQLSchema', ranks.words],
    ['bldschma', 'buildSchema', ranks.subsequence],
    ['eSchm', 'extendSchema', ranks.subsequence],
  ])('finds %s in %s', (query, name, rank) => {
    expect(rankOf(query, name)).toBe(rank);
  });

  it.each([
    ['parsed', 'parse'],
    ['esrap', 'parse'],
    ['xy', 'GraphQLSchema'],
    ['prisma', 'printSchema'],
    ['lgsort', 'lexicographicSortSchema'],
    ['deno', 'It does not provide a field'],
    ['rule', 'REQUIRED_INPUT_FIELD_ADDED'],
  ])('does not find %s in %s', (query, name) => {
    expect(rankOf(query, name)).toBe(Number.POSITIVE_INFINITY);
  });

  it('prefers the beginning in the same case', () => {
    const [same, other] = ['graph', 'Graph'].map((query) => matchName(createNeedle(query), createWord('graphql')));
    expect(same).toBeLessThan(other ?? 0);
  });

  it('prefers the name that consists mostly of the query', () => {
    const [most, less] = ['ASTNode', 'FieldDefinitionNode'].map((name) => matchName(createNeedle('Node'), createWord(name)));
    expect(most).toBeLessThan(less ?? 0);
  });

  it('prefers a last word to the beginning of a longer name', () => {
    const [last, first] = ['buildSchema', 'SchemaExtensionNode'].map((name) => matchName(createNeedle('schema'), createWord(name)));
    expect(last).toBeLessThan(first ?? 0);
  });

  it('prefers consecutive words of a name', () => {
    const [all, some] = ['OperationTypeNode', 'ObjectTypeExtensionNode'].map((name) => matchName(createNeedle('oTN'), createWord(name)));
    expect(all).toBeLessThan(some ?? 0);
  });

  it('prefers the last word of a name to a word in its middle', () => {
    const quality = (name: string) => matchName(createNeedle('schema'), createWord(name));
    expect(quality('GraphQLSchema')).toBeLessThan(quality('GraphQLSchemaConfig'));
  });
});

describe('createTypoMatch', () => {
  it.each([
    ['prase', 'parse'],
    ['parze', 'parse'],
    ['excute', 'execute'],
    ['bulidShcema', 'buildSchema'],
    ['shcema', 'GraphQLSchema'],
  ])('finds %s in %s', (query, name) => {
    expect(typoRankOf(query, name)).toBe(ranks.typo);
  });

  it('ignores short words', () => {
    expect(typoRankOf('pin', 'pan')).toBe(Number.POSITIVE_INFINITY);
  });
});
