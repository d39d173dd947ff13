import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findConfigFile } from '../../renderer/config/findConfigFile.ts';
import { readVersion } from '../readVersion.ts';
import { compilingProject } from './compilingProject.ts';
import { inspectProject, type Project } from './inspectProject.ts';
import { configTemplate, homeTemplate, needsBuild, tutorialTemplate, workflowTemplate } from './templates.ts';
import { withScripts } from './withScripts.ts';

export interface InitResult {
  /** Files that were created or extended. */
  readonly made: readonly string[];
  /** Files that existed. */
  readonly kept: readonly { readonly file: string; readonly why: string }[];
  /** Files that could not be written. */
  readonly refused: readonly { readonly file: string; readonly why: string }[];
  /** The next steps. */
  readonly next: readonly string[];
}

/**
 * Sets up a site in a folder: a config, a home page and a first document, scripts in `package.json`, a line in `.gitignore` and a workflow that publishes to GitHub Pages.
 * It reads what it can from the project, asks no questions, and never changes existing files.
 */
export async function initProject(folder: string): Promise<InitResult> {
  const project = await inspectProject(folder);
  const made: string[] = [];
  const kept: InitResult['kept'][number][] = [];
  const refused: InitResult['refused'][number][] = [];
  const trying = async (file: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      // Without the call and its path: the file is named.
      refused.push({ file, why: error.message.replace(/, \w+ '.*/s, '') });
    }
  };
  const add = ({ file, text }: NewFile): Promise<void> =>
    trying(file, async () => {
      if (await writeNew(join(folder, file), text)) made.push(file);
      else kept.push({ file, why: 'the file exists already' });
    });
  const config = findConfigFile({ cwd: folder });
  const isNew = config.problems[0]?.code === 'config/missing';
  if (isNew) await trying('gqldocs.config.ts', async () => void made.push(await writeConfig(folder, configTemplate(project))));
  else kept.push({ file: basename(config.value ?? 'gqldocs.config'), why: 'a config exists already' });
  // As after an import: the home page may be a README, and the documents in another folder.
  if (!isNew) kept.push({ file: 'documents', why: 'the existing config names their folder' });
  else if (project.documents !== undefined) kept.push({ file: project.documents.folder, why: 'it has documents already' });
  else {
    await add({ file: 'content/docs/index.md', text: homeTemplate(project) });
    await add({ file: 'content/docs/getting-started.md', text: tutorialTemplate(project) });
  }
  await trying('package.json', async () => {
    const why = await addScripts(folder);
    if (why === undefined) made.push('package.json (scripts)');
    else kept.push({ file: 'package.json', why });
  });
  await trying('.gitignore', async () => {
    const why = await ignoreOutput(folder, project.outDir);
    if (why === undefined) made.push(`.gitignore (${project.outDir}/, node_modules/)`);
    else kept.push({ file: '.gitignore', why });
  });
  const workflow = '.github/workflows/docs.yml';
  if (project.isWithinRepository)
    kept.push({
      file: workflow,
      why: 'GitHub reads workflows only in the root of a repository: see "A site in a subfolder" in the guide "Deploy"',
    });
  else await add({ file: workflow, text: workflowTemplate(project) });
  return {
    made,
    kept,
    refused,
    next: nextSteps({
      ...project,
      isSetUp: made.length === 0,
      config: isNew ? made.find((file) => file.startsWith('gqldocs.config.')) : undefined,
    }),
  };
}

interface NewFile {
  readonly file: string;
  readonly text: string;
}

/** False if the path exists, also as a broken link. */
async function writeNew(path: string, text: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Says why nothing was changed, if so. */
async function addScripts(folder: string): Promise<string | undefined> {
  const path = join(folder, 'package.json');
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === undefined) return (await writeNew(path, withScripts('{ "private": true }\n') ?? '')) ? undefined : 'it cannot be read';
  const after = withScripts(before);
  if (after === undefined) return 'it is not a JSON object';
  if (after === before) return 'the scripts exist already';
  await writeFile(path, after);
  return undefined;
}

/** Adds the output folder and what npm installs, and says why not, if so. */
async function ignoreOutput(folder: string, outDir: string): Promise<string | undefined> {
  const path = join(folder, '.gitignore');
  const before = await readFile(path, 'utf8').catch(() => undefined);
  const wanted = ['node_modules/', `${outDir}/`];
  if (before === undefined) return (await writeNew(path, `${wanted.join('\n')}\n`)) ? undefined : 'it cannot be read';
  const lines = new Set(before.split('\n').map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const missing = wanted.filter((folder) => !lines.has(folder.slice(0, -1)));
  if (missing.length === 0) return `it has ${outDir}/ and node_modules/ already`;
  await writeFile(path, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`);
  return undefined;
}

/** Writes the config, and returns its name. The compiler can only be asked about a file that exists. */
async function writeConfig(folder: string, text: string): Promise<string> {
  const file = 'gqldocs.config.ts';
  await writeNew(join(folder, file), text);
  if (compilingProject(folder, file) === undefined) return file;
  const script = 'gqldocs.config.mjs';
  await rename(join(folder, file), join(folder, script));
  return script;
}

interface Steps extends Project {
  /** Whether an earlier run made everything: only what is still missing is a step then. */
  readonly isSetUp: boolean;
  /** The config that was written. Another one may name other folders, and has what init would ask for. */
  readonly config: string | undefined;
}

function nextSteps({
  manager,
  packages,
  pages,
  hasRepository,
  outDir,
  isInstalled,
  outsideTarball,
  staleLock,
  isSetUp,
  documents,
  config,
}: Steps): readonly string[] {
  return [
    ...(isInstalled ? [] : installSteps(manager.name, hasRepository)),
    ...(staleLock === undefined ? [] : [`${manager.name} install  adds gqldocs to ${staleLock}, which CI installs from`]),
    ...packages
      .filter(needsBuild)
      .map(
        ({ name }) =>
          `Build ${name} before the site, or name its sources in \`entryPoints\`: its package.json names built files, and no sources were found for them.`,
      ),
    ...(isSetUp
      ? []
      : [`${manager.run} docs:dev    shows the site while you write`, `${manager.run} docs:build  builds it into ${outDir}/`]),
    ...(config === undefined ? [] : [`Write pages in ${documents?.folder ?? 'content/docs'}/, and adapt ${config}.`]),
    ...(config !== undefined && pages === undefined && hasRepository
      ? [`Set \`url\` in ${config} to the address of the site, and \`baseUrl\` to "/repository/" for GitHub Pages.`]
      : []),
    ...(hasRepository && outsideTarball !== undefined
      ? [
          `gqldocs is installed from ${outsideTarball}, which a fresh clone lacks: \`${manager.install}\` fails in CI. Copy the tarball into the repository, then: ${installCommand(manager.name)} ./${basename(outsideTarball)}`,
        ]
      : []),
    ...(hasRepository && !isSetUp ? ['On GitHub, set Settings → Pages → Source to "GitHub Actions", then push.'] : []),
  ];
}

function installCommand(manager: Project['manager']['name']): string {
  return manager === 'npm' ? 'npm install --save-dev' : `${manager} add -D`;
}

/** As in the README. */
function installSteps(manager: Project['manager']['name'], hasRepository: boolean): readonly string[] {
  const tarball = `gqldocs-${readVersion()}.tgz`;
  return [
    'npm pack ../gqldocs, the folder of your clone: gqldocs is not on npm yet.',
    `${installCommand(manager)} ./${tarball}`,
    ...(hasRepository ? [`Commit ${tarball}, because CI installs gqldocs from it.`] : []),
  ];
}
