// @module-tag full
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestExamplesReport } from '../../renderer/index.ts';
import { loadApi, SiteTest } from './SiteTest.ts';

const names = ['ends', 'loops', 'forges', 'floods'] as const;

let site: SiteTest;

beforeAll(async () => {
  site = await SiteTest.from('basic');
});

afterAll(() => site.close());

/** A program that writes to a file for as long as it runs. The example goes on when the program has begun. */
function programOf(name: string): readonly string[] {
  const file = JSON.stringify(beats(name));
  const program = JSON.stringify(`setInterval(() => require('fs').appendFileSync(${file}, '.'), 20)`);
  return [
    "import { spawn } from 'node:child_process';",
    "import { existsSync } from 'node:fs';",
    `spawn(process.execPath, ['-e', ${program}], { stdio: 'ignore' }).unref();`,
    `while (!existsSync(${file})) await new Promise((done) => setTimeout(done, 20));`,
  ];
}

function beats(name: string): string {
  return join(site.folder, `${name}.beats`);
}

/** Whether the program of an example has run and runs no longer. */
async function hasEnded(name: string): Promise<boolean> {
  const { size } = statSync(beats(name));
  await wait(500);
  return size > 0 && statSync(beats(name)).size === size;
}

async function writePackage(folder: string, examples: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const comments = Object.entries(examples).map(([name, lines]) => {
    const code = ['```js', `import '${folder}';`, ...lines, '```'].map((line) => ` * ${line}`).join('\n');
    return `/**\n * Starts processes.\n * @example\n${code}\n */\nexport declare const ${name}: number;\n`;
  });
  await site.write(`${folder}/index.d.ts`, comments.join(''));
  await site.write(`${folder}/index.js`, '');
  const manifest = { name: folder, version: '1.0.0', type: 'module', types: 'index.d.ts', main: 'index.js' };
  await site.write(`${folder}/package.json`, JSON.stringify(manifest));
}

describe('examples that start processes or write reports of their own', () => {
  let report: TestExamplesReport;

  beforeAll(async () => {
    const forged = [
      '{"type":"threw","message":5}',
      '{"type":"failed","assertion":"x"}',
      '{"type":"threw","message":"mine","line":1000000}',
    ];
    await writePackage('starts', {
      ends: programOf('ends'),
      loops: [...programOf('loops'), 'for (;;);'],
      forges: ["import { writeSync } from 'node:fs';", `writeSync(3, ${JSON.stringify(`${forged.join('\n')}\n`)});`],
      floods: ["import { writeSync } from 'node:fs';", "const text = 'x'.repeat(9999);", 'for (;;) try { writeSync(3, text); } catch {}'],
    });
    const { testExamples } = await loadApi();
    report = await testExamples({ cwd: site.folder, packages: ['starts'], timeout: 20_000, cacheDir: false });
  });

  it('fail for what they do', () => {
    expect(report.examples).toBe(names.length);
    expect(report.problems.map(({ message }) => message)).toEqual([
      'The example of loops did not end within 20 s.',
      'The example of forges failed: mine',
      'The example of floods failed: it writes too much to file descriptor 3',
    ]);
  });

  it('stay at their own lines', () => {
    const lines = report.problems.map(({ place }) => place?.line ?? 0);
    const last = 13 * names.length;
    expect(lines.filter((line) => line < 1 || line > last)).toEqual([]);
  });

  it.each(['ends', 'loops'])('the program of the example that %s is killed', async (name) => expect(await hasEnded(name)).toBe(true));
});

it('an interrupted run kills the programs of its examples', async () => {
  await writePackage('stays', { stays: [...programOf('stays'), 'for (;;);'] });
  const { testExamples } = await loadApi();
  const interrupt = new AbortController();
  const run = testExamples({ cwd: site.folder, packages: ['stays'], timeout: 120_000, cacheDir: false, signal: interrupt.signal });
  const result = expect(run).rejects.toThrow('enough');
  while (!existsSync(beats('stays'))) await wait(50);
  interrupt.abort(new Error('enough'));
  await result;
  expect(await hasEnded('stays')).toBe(true);
});

it.skipIf(process.platform === 'win32')('examples and their programs end with a run that was killed', async () => {
  await writePackage('left', { left: [...programOf('left'), 'for (;;);'] });
  const cli = join(import.meta.dirname, '../../bin/gqldocs.js');
  const run = spawn(process.execPath, [cli, 'test', 'left', '--no-cache', '--timeout', '120'], { cwd: site.folder, stdio: 'ignore' });
  while (!existsSync(beats('left'))) await wait(50);
  run.kill('SIGKILL');
  await wait(1000);
  expect(await hasEnded('left')).toBe(true);
});
