import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../../cli/runCli.ts';
import type { DiffReport } from '../../../renderer/index.ts';
import { createProblem } from '../../../renderer/model/problem.ts';
import { createTestIo } from './createTestIo.ts';

const release = { name: 'pkg', version: '' };

const acceptedForm = { accepted: [{ symbol: 'parse', change: 'removed', since: '', reason: '' }] };

const entry = { symbol: 'parse', change: 'removed', verdict: 'major', reason: 'Was removed.' } as const;

/** Runs `gqldocs diff old new` with a comparison that has this verdict. */
async function run(verdict: 'patch' | 'minor' | 'major' | 'unknown', ...options: readonly string[]) {
  const found: DiffReport = {
    ok: true,
    diff: { old: release, new: release, verdict, entries: verdict === 'major' ? [entry] : [] },
    problems: [],
    milliseconds: 5,
  };
  const { io, stdout, stderr } = createTestIo({ renderer: { diff: async () => found } });
  return { code: await runCli(['diff', 'old', 'new', ...options], io), stdout: stdout(), stderr: stderr() };
}

describe('gqldocs diff', () => {
  it('accepts any verdict if none is expected', async () => {
    expect(await run('major')).toMatchObject({ code: 0, stderr: '' });
  });

  it.each([
    ['patch', 'minor', 0],
    ['minor', 'minor', 0],
    ['minor', 'patch', 1],
    ['unknown', 'minor', 1],
    ['major', 'minor', 1],
    ['unknown', 'major', 0],
    ['major', 'major', 0],
  ] as const)('with the verdict %s where %s is expected exits with %i', async (verdict, expected, code) => {
    const result = await run(verdict, '--expect', expected);
    expect(result.code).toBe(code);
    const said = `The verdict is ${verdict}; expected at most ${expected}.\n`;
    expect(result.stderr.slice(0, said.length)).toBe(code === 0 ? '' : said);
  });

  it.each([
    ['diff/release', 2],
    ['diff/tarball', 1],
  ] as const)('ends after the problem %s with %i', async (code, expected) => {
    const problems = [createProblem(code, { message: 'It is none.', hint: 'Name another one.' })];
    const { io } = createTestIo({ renderer: { diff: async () => ({ ok: false, problems, milliseconds: 5 }) } });
    expect(await runCli(['diff', 'nowhere', 'new'], io)).toBe(expected);
  });

  it('says how to accept what is not expected', async () => {
    const { stderr } = await run('major', '--expect', 'minor');
    expect(stderr).toContain('\n  major   parse: Was removed.\n');
    expect(JSON.parse(stderr.slice(stderr.indexOf('{')))).toEqual(acceptedForm);
  });

  it('writes the file that accepts what is not expected', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gqldocs-accepted-'));
    const file = join(folder, 'new/accepted.json');
    const { stderr, code } = await run('major', '--expect', 'minor', '--write-accepted', file);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(acceptedForm);
    expect([code, stderr.includes(`Wrote 1 change to ${file}.`), stderr.includes('{')]).toEqual([1, true, false]);
    const refused = await run('major', '--expect', 'minor', '--write-accepted', folder);
    expect(refused.stderr).toContain('could not be written');
    expect(refused.stderr).toContain('{ "accepted": [');
    await rm(folder, { recursive: true });
  });

  it('prints one object with --json, and nothing else', async () => {
    const { stdout, stderr, code } = await run('major', '--json', '--expect', 'minor');
    expect(JSON.parse(stdout)).toEqual({ version: 1, verdict: 'major', entries: [entry] });
    expect([stdout.split('\n').length, stderr, code]).toEqual([2, '', 1]);
  });

  it('prints nothing with --quiet', async () => {
    expect(await run('major', '--quiet')).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });
});
