import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compilerErrors } from '../samples/compilerErrors.ts';
import { makeVersionFolders } from '../samples/versionFolders.ts';
import { watchChild } from '../samples/watchChild.ts';

const root = join(import.meta.dirname, '../..');
const project = join(root, 'examples/reading-club');
const documents = join(root, 'content/docs/tutorials/project');
const pages = ['schema', 'server', 'database', 'relations', 'loaders', 'members', 'reviews', 'pages', 'news', 'deployment'];
const steps = pages.map((page, index) => ({ page, step: `step-${String(index + 1).padStart(2, '0')}` }));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const runsProject = major > 22 || (major === 22 && minor >= 18);
const reason = `Node.js ${process.versions.node} does not run TypeScript files or has no node:sqlite.`;

let folder = '';
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/project-'));
  await makeStates(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The project after each step: the files of all steps up to it. */
async function makeStates(into: string): Promise<void> {
  for (const [index, { step }] of steps.entries()) {
    const before = steps[index - 1];
    if (before) await cp(join(into, before.step), join(into, step), { recursive: true });
    await cp(join(project, step), join(into, step), { recursive: true });
  }
}

async function testFiles(step: string, into = folder): Promise<readonly string[]> {
  const names = await readdir(join(into, step));
  return names.filter((name) => name.endsWith('.test.ts')).map((name) => join(into, step, name));
}

async function runTests(files: readonly string[], cwd: string) {
  const script = join(root, 'test/samples/runTestFiles.js');
  const flags = ['--disable-warning=ExperimentalWarning', '--test-reporter=tap'];
  const { stdout, exitCode } = await watchChild(spawn(process.execPath, [...flags, script, ...files], { cwd }), { patience: 60_000 });
  return { failed: stdout.match(/^not ok .*/gm) ?? [], passed: stdout.match(/^ok /gm)?.length ?? 0, exitCode };
}

test.each(steps)('the page $page shows all files of $step, in full', async ({ page, step }) => {
  const text = await readFile(join(documents, `${page}.md`), 'utf8');
  const files = (await readdir(join(project, step), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(project.length + 1))
    .sort();
  const shown = [...text.matchAll(/ title="([^"]*)" file="[./]*\/examples\/reading-club\/([^"]*)"$/gm)];
  expect(shown.map(([, , file]) => file).sort()).toEqual(files);
  expect(shown.filter(([, title, file]) => file !== `${step}/${title}`)).toEqual([]);
});

test('all states of the project compile', async () => {
  const files = await Promise.all(
    steps.map(async ({ step }) =>
      (await readdir(join(folder, step))).filter((name) => name.endsWith('.ts')).map((name) => join(folder, step, name)),
    ),
  );
  expect(compilerErrors([join(root, 'test/samples/projectTypes.d.ts'), ...files.flat()])).toEqual([]);
});

test('the tests of all states pass', async ({ skip }) => {
  skip(!runsProject, reason);
  const files = await Promise.all(steps.map(({ step }) => testFiles(step)));
  const { failed, passed, exitCode } = await runTests(files.flat(), folder);
  expect(failed).toEqual([]);
  expect(exitCode).toBe(0);
  expect(passed).toBeGreaterThanOrEqual(100);
});

test('the last state also runs with GraphQL.js 16', { tags: ['full'] }, async ({ skip }) => {
  skip(!runsProject, reason);
  const versions = await makeVersionFolders(folder, root);
  const last = steps.at(-1)?.step ?? '';
  await cp(join(folder, last), join(versions[16], last), { recursive: true });
  const { failed, exitCode } = await runTests(await testFiles(last, versions[16]), versions[16]);
  expect({ failed, exitCode }).toEqual({ failed: [], exitCode: 0 });
});
