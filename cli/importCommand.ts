import type { Command } from 'commander';
import type { ImportReport } from '../renderer/index.ts';
import { neutralize } from '../renderer/model/neutralize.ts';
import { type CommandContext, exitCodeOf } from './context.ts';
import type { CommonOptions } from './options.ts';
import { createReporter } from './report/createReporter.ts';
import { formatCount } from './report/formatNumbers.ts';
import { jsonLine } from './report/jsonLine.ts';
import { createStyle } from './report/style.ts';

interface ImportOptions extends Pick<CommonOptions, 'json' | 'quiet' | 'color'> {
  readonly out?: string | undefined;
}

/** `gqldocs import`. */
export function addImportCommand(program: Command, { io, exit }: CommandContext): void {
  program
    .command('import')
    .description('make a gqldocs site from a site of Docusaurus, VitePress, Starlight, Nextra, Fumadocs, mdBook or TypeDoc')
    .argument('[folder]', 'folder with the config file of the site', '.')
    .option('-o, --out <folder>', 'write the new site to this folder (default: only print what would be written)')
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
        if (report.ok && !options.quiet) io.stderr.write(summary(report, { options, style: createStyle({ ...io, ...options }) }));
      }
      exit(exitCodeOf(report));
    });
}

interface SummaryContext {
  readonly options: ImportOptions;
  readonly style: ReturnType<typeof createStyle>;
}

const mostNames = 10;

function summary(report: ImportReport, { options, style }: SummaryContext): string {
  const { tool, files, written, kept, documents, redirects, notes } = report;
  const count = (kind: string): number => notes.filter((note) => note.kind === kind).length;
  const counts = `${formatCount(documents, 'document')}, ${formatCount(redirects, 'redirect')}, ${formatCount(count('question'), 'question')}`;
  if (options.out === undefined) {
    const shown = files.slice(0, mostNames).map((file) => `  ${neutralize(file)}`);
    const rest = files.length > mostNames ? [`  … and ${formatCount(files.length - mostNames, 'more file')}`] : [];
    return `${style.green(`${tool}: ${counts}`)}\nWould write ${formatCount(files.length, 'file')}:\n${[...shown, ...rest].join('\n')}\nName a folder to write them: --out <folder>\n`;
  }
  const left =
    kept.length === 0
      ? ''
      : `Kept ${formatCount(kept.length, 'file')} that differ from the import:\n${kept
          .slice(0, mostNames)
          .map((file) => `  ${neutralize(file)}\n`)
          .join('')}`;
  const next =
    written.length === 0
      ? 'Nothing to write: all files are there.\n'
      : `Read ${neutralize(options.out)}/import-report.md, then run \`gqldocs build\` in ${neutralize(options.out)}.\n`;
  return `${style.green(`${tool}: ${counts}`)}\nWrote ${formatCount(written.length, 'file')}.\n${left}${next}`;
}

const importHelp = `
gqldocs reads config files without running them. \`import-report.md\` says what was carried over, changed and dropped, and what could
not be read. Existing files are never changed, so a second run only adds what is missing.

Examples:
  gqldocs import website                     show what an import would write
  gqldocs import website --out ../new-site   write the new site
`;
