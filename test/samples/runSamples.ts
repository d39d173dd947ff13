import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Printed } from './compareOutput.ts';
import type { Run } from './planRuns.ts';
import { findFreePort, isListening } from './ports.ts';
import { runModules } from './runModules.ts';
import type { Sample } from './sample.ts';
import { watchChild } from './watchChild.ts';

/** What one sample of a run printed. */
export interface SampleResult {
  readonly sample: Sample;
  readonly printed: Printed;
}

/** A sample, the files that it may import, and its folder, which has them. */
interface Placed {
  readonly sample: Sample;
  readonly files: readonly Sample[];
  readonly folder: string;
  /** Replaces the printed 4000. */
  readonly port: number;
}

type ServerRun = Extract<Run, { kind: 'server' }>;

/** How long a sample may print nothing, in milliseconds. */
const patience = 60_000;

/**
 * Runs the samples of a page in child processes; `folder` has to see the packages that samples import. Modules share a process, and so do the
 * clients of a server: each of them is a module in a folder of its own, so they share packages only.
 */
export async function runSamples(runs: readonly Run[], folder: string): Promise<readonly SampleResult[]> {
  const port = await findFreePort();
  const modules = runs.flatMap((run) => (run.kind === 'module' ? [{ sample: run.sample, files: run.files }] : []));
  const results = await runAll(await placeAll(modules, { folder, port }));
  for (const run of runs) if (run.kind === 'server') results.push(...(await runServer(run, folder)));
  return results;
}

async function runServer({ server, clients, files }: ServerRun, folder: string): Promise<readonly SampleResult[]> {
  const port = await findFreePort();
  const samples = [server, ...clients].map((sample) => ({ sample, files }));
  const [placed, ...others] = await placeAll(samples, { folder, port });
  if (placed === undefined) return [];
  const child = spawn(process.execPath, [...typesFlags([placed]), await writeModule(placed)], optionsIn(placed));
  const done = watchChild(child);
  try {
    await waitUntilListening({ hasEnded: () => child.exitCode !== null, done }, port);
    const results = await runAll(others);
    child.kill('SIGTERM');
    const printed = await done;
    // Ending by our signal counts as exit code 0, since the server did not fail.
    return [{ sample: server, printed: shown({ ...printed, exitCode: printed.exitCode ?? 0 }, port) }, ...results];
  } finally {
    child.kill('SIGKILL');
  }
}

/** Runs samples in their order. Neighbors that are modules share a process. */
async function runAll(samples: readonly Placed[]): Promise<SampleResult[]> {
  const results: SampleResult[] = [];
  for (let rest = samples; rest.length > 0; rest = samples.slice(results.length)) {
    const other = rest.findIndex(({ sample }) => !isModule(sample));
    const modules = rest.slice(0, other === -1 ? rest.length : other);
    const [first] = rest;
    if (first === undefined) break;
    const printed = modules.length > 0 ? await runTogether(modules) : [await runAlone(first)];
    results.push(...printed.map((one, index) => ({ sample: (rest[index] ?? first).sample, printed: shown(one, first.port) })));
  }
  return results;
}

async function runTogether(modules: readonly Placed[]): Promise<readonly Printed[]> {
  const files: string[] = [];
  for (const one of modules) files.push(await writeModule(one));
  const [first] = modules;
  return first === undefined ? [] : runModules({ files, flags: typesFlags(modules), options: optionsIn(first), patience });
}

async function runAlone(placed: Placed): Promise<Printed> {
  const options = optionsIn(placed);
  if (placed.sample.language === 'curl')
    return watchChild(spawn('sh', ['-c', `${withPort(placed.sample, placed.port)} --silent`], options), { patience });
  const flags = [...typesFlags([placed]), '--test', '--test-reporter=spec'];
  const printed = await watchChild(spawn(process.execPath, [...flags, await writeModule(placed)], options), { patience });
  return { ...printed, stdout: testResults(printed.stdout) };
}

function isModule({ language, role }: Sample): boolean {
  return language !== 'curl' && role !== 'test';
}

/** Gives each sample a folder with the modules that it may import. */
function placeAll(
  samples: readonly Pick<Placed, 'sample' | 'files'>[],
  { folder, port }: Pick<Placed, 'folder' | 'port'>,
): Promise<readonly Placed[]> {
  return Promise.all(
    samples.map(async ({ sample, files }) => {
      const own = await mkdtemp(join(folder, 'run-'));
      await writeFile(join(own, 'package.json'), '{ "type": "module" }');
      for (const file of files) await writeModule({ sample: file, files, folder: own, port });
      return { sample, files, folder: own, port };
    }),
  );
}

function optionsIn({ folder, port }: Placed): SpawnOptions {
  const env = { PATH: process.env.PATH, PORT: String(port), NO_COLOR: '1' };
  return { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] };
}

/**
 * Node.js 22.18 and later run TypeScript as it is, with a warning at first. Older ones, which this repository supports and GraphQL.js 17
 * doesn't, get a loader that removes types as well; the samples' syntax is checked to need no more.
 */
function typesFlags(samples: readonly Placed[]): readonly string[] {
  if ('typescript' in process.features && process.features.typescript !== false) return ['--disable-warning=ExperimentalWarning'];
  // The loader takes longer than most samples.
  const hasTypes = samples.some(({ sample, files }) => [sample, ...files].some(({ language }) => language === 'ts'));
  return hasTypes ? ['--import', pathToFileURL(join(import.meta.dirname, 'registerTypes.js')).href] : [];
}

async function writeModule({ sample, folder, port }: Placed): Promise<string> {
  const file = join(folder, sample.title === '' ? `line-${sample.line}.${sample.language}` : sample.title);
  await writeFile(file, withPort(sample, port));
  return file;
}

function withPort({ code }: Sample, port: number): string {
  return code.replaceAll('localhost:4000', `localhost:${port}`);
}

function shown(printed: Printed, port: number): Printed {
  return { ...printed, stdout: printed.stdout.replaceAll(`localhost:${port}`, 'localhost:4000') };
}

/** The results of `node --test` without their durations, and without the summary, which differs between versions of Node.js. */
function testResults(stdout: string): string {
  const lines = stdout.split('\n').filter((line) => /^\s*[✔✖▶]/u.test(line));
  return lines.map((line) => line.replace(/ \([\d.]+ms\)$/, '')).join('\n');
}

interface StartedServer {
  readonly hasEnded: () => boolean;
  readonly done: Promise<Printed>;
}

async function waitUntilListening({ hasEnded, done }: StartedServer, port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (hasEnded()) throw new Error(`The server ended by itself:\n${(await done).stderr}`);
    if (await isListening(port)) return;
    await sleep(50);
  }
  throw new Error('The server never listened.');
}
