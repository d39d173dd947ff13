import { beforeAll, expect, test } from 'vitest';
import { type Highlighter, loadHighlighter } from '../../../../renderer/documents/highlight/loadHighlighter.ts';

let highlighter: Highlighter;

beforeAll(async () => {
  highlighter = await loadHighlighter();
});

/** Tokens with a kind as `kind:text`. */
function kindsOf(code: string, language: string): readonly string[] {
  return highlighter
    .highlight(code, language)
    .flatMap((line) => line.flatMap(({ kind, text }) => (kind ? [`${kind}:${text.trim()}`] : [])));
}

test('sees the kinds of tokens in TypeScript', () => {
  expect(kindsOf('const query = new GraphQLObjectType({ name: `Q` }); // => 1', 'ts')).toEqual([
    'keyword:const',
    'keyword:new',
    'type:GraphQLObjectType',
    'property:name',
    'string:`Q`',
    'comment:// => 1',
  ]);
});

test('sees the kinds of tokens in the schema language', () => {
  expect(kindsOf('type Query {\n  user(id: ID! = 3): [User] # one\n}', 'graphql')).toEqual([
    'keyword:type',
    'type:Query',
    'property:id',
    'type:ID',
    'number:3',
    'type:User',
    'comment:# one',
  ]);
});

test('gives back exactly the text, whatever the language', () => {
  const code = 'a  = `x\n  $b\n\ty` // ü\n\n';
  for (const language of ['ts', 'graphql', 'bash', 'json', 'text', 'never-heard-of']) {
    const lines = highlighter.highlight(code, language);
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  }
});

test('remembers the state in which a line begins', () => {
  expect(kindsOf('/*\nconst a\n*/\nconst a', 'ts')).toEqual(['comment:/*', 'comment:const a', 'comment:*/', 'keyword:const']);
  expect(kindsOf('const a\n/*\nconst a', 'ts')).toEqual(['keyword:const', 'comment:/*', 'comment:const a']);
});

test('highlights a block once', () => {
  expect(highlighter.highlight('const once = 1', 'ts')).toBe(highlighter.highlight('const once = 1', 'typescript'));
});

test('loads other grammars when they are asked for, and says which there are not', async () => {
  expect(kindsOf('a { color: red }', 'css')).toEqual([]);
  expect(await highlighter.load(['css', 'text', 'graphq', 'toString'])).toEqual(['graphq', 'toString']);
  expect(kindsOf('b { color: red }', 'css')).toEqual(['keyword:b', 'property:color', 'string:red']);
});
