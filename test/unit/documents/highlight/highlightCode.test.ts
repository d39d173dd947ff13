import { expect, test } from 'vitest';
import { findUnknownLanguages, highlightCode } from '../../../../renderer/documents/highlight/highlightCode.ts';

/** Tokens with a kind as `kind:text`. */
async function kindsOf(code: string, language: string): Promise<readonly string[]> {
  const lines = await highlightCode(code, language);
  return lines.flatMap((line) => line.flatMap(({ kind, text }) => (kind ? [`${kind}:${text.trim()}`] : [])));
}

test('takes the grammar of a language that another one extends', async () => {
  expect(await kindsOf('const a: ?string = b;', 'flow')).toContain('keyword:const');
  expect(await findUnknownLanguages(['flow', 'ejs', 'markdoc', 'absent'])).toEqual(['absent']);
});

test('knows the names that other highlighters have', async () => {
  const named = ['apacheconf', 'conf', 'dos', 'env', 'golang', 'gradle', 'htm', 'markup', 'ndjson', 'npmrc', 'nsh', 'objectivec', 'plist'];
  const plain = ['shell-session', 'svg', 'wat', 'xhtml', 'none', 'no-syntax', 'nohighlight', 'plain-text', 'tree'];
  expect(await findUnknownLanguages([...named, ...plain])).toEqual([]);
  expect(await kindsOf('@interface A', 'objectivec')).not.toEqual([]);
});

test('classifies tokens in TypeScript', async () => {
  expect(await kindsOf('const query = new GraphQLObjectType({ name: `Q` }); // => 1', 'ts')).toEqual([
    'keyword:const',
    'keyword:new',
    'string:`Q`',
    'comment:// => 1',
  ]);
});

test("classifies tokens in GraphQL's schema language", async () => {
  expect(await kindsOf('type Query {\n  user(id: ID! = 3): [User] # one\n}', 'graphql')).toEqual([
    'keyword:type',
    'type:Query',
    'property:id',
    'type:ID',
    'number:3',
    'type:User',
    'comment:# one',
  ]);
});

test('preserves the text in every language', async () => {
  const code = 'a  = `x\n  $b\n\ty` // ü\n\n';
  for (const language of ['ts', 'graphql', 'bash', 'json', 'text', 'never-heard-of', 'toString']) {
    const lines = await highlightCode(code, language);
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  }
});

test('keeps the state at the start of a line', async () => {
  expect(await kindsOf('/*\nconst a\n*/\nconst a', 'ts')).toEqual(['comment:/*', 'comment:const a', 'comment:*/', 'keyword:const']);
  expect(await kindsOf('const a\n/*\nconst a', 'ts')).toEqual(['keyword:const', 'comment:/*', 'comment:const a']);
});

test('loads a grammar with the first block in its language', async () => {
  expect(await kindsOf('b { color: red }', 'css')).toEqual(['keyword:b', 'property:color', 'string:red']);
});

test('lists the languages without a grammar', async () => {
  expect(await findUnknownLanguages(['css', 'text', 'graphq', 'toString'])).toEqual(['graphq', 'toString']);
});
