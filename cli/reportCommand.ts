import { relative } from 'node:path';
import { type Command, Option } from 'commander';
import type { ApiReport } from '../renderer/index.ts';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodeOf } from './context.ts';
import { fetchReleases } from './fetchPackages.ts';
import { type CommonOptions, collect, parseFolder } from './options.ts';
import { createReporter } from './report/createReporter.ts';
import { formatApiReport } from './report/formatApiReport.ts';
import { formatChangesMarkdown } from './report/formatChangesMarkdown.ts';
import { jsonLine, problemJson } from './report/jsonLine.ts';
import { createStyle } from './report/style.ts';

interface ReportOptions extends Pick<CommonOptions, 'config' | 'filter' | 'json' | 'quiet' | 'color'> {
  readonly out?: string | undefined;
  readonly check?: boolean | undefined;
  readonly summary?: boolean | undefined;
  readonly against?: string | undefined;
}

/** `gqldocs report`. */
export function addReportCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program
    .command('report')
    .description('write the API of each entry point to a Markdown file for reviews, and print the documentation coverage');
  addExamples(command, [
    ['gqldocs report', 'write api-report/<import>.api.md for each entry point'],
    ['gqldocs report --check', 'fail if these files are out of date'],
    ['gqldocs report --summary --against origin/main', 'summarize a pull request'],
  ])
    .argument('[packages...]', 'packages to report: folders, patterns such as "packages/*", or a workspace root')
    .option('-c, --config <file>', 'config file (default: gqldocs.config.{ts,mts,js,mjs})')
    .option('-o, --out <folder>', 'folder of the reports (default: api-report)', parseFolder)
    .option('--filter <name>', 'report only the packages with this name, slug or scope ("@scope/*"); repeatable', collect)
    .addOption(new Option('--check', 'write nothing; exit with 1 if a report is out of date').conflicts(['summary', 'against']))
    .option('--summary', 'print a summary of the changes since --against as Markdown, for a pull request; write nothing')
    .option(
      '--against <release>',
      'release for --summary: a Git ref, a file of `gqldocs snapshot`, a package folder, a tarball or `npm:name@version`',
    )
    .option('--json', 'print one JSON object to stdout and nothing else')
    .option('-q, --quiet', 'print errors only')
    .option('--no-color', 'do not color the output')
    .addHelpText('after', reportHelp);
  command.action(async (packages: readonly string[], options: ReportOptions) => {
    const { config: configFile, filter, out, check, against } = options;
    if (options.summary && against === undefined) command.error('error: name the release to compare with: --against <release>');
    const reporter = createReporter(io, options);
    const [release] = against === undefined ? [] : await fetchReleases([against], { io, exit, reporter, options });
    if (against !== undefined && release === undefined) return;
    const { report } = await io.loadRenderer();
    const found = await report({ packages, configFile, filter, out, check, against: release, cwd: io.cwd, signal: io.signal });
    if (options.json) io.stdout.write(jsonLine({ version: 1, ...toJson(found, io.cwd) }));
    else {
      reporter.refuse(found.problems);
      if (found.ok && found.summary !== undefined) io.stdout.write(formatChangesMarkdown(found.summary));
      else if (!options.quiet) {
        const style = createStyle({ ...io, ...options });
        io.stderr.write(`${formatApiReport({ report: found, isCheck: check === true, cwd: io.cwd, style })}\n`);
      }
    }
    exit(exitCodeOf(found));
  });
}

/** Field by field, so that what scripts rely on doesn't change with our own types; times in whole milliseconds. */
function toJson({ ok, folder, files, coverage, summary, problems, milliseconds }: ApiReport, cwd: string): object {
  return {
    ok,
    folder: relative(cwd, folder).replaceAll('\\', '/'),
    files,
    coverage,
    summary,
    problems: problemJson(problems),
    milliseconds: Math.round(milliseconds),
  };
}

const reportHelp = `
Packages:
  Without packages, gqldocs reports those of the config file, or the package in the working directory.
  It reads them as they are in their folders. Refs of the config do not count.

Exit codes:
  0 success   1 outdated reports, or a package cannot be read   2 wrong usage or config   70 a bug in gqldocs   130 interrupted
`;
