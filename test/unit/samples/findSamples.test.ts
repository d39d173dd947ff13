import { expect, test } from 'vitest';
import { findSamples } from '../../samples/findSamples.ts';

const both = ':::note[For GraphQL.js 17 and 16]\nBoth.\n:::\n\n';

test('finds a module together with the Output after it', () => {
  const page = ['# Title', '', '```js title="hello.js" shared', 'console.log(1)', '```', '', '```json title="Output"', '1', '```'].join(
    '\n',
  );
  expect(findSamples(both + page)).toEqual([
    {
      language: 'js',
      role: 'module',
      title: 'hello.js',
      isShared: true,
      code: 'console.log(1)',
      line: 7,
      tab: undefined,
      versions: [17, 16],
      output: { format: 'json', text: '1' },
    },
  ]);
});

test('distinguishes servers, clients, tests, data and modules that cannot run here', () => {
  const page = [
    '```ts title="server.ts"\nserve()\n```',
    "```js\nfetch('http://localhost:4000/graphql')\n```",
    "```js\nconnect('ws://localhost:4000/graphql')\n```",
    '```js title="schema.test.js"\ntest()\n```',
    '```graphql\n{ a }\n```',
    '```json\n{}\n```',
    '```js no-run title="server.js"\nserve()\n```',
    '```bash\nnpm install graphql\n```',
    '```bash\ncurl http://localhost:4000\n```',
  ].join('\n\n');
  expect(findSamples(both + page).map(({ language, role }) => `${language} ${role}`)).toEqual([
    'ts server',
    'js client',
    'js client',
    'js test',
    'graphql data',
    'json data',
    'js unrunnable',
  ]);
});

test('runs curl if its output is shown', () => {
  const page = '```bash\ncurl http://localhost:4000\n```\n\n```text title="Output"\nhi\n```';
  expect(findSamples(both + page).map(({ language, role, output }) => ({ language, role, output }))).toEqual([
    { language: 'curl', role: 'client', output: { format: 'text', text: 'hi' } },
  ]);
});

const tabs = (group: string, first: string, second: string) =>
  [
    `::::tabs{group="${group}"}`,
    `:::tab[One]{value="${first}"}`,
    '```js\n1\n```',
    ':::',
    `:::tab[Two]{value="${second}"}`,
    '```js\n2\n```',
    ':::',
    '::::',
    '',
    '```js\n3\n```',
  ].join('\n');

test('detects samples in the same group of tabs', () => {
  const group = both.length;
  expect(findSamples(both + tabs('style', 'sdl', 'code')).map(({ code, tab }) => [code, tab])).toEqual([
    ['1', { group, value: 'sdl' }],
    ['2', { group, value: 'code' }],
    ['3', undefined],
  ]);
});

test('limits the versions of the page to those of a tab or a fence', () => {
  const page = `${both}${tabs('version', '17', '16')}\n\n\`\`\`js graphql="17"\n4\n\`\`\``;
  expect(findSamples(page).map(({ code, versions }) => [code, versions])).toEqual([
    ['1', [17]],
    ['2', [16]],
    ['3', [17, 16]],
    ['4', [17]],
  ]);
});

test('throws for a version that the page excludes', () => {
  const page = ':::note[For GraphQL.js 17]\nOne.\n:::\n\n```js graphql="16"\n1\n```';
  expect(() => findSamples(page)).toThrow('The page is not for GraphQL.js 16.');
});

test('throws for a page without versions', () => {
  expect(() => findSamples('Text')).toThrow('The page needs an admonition that says which version it is for');
});

test('throws for an Output without a sample', () => {
  expect(() => findSamples(`${both}\`\`\`text title="Output"\nhi\n\`\`\``)).toThrow(
    'Line 5: an Output fence stands right behind the sample that prints it.',
  );
});
