import { execFileSync } from 'node:child_process';

const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/** Runs npm in a folder and returns what it printed. */
export function npm(args, cwd) {
  return execFileSync('npm', [...args, ...quiet], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}
