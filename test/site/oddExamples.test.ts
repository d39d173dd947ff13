// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestExamplesReport } from '../../renderer/index.ts';
import { loadApi, SiteTest } from './SiteTest.ts';

/** An exported name and the code of its example. */
const examples: readonly (readonly [name: string, lines: readonly string[]])[] = [
  ['toString', ["toString(3); // => 'three'"]],
  ['Event', ["new Event(3).type; // => 'three'"]],
  ['loops', ['for (const sum of [3, 4, 4]) {', '  sum; // => 3', '}']],
  ['aborts', ["import 'odd';", 'process.abort();']],
  ['exits', ["import 'odd';", 'process.exit(3);']],
  ['waits', ["import 'odd';", 'await new Promise(() => undefined);']],
  ['writes', ["import 'odd';", "import { writeSync } from 'node:fs';", 'writeSync(3, \'text\\nnull\\n{"type":"held"\\n\');']],
  [
    'leaves',
    [
      "import 'odd';",
      "import { spawn } from 'node:child_process';",
      "const args = ['-e', 'setTimeout(() => {}, 60000)'];",
      "spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 3], detached: true });",
      'await new Promise((done) => setTimeout(done, 60000));',
    ],
  ],
];

let site: SiteTest;
let report: TestExamplesReport;

beforeAll(async () => {
  site = await SiteTest.from('basic');
  const comments = examples.map(([name, lines]) => {
    const code = ['```js', ...lines, '```'].map((line) => ` * ${line}`).join('\n');
    return `/**\n * Odd.\n * @example\n${code}\n */\nexport declare const ${name}: any;\n`;
  });
  await site.write('odd/index.d.ts', comments.join(''));
  const values = "export const toString = () => 'three';\nexport class Event { type = 'three'; }\n";
  await site.write('odd/index.js', values);
  await site.write(
    'odd/package.json',
    JSON.stringify({ name: 'odd', version: '1.0.0', type: 'module', types: 'index.d.ts', main: 'index.js' }),
  );
  const { testExamples } = await loadApi();
  report = await testExamples({ cwd: site.folder, packages: ['odd'], timeout: 20_000, cacheDir: false });
});

afterAll(() => site.close());

it('an example that uses the name of a Node global gets the export of the package', () => {
  const failed = ['toString', 'Event'].filter((name) => messagesOf(name).length > 0);
  expect({ examples: report.examples, failed }).toEqual({ examples: examples.length, failed: [] });
});

it('an assertion in a loop fails once', () => expect(messagesOf('loops')).toEqual(['Expected `sum` to be 3, but it is 4.']));

it.each([
  ['aborts', 'its process ended with SIGABRT'],
  ['exits', 'its process ended with code 3'],
  ['waits', 'it awaits a promise that never settles'],
])('an example that %s fails', (name, how) => expect(messagesOf(name)).toEqual([`The example of ${name} failed: ${how}`]));

it('an example may write to the file descriptor that its process reports on', () => expect(messagesOf('writes')).toEqual([]));

it('a process that an example starts does not keep the run from ending', () =>
  expect(messagesOf('leaves')).toEqual(['The example of leaves did not end within 20 s.']));

function messagesOf(name: string): readonly string[] {
  const before = examples.slice(
    0,
    examples.findIndex(([one]) => one === name),
  );
  const lineOf = (count: number, lines: readonly string[]): number => count + lines.length + 7;
  const first = before.reduce((count, [, lines]) => lineOf(count, lines), 1);
  const last = lineOf(first, examples[before.length]?.[1] ?? []);
  return report.problems.flatMap(({ message, place: { line = 0 } = { file: '' } }) => (line >= first && line < last ? [message] : []));
}
