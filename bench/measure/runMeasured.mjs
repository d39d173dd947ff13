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
 * @param {number} [request.limit] seconds after which the process is killed
 * @param {boolean} [request.mayFail] whether an exit code other than 0 is a result
 * @returns {Promise<{ seconds: number, processorSeconds: number, peakMemory: number, code: number | null, stdout: string }>} of the process and
 *   all that it started; memory in bytes. 0 where processor time and memory are not known
 */
export async function runMeasured({ program, args, cwd, env = {}, limit, mayFail = false }) {
  const begin = performance.now();
  const timeout = limit === undefined ? {} : { timeout: limit * 1000, killSignal: 'SIGKILL' };
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], ...timeout });
  const [output, stdout] = [[], []];
  child.stdout.on('data', (data) => {
    output.push(data);
    stdout.push(data);
  });
  child.stderr.on('data', (data) => output.push(data));
  let [processorSeconds, peakMemory] = [0, 0];
  const timer = setInterval(() => {
    const { memory, ticks } = stateOfTree(child.pid);
    peakMemory = Math.max(peakMemory, memory);
    processorSeconds = Math.max(processorSeconds, ticks / ticksPerSecond);
  }, 50);
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(timer);
  const seconds = (performance.now() - begin) / 1000;
  if (code !== 0 && !mayFail)
    throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${Buffer.concat(output).toString().slice(-4000)}`);
  return { seconds, processorSeconds, peakMemory, code, stdout: Buffer.concat(stdout).toString() };
}

/** Of Linux, whatever the processor. */
const ticksPerSecond = 100;

function stateOfTree(root) {
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
  try {
    const tree = descendants(root);
    return { memory: sum(tree.map(memoryOf)), ticks: sum(tree.map(ticksOf)) };
  } catch {
    return { memory: 0, ticks: 0 };
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
  return Number(fieldsOf(id)[1] ?? -1);
}

/** User and system time, with that of children that have ended. */
function ticksOf(id) {
  return fieldsOf(id)
    .slice(11, 15)
    .reduce((all, one) => all + Number(one), 0);
}

/** What the system says of a process, from its state on. */
function fieldsOf(id) {
  try {
    // The name of the program is in parentheses and may contain anything.
    return readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
  } catch {
    return [];
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
