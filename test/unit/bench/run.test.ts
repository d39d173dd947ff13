import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstOf } from '../../browser/firstOf.ts';

const script = join(import.meta.dirname, '../../../bench/run.mjs');

function run(...args: readonly string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('prints its usage', () => {
  const { status, stdout, stderr } = run('--help');
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  expect(stderr).toMatch(/^usage: node bench\/run\.mjs \[--only readers\|builds\|watch\|medium\|scale\|growth\]/);
});

firstOf<readonly [string, readonly string[]]>([
  ['an unknown option', ['--bogus']],
  ['an unknown job', ['--only', 'constructor']],
  ['zero rounds', ['--runs', '0']],
  ['sizes that are not numbers', ['--only', 'scale', '--sizes', 'many']],
  ['an unknown tool', ['--tools', 'jsdoc']],
])('rejects %s, and measures nothing', async ([, args]) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('usage: node bench/run.mjs');
});

it('reports an unknown tool next to a known one, and lists the known ones', () => {
  const { status, stdout, stderr } = run('--only', 'builds', '--tools', 'gqldocs,jsdoc');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.split('\n')[0]).toBe(
    'There is no tool `jsdoc`: known are gqldocs, typedoc-json, typedoc, starlight, docusaurus, deno-doc.',
  );
});
