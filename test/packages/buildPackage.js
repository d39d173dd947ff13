import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds the site of one package in a process of its own, as `gqldocs build` does.
 *
 * `bin` is the executable, `path` the package's folder, `folder` a scratch folder that is replaced.
 */
export async function buildPackage({ bin, path, folder }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'gqldocs.config.mjs'), `export default ${JSON.stringify(configFor(path), null, 2)};\n`);
  const start = performance.now();
  const { code, stdout, stderr, peak } = await run([bin, 'build', '--json', '--out-dir', 'site'], folder);
  const seconds = (performance.now() - start) / 1000;
  return { code, report: parse(stdout), stderr, seconds, megabytes: peak / 2 ** 20, site: join(folder, 'site') };
}

/** What is wrong with links in a stranger's comments is the stranger's. */
function configFor(path) {
  const links = ['link/unresolved', 'link/broken', 'link/broken-anchor', 'link/broken-file', 'link/ambiguous'];
  return {
    title: 'A package',
    api: { packages: [{ path, slug: 'package' }] },
    checks: Object.fromEntries(links.map((code) => [code, 'warning'])),
  };
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
