import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Runs a command as a whole process and measures it from outside. Memory is what is resident, summed over the process and all that it
 * started (Linux; pages that they share count in each), sampled every 50 ms; a peak shorter than that can be missed.
 *
 * @param {object} request
 * @param {string} request.program
 * @param {readonly string[]} request.args
 * @param {string} request.cwd
 * @param {Record<string, string>} [request.env]
 * @returns {Promise<{ seconds: number, peakMemory: number }>} bytes; 0 where memory isn't known
 */
export async function runMeasured({ program, args, cwd, env = {} }) {
  const begin = performance.now();
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  child.stdout.on('data', (data) => output.push(data));
  child.stderr.on('data', (data) => output.push(data));
  let peakMemory = 0;
  const timer = setInterval(() => {
    peakMemory = Math.max(peakMemory, memoryOfTree(child.pid));
  }, 50);
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(timer);
  const seconds = (performance.now() - begin) / 1000;
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${Buffer.concat(output).toString().slice(-4000)}`);
  return { seconds, peakMemory };
}

function memoryOfTree(root) {
  try {
    return descendants(root).reduce((sum, id) => sum + memoryOf(id), 0);
  } catch {
    return 0;
  }
}

function descendants(root) {
  const children = new Map();
  for (const id of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const parent = parentOf(id);
    children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const tree = [root];
  for (const id of tree) tree.push(...(children.get(id) ?? []));
  return tree;
}

function parentOf(id) {
  try {
    // The name of the program is in parentheses and may contain anything.
    return Number(readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[1]);
  } catch {
    return -1;
  }
}

function memoryOf(id) {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
