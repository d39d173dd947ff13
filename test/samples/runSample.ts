import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { transform } from 'esbuild';
import type { Printed } from './compareOutput.ts';
import type { Run } from './planRuns.ts';
import { findFreePort, isListening } from './ports.ts';
import type { Sample } from './sample.ts';

/** What one sample of a run printed. */
export interface SampleResult {
  readonly sample: Sample;
  readonly printed: Printed;
}

/** Where a sample runs: its folder, and the port that stands for the printed 4000. */
interface Place {
  readonly folder: string;
  readonly port: number;
}

interface Started {
  readonly child: ChildProcess;
  readonly done: Promise<Printed>;
}

/** Runs a module, or a server and then its clients, in child processes; `folder` has to see the repository's packages. */
export async function runSample(run: Run, folder: string): Promise<readonly SampleResult[]> {
  const place = { folder, port: await findFreePort() };
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

async function start(sample: Sample, { folder, port }: Place): Promise<Started> {
  const code = sample.code.replaceAll('localhost:4000', `localhost:${port}`);
  const env = { PATH: process.env.PATH, PORT: String(port), NO_COLOR: '1' };
  const options: SpawnOptions = { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] };
  if (sample.language === 'curl') return watch(spawn('sh', ['-c', `${code} --silent`], options), port);
  const module = await transform(code, { loader: sample.language === 'ts' ? 'ts' : 'js', format: 'esm', target: 'node20' });
  const file = join(folder, `line-${sample.line}-${port}.mjs`);
  await writeFile(file, module.code);
  return watch(spawn(process.execPath, [file], options), port);
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
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const printed = await done;
  clearTimeout(timer);
  return { sample, printed };
}

/** A server that had to be told to stop did nothing wrong: ending by our signal counts as exit code 0. */
async function stop({ child, done }: Started): Promise<Printed> {
  child.kill('SIGTERM');
  const printed = await done;
  return { ...printed, exitCode: printed.exitCode ?? 0 };
}

async function waitUntilListening({ child, done }: Started, port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended by itself:\n${(await done).stderr}`);
    if (await isListening(port)) return;
    await sleep(50);
  }
  throw new Error('The server never listened.');
}
