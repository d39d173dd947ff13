import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type ExtractRefOptions, extractRefTask } from '../../../renderer/api/extractRef.ts';
import { openSession } from '../../../renderer/engine/session.ts';
import { makeConfig } from '../make.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'extract-ref-'));
afterAll(() => rmSync(folder, { recursive: true }));

function git(cwd: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim();
}

it('reads the tsconfig of the commit, even if the project is a symbolic link', async () => {
  const top = join(folder, 'project');
  const root = join(folder, 'link');
  mkdirSync(top);
  symlinkSync(top, root, 'junction');
  writeFileSync(join(top, 'tsconfig.docs.json'), '{ "then": true }');
  git(top, 'init', '-q');
  git(top, 'add', '.');
  git(top, 'commit', '-qm', 'Then');
  writeFileSync(join(top, 'tsconfig.docs.json'), '{ "now": true }');

  const [config] = makeConfig({ api: { packages: [{ path: '.' }] } }).api.packages;
  if (config === undefined) throw new Error('There is a package.');
  const ref = { name: 'HEAD', commit: git(top, 'rev-parse', 'HEAD'), top, directory: '' };
  const read: string[] = [];
  const kept: string[] = [];
  const extract: ExtractRefOptions['extract'] = async ({ config: { tsconfig = '' } }) => {
    read.push(readFileSync(tsconfig, 'utf8'));
    return { output: { value: undefined, problems: [] }, paths: [tsconfig, join(folder, 'shared.json')] };
  };
  const request = { root, config: { ...config, path: root, tsconfig: join(root, 'tsconfig.docs.json'), ref } };
  const session = openSession({ name: 'test' });
  await session.run(extractRefTask({ extract }), request);
  await session.run(extractRefTask({ extract }), request);
  expect(read).toEqual(['{ "then": true }']);

  // The snapshot is deleted, so reads in it do not count; reads outside of it do.
  expect(session.paths()).toEqual([join(folder, 'shared.json')]);

  // `onKept` gets the folder of a new snapshot.
  await session.run(extractRefTask({ extract, onKept: (snapshot) => kept.push(snapshot) }), request);
  expect(read).toHaveLength(2);
  expect(kept.map((snapshot) => readFileSync(join(snapshot, 'tsconfig.docs.json'), 'utf8'))).toEqual(['{ "then": true }']);
  for (const snapshot of kept) rmSync(snapshot, { recursive: true });
});
