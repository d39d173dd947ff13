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
import { makeVersionFolders } from '../samples/versionFolders.ts';
import { type GraphqlVersion, graphqlVersions } from '../samples/versions.ts';

const root = join(import.meta.dirname, '../..');
const tutorials = join(root, 'content/docs/tutorials');
const cache = join(root, '.cache/samples');
/** The same requests are made with `fetch` on the same pages, so a machine without curl may leave these out. */
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const pages = await readPages();
const runs = pages.flatMap(({ name, samples }) =>
  graphqlVersions.flatMap((version) => runsOf(samples, version).map((run) => ({ name, version, run }))),
);

let folder = '';
let folders: Readonly<Record<GraphqlVersion, string>> = { 17: '', 16: '' };
beforeAll(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'run-'));
  folders = await makeVersionFolders(folder, root);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the documents contain samples that run, for both versions', () => {
  expect(pages.length).toBeGreaterThanOrEqual(25);
  expect(runs.filter(({ version }) => version === 17).length).toBeGreaterThanOrEqual(100);
  expect(runs.filter(({ version }) => version === 16).length).toBeGreaterThanOrEqual(80);
});

test('the server on the home page answers the request next to it as shown', async () => {
  const { program, request, response } = home;
  const client = `const response = await fetch('http://localhost:4000/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: '${request.accept}' },
    body: ${JSON.stringify(JSON.stringify({ query: request.query }))},
  });
  console.log(response.status, response.statusText, response.headers.get('Content-Type').split(';')[0]);
  console.log(JSON.stringify(await response.json(), null, 2));`;
  const sample = { language: 'js', line: 1, versions: [17] } as const;
  const shown = `${response.status} ${response.contentType}\n${response.body}`;
  const results = await runSample(
    {
      kind: 'server',
      server: { ...sample, role: 'server', title: 'server.js', code: program },
      clients: [{ ...sample, role: 'client', title: 'client.js', code: client, output: { format: 'text', text: shown } }],
      files: [],
    },
    folders[17],
  );
  expect(results.map(({ sample, printed }) => compareOutput(sample.output, printed))).toEqual([undefined, undefined]);
});

describe.each(graphqlVersions)('with GraphQL.js %i', (version) => {
  test('the TypeScript samples type-check', async () => {
    const typed = runs.filter((one) => one.version === version && languageOf(one.run) === 'ts').map(({ run }) => run);
    expect(typed.length).toBeGreaterThan(0);
    expect(await typeErrors(typed, folders[version])).toEqual([]);
  });

  describe.each(pages.filter(({ samples }) => runsOf(samples, version).length > 0))('$name', ({ samples }) => {
    test.each(runsOf(samples, version).map((run) => [claimOf(run), run] as const))('%s', async (_, run) => {
      const results = await runSample(run, folders[version]);
      const differences = results.flatMap(({ sample, printed }) => {
        const difference = compareOutput(sample.output, printed);
        return difference === undefined ? [] : [`Line ${sample.line}. ${difference}`];
      });
      expect(differences).toEqual([]);
    });
  });
});

const data = pages.map(({ name, samples }) => ({ name, samples: samples.filter(({ role }) => role === 'data' || role === 'unrunnable') }));
test.each(data.filter(({ samples }) => samples.length > 0))(
  '$name shows graphql, json and modules of other packages that parse',
  async ({ samples }) => {
    for (const sample of samples) await expect(checkSyntax(sample), `line ${sample.line}`).resolves.toBeUndefined();
  },
);

function runsOf(samples: readonly Sample[], version: GraphqlVersion): readonly Run[] {
  return planRuns(samples.filter(({ versions }) => versions.includes(version)));
}

function languageOf(run: Run): Sample['language'] {
  return run.kind === 'module' ? run.sample.language : run.server.language;
}

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
