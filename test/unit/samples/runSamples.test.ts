import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareOutput } from '../../samples/compareOutput.ts';
import { findSamples } from '../../samples/findSamples.ts';
import { planRuns } from '../../samples/planRuns.ts';
import { runSamples } from '../../samples/runSamples.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function differencesOf(page: string): Promise<readonly (string | undefined)[]> {
  const declared = `:::note[For GraphQL.js 17]\nOne.\n:::\n\n${page}`;
  const results = await runSamples(planRuns(findSamples(declared)), folder);
  return results.map(({ sample, printed }) => compareOutput(sample.output, printed));
}

const module = (output: string) =>
  `\`\`\`ts\nconst one: number = 1;\nconsole.log(one + 1);\n\`\`\`\n\n\`\`\`text title="Output"\n${output}\n\`\`\``;

test('passes a page whose module prints what it shows', async () => {
  expect(await differencesOf(module('2'))).toEqual([undefined]);
});

test('fails a page whose module prints something else', async () => {
  expect(await differencesOf(module('3'))).toEqual(['The page shows:\n3\nIt printed:\n2']);
});

const server = [
  '```js title="server.js"',
  "import { createServer } from 'node:http';",
  'const port = process.env.PORT ?? 4000;',
  "createServer((request, response) => response.end('You asked for ' + request.url))",
  "  .listen(port, 'localhost', () => console.log('Listening on http://localhost:' + port));",
  '```',
  '',
  '```text title="Output"',
  'Listening on http://localhost:4000',
  '```',
].join('\n');

const client = (output: string) =>
  `\`\`\`js\nconsole.log(await (await fetch('http://localhost:4000/tea')).text());\n\`\`\`\n\n\`\`\`text title="Output"\n${output}\n\`\`\``;

test('runs clients with the server before them, on another port than the printed one', async () => {
  expect(await differencesOf(`${server}\n\n${client('You asked for /tea')}`)).toEqual([undefined, undefined]);
});

test('fails a page that shows another answer than its server gives', async () => {
  expect(await differencesOf(`${server}\n\n${client('You asked for /coffee')}`)).toEqual([
    undefined,
    'The page shows:\nYou asked for /coffee\nIt printed:\nYou asked for /tea',
  ]);
});

test('runs a test with the runner of Node.js, and compares its results without their durations', async () => {
  const page = (result: string) =>
    [
      '```ts title="add.ts"',
      'export const add = (a: number, b: number): number => a + b;',
      '```',
      '',
      '```ts title="add.test.ts"',
      "import assert from 'node:assert/strict';",
      "import { test } from 'node:test';",
      "import { add } from './add.ts';",
      "test('adds', () => assert.equal(add(1, 2), 3));",
      '```',
      '',
      '```text title="Output"',
      result,
      '```',
    ].join('\n');
  expect(await differencesOf(page('✔ adds'))).toEqual([undefined, undefined]);
  expect(await differencesOf(page('✔ subtracts'))).toEqual([undefined, 'The page shows:\n✔ subtracts\nIt printed:\n✔ adds']);
});

test('runs modules that share a process as if each had its own', async () => {
  const fence = (code: string, output = '') =>
    `\`\`\`js\n${code}\n\`\`\`${output === '' ? '' : `\n\n\`\`\`text title="Output"\n${output}\n\`\`\``}`;
  const page = [
    fence("setTimeout(() => console.log('late'), 50);\nconsole.log('soon');", 'soon\nlate'),
    '```js title="count.js"\nexport const seen = [];\n```',
    fence("import { seen } from './count.js';\nseen.push(1);\nconsole.log(seen.length);", '1'),
    fence("import { seen } from './count.js';\nseen.push(2);\nconsole.log(seen.length);", '1'),
    fence("throw new Error('Not today.');"),
    fence('process.exit(3);'),
    fence('process.exitCode = 4;'),
    fence('await new Promise(() => {});'),
    fence("console.error('A warning.');"),
    fence("console.log('fine');", 'fine'),
  ].join('\n\n');
  const differences = await differencesOf(page);
  expect(differences.map((difference) => difference?.split('\n')[0])).toEqual([
    ...[undefined, undefined, undefined, undefined],
    'It ended with exit code 1:',
    'It ended with exit code 3:',
    'It ended with exit code 4:',
    'It ended with exit code 13:',
    'It wrote to stderr:',
    undefined,
  ]);
  expect(differences[4]).toContain('Error: Not today.');
});
