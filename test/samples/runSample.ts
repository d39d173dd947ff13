import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Printed } from './compareOutput.ts';
import type { Run } from './planRuns.ts';
import { findFreePort, isListening } from './ports.ts';
import type { Sample } from './sample.ts';

/** What one sample of a run printed. */
export interface SampleResult {
  readonly sample: Sample;
  readonly printed: Printed;
}

/** Where a sample runs: its folder, and the port that replaces the printed 4000. */
interface Place {
  readonly folder: string;
  readonly port: number;
}

interface Started {
  readonly child: ChildProcess;
  readonly done: Promise<Printed>;
}

/** Runs a module, or a server and then its clients, in child processes; `folder` has to see the packages that samples import. */
export async function runSample(run: Run, folder: string): Promise<readonly SampleResult[]> {
  const place = { folder: await mkdtemp(join(folder, 'run-')), port: await findFreePort() };
  await writeFile(join(place.folder, 'package.json'), '{ "type": "module" }');
  for (const file of run.files) await writeModule(file, place);
  if (run.kind === 'module') return [await finish(run.sample, place)];
  const server = await start(run.server, place);
  try {
    await waitUntilListening(server, place.port);
    const results: SampleResult[] = [];
    for (const client of run.clients) results.push(await finish(client, place));
    return [{ sample: run.server, printed: await stop(server) }, ...results];
  } finally {
    server.child.kill('SIGKILL');
  }
}

async function start(sample: Sample, place: Place): Promise<Started> {
  const env = { PATH: process.env.PATH, PORT: String(place.port), NO_COLOR: '1' };
  const options: SpawnOptions = { cwd: place.folder, env, stdio: ['ignore', 'pipe', 'pipe'] };
  if (sample.language === 'curl') return watch(spawn('sh', ['-c', `${withPort(sample, place)} --silent`], options), place.port);
  const file = await writeModule(sample, place);
  const test = sample.role === 'test' ? ['--test', '--test-reporter=spec'] : [];
  return watch(spawn(process.execPath, [...typesFlags, ...test, file], options), place.port);
}

/**
 * Node.js 22.18 and later run TypeScript as it is, with a warning at first. Older ones, which this repository supports and GraphQL.js 17
 * doesn't, get a loader that removes types as well; the samples' syntax is checked to need no more.
 */
const typesFlags =
  'typescript' in process.features && process.features.typescript !== false
    ? ['--disable-warning=ExperimentalWarning']
    : ['--import', pathToFileURL(join(import.meta.dirname, 'registerTypes.js')).href];

async function writeModule(sample: Sample, place: Place): Promise<string> {
  const file = join(place.folder, sample.title === '' ? `line-${sample.line}.${sample.language}` : sample.title);
  await writeFile(file, withPort(sample, place));
  return file;
}

function withPort({ code }: Sample, { port }: Place): string {
  return code.replaceAll('localhost:4000', `localhost:${port}`);
}

function watch(child: ChildProcess, port: number): Started {
  const printed = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed.stderr += text;
  });
  const done = new Promise<Printed>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => {
      resolve({ stdout: printed.stdout.replaceAll(`localhost:${port}`, 'localhost:4000'), stderr: printed.stderr, exitCode });
    });
  });
  return { child, done };
}

async function finish(sample: Sample, place: Place): Promise<SampleResult> {
  const { child, done } = await start(sample, place);
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const printed = await done;
  clearTimeout(timer);
  return { sample, printed: sample.role === 'test' ? { ...printed, stdout: testResults(printed.stdout) } : printed };
}

/** The results of `node --test` without their durations, and without the summary, which differs between versions of Node.js. */
function testResults(stdout: string): string {
  const lines = stdout.split('\n').filter((line) => /^\s*[✔✖▶]/u.test(line));
  return lines.map((line) => line.replace(/ \([\d.]+ms\)$/, '')).join('\n');
}

/** Ending by our signal counts as exit code 0, since the server did not fail. */
async function stop({ child, done }: Started): Promise<Printed> {
  child.kill('SIGTERM');
  const printed = await done;
  return { ...printed, exitCode: printed.exitCode ?? 0 };
}

async function waitUntilListening({ child, done }: Started, port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended by itself:\n${(await done).stderr}`);
    if (await isListening(port)) return;
    await sleep(50);
  }
  throw new Error('The server never listened.');
}
