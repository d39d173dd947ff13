import { expect, test } from 'vitest';
import { findSamples } from '../../samples/findSamples.ts';

test('takes a module together with the Output behind it', () => {
  const page = ['# Title', '', '```js title="hello.js"', 'console.log(1)', '```', '', '```json title="Output"', '1', '```'].join('\n');
  expect(findSamples(page)).toEqual([
    {
      language: 'js',
      role: 'module',
      title: 'hello.js',
      code: 'console.log(1)',
      line: 3,
      tabs: undefined,
      output: { format: 'json', text: '1' },
    },
  ]);
});

test('tells servers, clients, data and modules that cannot run here apart', () => {
  const page = [
    '```ts title="server.ts"\nserve()\n```',
    "```js\nfetch('http://localhost:4000/graphql')\n```",
    '```graphql\n{ a }\n```',
    '```json\n{}\n```',
    '```js no-run title="server.js"\nserve()\n```',
    '```bash\nnpm install graphql\n```',
    '```bash\ncurl http://localhost:4000\n```',
  ].join('\n\n');
  expect(findSamples(page).map(({ language, role }) => `${language} ${role}`)).toEqual([
    'ts server',
    'js client',
    'graphql data',
    'json data',
    'js unrunnable',
  ]);
});

test('runs curl where its output is shown', () => {
  const page = '```bash\ncurl http://localhost:4000\n```\n\n```text title="Output"\nhi\n```';
  expect(findSamples(page).map(({ language, role, output }) => ({ language, role, output }))).toEqual([
    { language: 'curl', role: 'client', output: { format: 'text', text: 'hi' } },
  ]);
});

test('knows which samples share a group of tabs', () => {
  const page = [
    '::::tabs{group="style"}',
    ':::tab[One]{value="one"}',
    '```js\n1\n```',
    ':::',
    ':::tab[Two]{value="two"}',
    '```js\n2\n```',
    ':::',
    '::::',
    '',
    '```js\n3\n```',
  ].join('\n');
  expect(findSamples(page).map(({ code, tabs }) => [code, tabs])).toEqual([
    ['1', 0],
    ['2', 0],
    ['3', undefined],
  ]);
});

test('throws at an Output that no sample prints', () => {
  expect(() => findSamples('Text\n\n```text title="Output"\nhi\n```')).toThrow(
    'Line 3: an Output fence stands right behind the sample that prints it.',
  );
});
