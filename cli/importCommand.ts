import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { ImportReport } from '../renderer/index.ts';
import { neutralize } from '../renderer/model/neutralize.ts';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodeOf } from './context.ts';
import type { CliIo } from './io.ts';
import { type CommonOptions, parseFolder } from './options.ts';
import { createReporter } from './report/createReporter.ts';
import { formatCount } from './report/formatNumbers.ts';
import { jsonLine } from './report/jsonLine.ts';
import { createStyle } from './report/style.ts';

interface ImportOptions extends Pick<CommonOptions, 'json' | 'quiet' | 'color'> {
  readonly out?: string | undefined;
}

/** `gqldocs import`. */
export function addImportCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program
    .command('import')
    .description(
      'make a gqldocs site from a site of Docusaurus, VitePress, Starlight, Nextra, Fumadocs, Rspress, SolidBase, TanStack, mdBook, Astro or TypeDoc',
    );
  addExamples(command, [
    ['gqldocs import website', 'show what an import would write, and what it cannot decide'],
    ['gqldocs import website --out .', 'write the new site to this folder'],
    ['gqldocs import website --out ../new-site', 'write the new site to another folder'],
  ])
    .argument('[folder]', 'folder with the config file of the site', '.')
    .option('-o, --out <folder>', 'write the new site to this folder (default: only print what `--out .` would write)', parseFolder)
    .option('--json', 'print one JSON object to stdout and nothing else')
    .option('-q, --quiet', 'print errors only')
    .option('--no-color', 'do not color the output')
    .addHelpText('after', importHelp)
    .action(async (folder: string, options: ImportOptions) => {
      const reporter = createReporter(io, options);
      const { importSite } = await io.loadRenderer();
      const report = await importSite({ folder, out: options.out, cwd: io.cwd, signal: io.signal });
      if (options.json) io.stdout.write(jsonLine({ version: 1, ...report }));
      else {
        reporter.refuse(report.problems);
        if (report.ok && !options.quiet) io.stderr.write(await summary(report, { options, io, style: createStyle({ ...io, ...options }) }));
      }
      exit(exitCodeOf(report));
    });
}

interface SummaryContext {
  readonly options: ImportOptions;
  readonly io: CliIo;
  readonly style: ReturnType<typeof createStyle>;
}

const mostNames = 10;

async function summary(report: ImportReport, { options, io, style }: SummaryContext): Promise<string> {
  const { tool, files, written, kept, documents, redirects, notes } = report;
  const count = (kind: string): number => notes.filter((note) => note.kind === kind).length;
  const counts = `${formatCount(documents, 'document')}, ${formatCount(redirects, 'redirect')}, ${formatCount(count('question'), 'question')}`;
  if (options.out === undefined) {
    const shown = files.slice(0, mostNames).map((file) => `  ${neutralize(file)}`);
    const rest = files.length > mostNames ? [`  … and ${formatCount(files.length - mostNames, 'more file')}`] : [];
    const lines = [
      style.green(`${tool}: ${counts}`),
      ...questionLines(notes),
      `\`--out .\` would write ${formatCount(files.length, 'file')} to this folder:`,
      ...shown,
      ...rest,
    ];
    return `${lines.join('\n')}\n`;
  }
  const left =
    kept.length === 0
      ? ''
      : `Kept ${formatCount(kept.length, 'file')} that differ from the import:\n${kept
          .slice(0, mostNames)
          .map((file) => `  ${neutralize(file)}\n`)
          .join('')}`;
  const next = written.length === 0 ? 'Nothing to write: all files are there.\n' : await nextSteps(options.out, io);
  return `${style.green(`${tool}: ${counts}`)}\nWrote ${formatCount(written.length, 'file')}.\n${left}${next}`;
}

/** The questions of the report, which decide whether an import is worth it. */
function questionLines(notes: ImportReport['notes']): readonly string[] {
  const questions = notes.filter(({ kind }) => kind === 'question');
  if (questions.length === 0) return [];
  const shown = questions.slice(0, mostNames).map(({ subject, text }) => `  ${neutralize(`${subject}: ${text}`)}`);
  const rest = questions.length > mostNames ? [`  … and ${formatCount(questions.length - mostNames, 'more question')}`] : [];
  return ['Questions:', ...shown, ...rest];
}

/** What to run in the new site, where gqldocs may not be installed yet. */
async function nextSteps(out: string, { cwd }: Pick<CliIo, 'cwd'>): Promise<string> {
  const folder = resolve(cwd, out);
  const steps = [
    ...(folder === cwd ? [] : [`cd ${JSON.stringify(neutralize(out))}`]),
    'Read import-report.md',
    ...(await excludeStep(folder)),
    ...(isInstalledAt(folder) ? [] : ['Install gqldocs in this folder from its tarball, as its README says']),
    'npx gqldocs init   adds npm scripts, a line in .gitignore and a workflow',
    'npx gqldocs build  builds the site into build/',
  ];
  return `\nNext steps:\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}\n`;
}

/** An import writes one name of the config, so that a second one finds it: the author keeps the compiler from it. */
async function excludeStep(folder: string): Promise<readonly string[]> {
  const config = 'gqldocs.config.ts';
  const { compilingProject } = await import('./init/compilingProject.ts');
  const project = existsSync(join(folder, config)) ? compilingProject(folder, config) : undefined;
  return project === undefined ? [] : [`Add "${config}" and "content" to \`exclude\` in ${project}: otherwise tsc compiles them, too`];
}

/** Whether `npx` finds gqldocs: in the folder or one around it. */
function isInstalledAt(folder: string): boolean {
  const parent = dirname(folder);
  return existsSync(join(folder, 'node_modules/gqldocs')) || (parent !== folder && isInstalledAt(parent));
}

const importHelp = `
Files:
  gqldocs reads config files without running them, and never changes existing files.
  import-report.md says what was carried over, changed and dropped, and what could not be read.
`;
