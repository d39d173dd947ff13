import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Builds the site of one package with `gqldocs build <folder>` in a process of its own, without a config file.
 *
 * `bin` is the executable, `path` the package's folder, `folder` a scratch folder that is replaced.
 */
export async function buildPackage({ bin, path, folder }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const start = performance.now();
  const args = [bin, 'build', relative(folder, path), '--json', '--no-cache', '--out-dir', 'site'];
  const { code, stdout, stderr, peak } = await run(args, folder);
  const seconds = (performance.now() - start) / 1000;
  return { code, report: parse(stdout), stderr, seconds, megabytes: peak / 2 ** 20, site: join(folder, 'site') };
}

async function run(args, cwd) {
  const measured = ['--import', new URL('./measureMemory.js', import.meta.url).href, ...args];
  const child = spawn(process.execPath, measured, { cwd, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const result = { stdout: '', stderr: '', peak: 0, code: null };
  child.stdout.setEncoding('utf8').on('data', (text) => (result.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (result.stderr += text));
  child.on('message', (bytes) => {
    result.peak = bytes;
  });
  result.code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  return result;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
