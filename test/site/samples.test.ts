import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample as home } from '../../content/pages/_home/sample.ts';
import { compareOutput } from '../samples/compareOutput.ts';
import { findSamples } from '../samples/findSamples.ts';
import { openPassedPages, type Page } from '../samples/openPassedPages.ts';
import { planRuns, type Run } from '../samples/planRuns.ts';
import { runSamples } from '../samples/runSamples.ts';
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
const shared = pages.flatMap(({ name, samples }) => samples.filter(({ isShared }) => isShared).map((module) => ({ page: name, module })));
/** Pages whose samples passed in an earlier run, with the same packages, code of this test and version of Node.js. */
const passed = openPassedPages({
  folder: join(root, 'node_modules/.cache/gqldocs-samples'),
  dependencies: [process.version, String(hasCurl), ...shared.map(({ module }) => module.code), ...(await readHarness())],
});
const pagesToRun = (version: GraphqlVersion) =>
  process.env.GQLDOCS_TEST_ALL ? pages : pages.filter((page) => !passed.has(versionOf(page, version)));
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
/** Names of the tests about pages that passed, with their version. */
const done = new Set<string>();
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const version of graphqlVersions) {
    for (const page of pagesToRun(version)) if (hasPassed(page, version)) passed.add(versionOf(page, version));
  }
});

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
  const sample = { language: 'js', isShared: false, line: 1, versions: [17] } as const;
  const shown = `${response.status} ${response.contentType}\n${response.body}`;
  const run: Run = {
    kind: 'server',
    server: { ...sample, role: 'server', title: 'server.js', code: program },
    clients: [{ ...sample, role: 'client', title: 'client.js', code: client, output: { format: 'text', text: shown } }],
    files: [],
  };
  const results = await runSamples([run], folders[17]);
  expect(results.map(({ sample, printed }) => compareOutput(sample.output, printed))).toEqual([undefined, undefined]);
});

for (const version of graphqlVersions)
  describe(`with GraphQL.js ${version}`, { tags: version === 17 ? [] : ['full'] }, () => {
    const runsOfPages = pagesToRun(version).map((page) => ({ page, runs: runsOf(page.samples, version) }));
    const typed = runsOfPages.flatMap(({ runs }) => runs.filter((run) => languageOf(run) === 'ts'));

    test.runIf(typed.length > 0)('the TypeScript samples type-check', async () => {
      expect(await typeErrors(typed, folders[version])).toEqual([]);
      done.add(`${version} types`);
    });

    test.each(runsOfPages.filter(({ runs }) => runs.length > 0))(
      'the samples of $page.name print what it shows',
      async ({ page, runs }) => {
        const results = await runSamples(runs, folders[version]);
        expect(results.length).toBeGreaterThanOrEqual(runs.length);
        const differences = results.flatMap(({ sample, printed }) => {
          const difference = compareOutput(sample.output, printed);
          return difference === undefined ? [] : [`Line ${sample.line}. ${difference}`];
        });
        expect(differences).toEqual([]);
        done.add(`${version} ${page.name}`);
      },
    );
  });

const borrowed = pages.flatMap(({ name, text, samples }) =>
  shared
    .filter(({ page, module }) => page !== name && isImported(module, samples))
    .map(({ page, module }) => ({ name, text, page, title: module.title })),
);
test('no two shared modules have the same title', () => {
  expect(shared.length).toBeGreaterThan(0);
  expect(new Set(shared.map(({ module }) => module.title)).size).toBe(shared.length);
});
test.each(borrowed)('$name links to $page, which has its $title', ({ text, page }) => {
  expect(text).toContain(`](./${page}#`);
});

function isImported({ title }: Sample, samples: readonly Sample[]): boolean {
  return samples.some(({ code }) => code.includes(`'./${title}'`)) && !samples.some((sample) => sample.title === title);
}

const data = pages.map(({ name, samples }) => ({ name, samples: samples.filter(({ role }) => role === 'data' || role === 'unrunnable') }));
test.each(data.filter(({ samples }) => samples.length > 0))(
  '$name shows graphql, json and modules of other packages that parse',
  async ({ samples }) => {
    for (const sample of samples) await expect(checkSyntax(sample), `line ${sample.line}`).resolves.toBeUndefined();
  },
);

function runsOf(samples: readonly Sample[], version: GraphqlVersion): readonly Run[] {
  const isFor = ({ versions }: Sample): boolean => versions.includes(version);
  return planRuns(
    samples.filter(isFor),
    shared.map(({ module }) => module).filter((module) => isFor(module) && !samples.includes(module)),
  );
}

function versionOf({ name, text }: Page, version: GraphqlVersion): Page {
  return { name: `${name}.${version}`, text };
}

function hasPassed({ name, samples }: SamplePage, version: GraphqlVersion): boolean {
  const runs = runsOf(samples, version);
  const isTyped = runs.some((run) => languageOf(run) === 'ts');
  return (runs.length === 0 || done.has(`${version} ${name}`)) && (!isTyped || done.has(`${version} types`));
}

function languageOf(run: Run): Sample['language'] {
  return run.kind === 'module' ? run.sample.language : run.server.language;
}

async function checkSyntax({ language, code }: Sample): Promise<void> {
  if (language === 'graphql') parse(code);
  else if (language === 'json') JSON.parse(code);
  else await transform(code, { loader: language === 'ts' ? 'ts' : 'js' });
}

interface SamplePage extends Page {
  readonly samples: readonly Sample[];
}

async function readPages(): Promise<readonly SamplePage[]> {
  const names = (await readdir(tutorials)).filter((name) => /\.mdx?$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(tutorials, name), 'utf8');
      return { name, text, samples: findSamples(text).filter(({ language }) => hasCurl || language !== 'curl') };
    }),
  );
}

/** Texts of all files that decide how samples run, and the lockfile, which names the packages that they import. */
async function readHarness(): Promise<readonly string[]> {
  const folder = join(root, 'test/samples');
  const files = [...(await readdir(folder)).sort().map((name) => join(folder, name)), join(root, 'package-lock.json')];
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}
