import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Builds the site of one package with `gqldocs build <folder>` in a process of its own, without a config file.
 *
 * `bin` is the executable, `path` the package's folder, `folder` a scratch folder that is replaced, `limit` how many seconds it may take.
 */
export async function buildPackage({ bin, path, folder, limit = 400 }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const start = performance.now();
  const args = [bin, 'build', relative(folder, path), '--json', '--no-cache', '--out-dir', 'site'];
  const { code, stdout, stderr, peak } = await run(args, { cwd: folder, limit });
  const seconds = (performance.now() - start) / 1000;
  return { code, report: parse(stdout), stderr, seconds, megabytes: peak / 2 ** 20, site: join(folder, 'site') };
}

async function run(args, { cwd, limit }) {
  const measured = ['--import', new URL('./measureMemory.js', import.meta.url).href, ...args];
  const child = spawn(process.execPath, measured, { cwd, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const result = { stdout: '', stderr: '', peak: 0, code: null };
  child.stdout.setEncoding('utf8').on('data', (text) => (result.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (result.stderr += text));
  child.on('message', (bytes) => {
    result.peak = bytes;
  });
  const stop = setTimeout(() => child.kill('SIGKILL'), limit * 1000);
  result.code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  clearTimeout(stop);
  if (child.signalCode === 'SIGKILL') result.stderr = `It took longer than ${limit} seconds, or was killed.`;
  return result;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
