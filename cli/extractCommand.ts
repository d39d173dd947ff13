import { relative } from 'node:path';
import { type Command, Option } from 'commander';
import type { ExtractReport } from '../renderer/index.ts';
import { neutralize } from '../renderer/model/neutralize.ts';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodeOf } from './context.ts';
import type { CommonOptions } from './options.ts';
import { createReporter } from './report/createReporter.ts';
import { formatCount, formatDuration, formatSize } from './report/formatNumbers.ts';
import { jsonLine, problemJson } from './report/jsonLine.ts';
import { createStyle, type Style } from './report/style.ts';

interface ExtractOptions extends Pick<CommonOptions, 'config' | 'json' | 'quiet' | 'color'> {
  readonly out?: string | undefined;
  readonly inputs?: boolean | undefined;
}

/** `gqldocs extract`. */
export function addExtractCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program.command('extract').description("write a package's API model to a file (an artifact) for `gqldocs build --from`");
  addExamples(command, [
    ['gqldocs extract packages/core', 'write packages/core/.gqldocs/core.gqldocs.jsonl'],
    ['gqldocs extract --inputs', 'list what the artifact depends on, for a task runner'],
  ])
    .argument('[package]', 'folder of the package', '.')
    .option('-o, --out <file>', 'output file (default: .gqldocs/<slug>.gqldocs.jsonl in the package)')
    .option('-c, --config <file>', 'config file with options for the package')
    .option('--inputs', 'print the inputs and outputs as JSON, and write nothing')
    .addOption(new Option('--json', 'print one JSON object to stdout and nothing else'))
    .option('-q, --quiet', 'print errors only')
    .option('--no-color', 'do not color the output')
    .addHelpText('after', artifactHelp)
    .action(async (folder: string, options: ExtractOptions) => {
      const isData = options.json === true || options.inputs === true;
      const reporter = createReporter(io, { ...options, json: isData });
      const { extract } = await io.loadRenderer();
      const { config: configFile, out } = options;
      const report = await extract({ package: folder, out, configFile, write: options.inputs !== true, cwd: io.cwd, signal: io.signal });
      if (isData) io.stdout.write(jsonLine({ version: 1, ...toJson(report) }));
      else {
        reporter.refuse(report.problems);
        if (!options.quiet) io.stderr.write(`${formatExtraction({ report, cwd: io.cwd, style: createStyle({ ...io, ...options }) })}\n`);
      }
      exit(exitCodeOf(report));
    });
}

/** Field by field, so that what scripts rely on doesn't change with our own types; times in whole milliseconds. */
function toJson({ ok, package: pkg, file, bytes, inputs, outputs, problems, milliseconds }: ExtractReport): object {
  return { ok, package: pkg, file, bytes, inputs, outputs, problems: problemJson(problems), milliseconds: Math.round(milliseconds) };
}

interface ExtractionTextRequest {
  readonly report: ExtractReport;
  /** Absolute. */
  readonly cwd: string;
  readonly style: Style;
}

/** The last lines of an extraction: its result and the path of the artifact. */
function formatExtraction({ report, cwd, style }: ExtractionTextRequest): string {
  const { ok, package: pkg, file, bytes, milliseconds } = report;
  const time = ` in ${formatDuration(milliseconds)}`;
  if (!ok || pkg === undefined)
    return `${style.red('Nothing was extracted')}${time}\nNothing was written. An existing artifact is unchanged.`;
  const name = pkg.version === '' ? pkg.name : `${pkg.name} ${pkg.version}`;
  const head = style.green(`Extracted ${neutralize(name)}, ${formatCount(pkg.symbols, 'symbol')}`);
  return `${head}${time}\nWrote ${formatSize(bytes)} to ${neutralize(relative(cwd, file))}`;
}

const artifactHelp = `
Task runners:
  The artifact depends only on the files that --inputs lists, and has the same bytes on every machine.
  A task runner can therefore cache it. Let the task of a package depend on the tasks of its dependencies.
  examples/turborepo contains a turbo.json.
`;
