import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample as home } from '../../content/pages/_home/sample.ts';
import { compareOutput } from '../samples/compareOutput.ts';
import { findSamples } from '../samples/findSamples.ts';
import { planRuns, type Run } from '../samples/planRuns.ts';
import { runSample } from '../samples/runSample.ts';
import type { Sample } from '../samples/sample.ts';
import { typeErrors } from '../samples/typeErrors.ts';

const tutorials = join(import.meta.dirname, '../../content/docs/tutorials');
const cache = join(import.meta.dirname, '../../node_modules/.cache/samples');
/** The same requests are made with `fetch` on the same pages, so a machine without curl may leave these out. */
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const pages = await readPages();

let folder = '';
beforeAll(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'run-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the tutorials have samples that run', () => {
  const runs = pages.flatMap(({ samples }) => planRuns(samples));
  expect(pages.length).toBeGreaterThanOrEqual(10);
  expect(runs.length).toBeGreaterThanOrEqual(pages.length);
});

test('the sample of the home page prints what stands beside it', async () => {
  const code: Sample = { language: 'js', role: 'module', title: 'planets.js', code: home.program, line: 1 };
  const results = await runSample({ kind: 'module', sample: code }, folder);
  expect(results.map(({ printed }) => compareOutput({ format: 'text', text: home.output }, printed))).toEqual([undefined]);
  expect(home.program).toContain(`'${home.question.replace(/\s+/g, ' ')}'`);
});

test('the TypeScript samples type-check', async () => {
  const samples = pages.flatMap(({ samples }) => samples).filter(({ language }) => language === 'ts');
  expect(samples.length).toBeGreaterThan(0);
  expect(await typeErrors(samples, folder)).toEqual([]);
});

describe.each(pages)('$name', ({ samples }) => {
  const data = samples.filter(({ role }) => role === 'data' || role === 'unrunnable');
  test.each(planRuns(samples).map((run) => [claimOf(run), run] as const))('%s', async (_, run) => {
    const results = await runSample(run, folder);
    const differences = results.flatMap(({ sample, printed }) => {
      const difference = compareOutput(sample.output, printed);
      return difference === undefined ? [] : [`Line ${sample.line}. ${difference}`];
    });
    expect(differences).toEqual([]);
  });

  if (data.length > 0) {
    test('shows graphql, json and modules of other packages that parse', async () => {
      for (const sample of data) await expect(checkSyntax(sample), `line ${sample.line}`).resolves.toBeUndefined();
    });
  }
});

function claimOf(run: Run): string {
  if (run.kind === 'module') return `the module on line ${run.sample.line} prints what the page shows`;
  const clients = run.clients.length === 0 ? 'starts' : `answers the clients on lines ${run.clients.map(({ line }) => line).join(', ')}`;
  return `the server on line ${run.server.line} ${clients} as the page shows`;
}

async function checkSyntax({ language, code }: Sample): Promise<void> {
  if (language === 'graphql') parse(code);
  else if (language === 'json') JSON.parse(code);
  else await transform(code, { loader: language === 'ts' ? 'ts' : 'js' });
}

async function readPages(): Promise<readonly { readonly name: string; readonly samples: readonly Sample[] }[]> {
  const names = (await readdir(tutorials)).filter((name) => /\.mdx?$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const samples = findSamples(await readFile(join(tutorials, name), 'utf8'));
      return { name, samples: samples.filter(({ language }) => hasCurl || language !== 'curl') };
    }),
  );
}
