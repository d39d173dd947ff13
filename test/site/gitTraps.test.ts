import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

/** Keys of a repository's configuration that name a program, or a command of the shell. */
const keys = [
  ...['core.fsmonitor', 'core.pager', 'core.editor', 'core.sshCommand', 'core.gitProxy', 'core.askPass', 'core.alternateRefsCommand'],
  ...['gpg.program', 'gpg.openpgp.program', 'gpg.ssh.program', 'gpg.x509.program', 'gpg.ssh.defaultKeyCommand'],
  ...['diff.external', 'diff.trap.command', 'diff.trap.textconv', 'merge.trap.driver', 'filter.trap.smudge', 'filter.trap.clean'],
  ...['filter.trap.process', 'credential.helper', 'pager.log', 'pager.show', 'sequence.editor', 'remote.origin.uploadpack'],
  ...['interactive.diffFilter', 'trailer.trap.command', 'uploadpack.packObjectsHook', 'receive.procReceiveRefs'],
];
const aliases = ['log', 'show', 'rev-parse', 'ls-tree', 'cat-file', 'for-each-ref', 'config'];
const hooks = ['post-checkout', 'post-index-change', 'reference-transaction', 'fsmonitor-watchman', 'pre-auto-gc'];

let site: SiteTest;
let traps: string;
beforeAll(async () => {
  site = await SiteTest.from('basic');
  traps = await mkdtemp(join(tmpdir(), 'gqldocs-traps-'));
  await site.write('.gitignore', 'build\n');
  await site.write('.gitattributes', '* filter=trap diff=trap merge=trap\n');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'One');
  signHead();
  git('tag', 'v1');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  for (const key of keys) git('config', key, await trap(key));
  for (const alias of aliases) git('config', `alias.${alias}`, `!${await trap(`alias-${alias}`)}`);
  for (const [key, value] of [
    ['remote.origin.url', 'https://github.com/example/basic'],
    ['log.showSignature', 'true'],
    ['remote.origin.promisor', 'true'],
    ['extensions.partialClone', 'origin'],
    ['core.repositoryFormatVersion', '1'],
    ['core.hooksPath', join(traps, 'hooks')],
  ] as const)
    git('config', key, value);
  await mkdir(join(traps, 'hooks'));
  for (const hook of hooks) await trap(`hooks/${hook}`);
});
afterAll(async () => {
  await site.close();
  await rm(traps, { recursive: true, force: true });
});

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: site.folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Gives the last commit a signature, which Git would run a program to check. */
function signHead(): void {
  const lines = git('cat-file', 'commit', 'HEAD').split('\n');
  lines.splice(lines.indexOf(''), 0, 'gpgsig -----BEGIN PGP SIGNATURE-----', ' ', ' AAAA', ' -----END PGP SIGNATURE-----');
  const commit = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], { cwd: site.folder, input: lines.join('\n') });
  git('update-ref', 'HEAD', commit.toString().trim());
}

/** A program that leaves a file when it runs. */
async function trap(name: string): Promise<string> {
  const file = join(traps, name);
  await writeFile(file, `#!/bin/sh\ntouch '${join(traps, `ran-${name.replaceAll('/', '-')}`)}'\ncat\n`);
  await chmod(file, 0o755);
  return file;
}

const ran = async (): Promise<readonly string[]> => (await readdir(traps)).filter((name) => name.startsWith('ran-'));

it('runs no program that a repository configures, for dates, sources and versions', async () => {
  const { problems } = await site.build();
  expect(problems).toEqual([]);
  expect(await site.read('docs/guide/index.html')).toContain('Last updated on');
  expect(await site.read('api/shapes/function/area/index.html')).toContain('https://github.com/example/basic/blob/');
  await site.edit('gqldocs.config.ts', "path: 'package',", "path: 'package', ref: 'v1',");
  await site.build();
  expect(await ran()).toEqual([]);
});

it('does not use a folder of documents as a bare repository', { tags: ['full'] }, async () => {
  const bare = join(site.folder, 'content/docs');
  execFileSync('git', ['init', '--quiet', '--bare', bare]);
  execFileSync('git', ['config', '--file', join(bare, 'config'), 'core.fsmonitor', await trap('bare')]);
  await site.edit('gqldocs.config.ts', ", ref: 'v1',", ',');
  await site.build();
  expect(await ran()).toEqual([]);
});

it('the traps detect a program that ran', () => {
  expect(() => git('log', '-1')).not.toThrow();
  return expect(ran()).resolves.toContainEqual(expect.stringMatching(/^ran-gpg/));
});
