// @module-tag full
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository } from './graphqlSite.ts';

let scratch: string;
beforeAll(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-readme-')));
  const { files }: { readonly files: readonly string[] } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  for (const path of ['package.json', 'README.md', 'LICENSE', ...files.filter((name) => !name.startsWith('!'))])
    cpSync(join(repository, path), join(scratch, path), { recursive: true });
  const isOutput = /[\\/](?:node_modules|\.turbo|\.gqldocs|build)$/;
  cpSync(join(repository, 'examples/turborepo'), join(scratch, 'examples/turborepo'), {
    recursive: true,
    filter: (path) => !isOutput.test(path),
  });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('every command of its README works', async () => {
  const folder = join(scratch, 'examples/turborepo');
  const [, commands = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  expect(commands).toContain('npm run docs');
  const env = {
    ...process.env,
    npm_config_ignore_scripts: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
  };
  const log = openSync(join(scratch, 'log'), 'w');
  const shell = spawn('bash', ['-c', `set -e\n${commands}`], { cwd: folder, env, detached: true, stdio: ['ignore', log, log] });
  const [code] = await once(shell, 'exit');
  // The cache still runs in the background: it is of the same group.
  if (shell.pid !== undefined) process.kill(-shell.pid);
  expect(code, readFileSync(join(scratch, 'log'), 'utf8')).toBe(0);
  const pages = readdirSync(join(folder, 'build/api'));
  for (const name of ['money', 'shop']) expect(pages.some((page) => page.endsWith(name))).toBe(true);
  expect(existsSync(join(folder, 'node_modules/.bin/gqldocs'))).toBe(true);
}, 600_000);
