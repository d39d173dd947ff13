import { type Command, InvalidArgumentError } from 'commander';
import type { ExampleResult, TestExamplesReport } from '../renderer/index.ts';
import { neutralize } from '../renderer/model/neutralize.ts';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodeOf } from './context.ts';
import { type CommonOptions, cacheDirOf, collect, parseFolder } from './options.ts';
import { createReporter } from './report/createReporter.ts';
import { formatCount, formatDuration } from './report/formatNumbers.ts';
import { jsonLine, problemJson } from './report/jsonLine.ts';
import { createStyle, type Style } from './report/style.ts';

interface TestOptions
  extends Pick<CommonOptions, 'config' | 'filter' | 'keepTemp' | 'cacheDir' | 'cache' | 'json' | 'quiet' | 'verbose' | 'color'> {
  readonly timeout?: number | undefined;
}

/** `gqldocs test`. */
export function addTestCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program
    .command('test')
    .description('run the examples in comments and documents and check their results. THIS RUNS the code of the packages');
  addExamples(command, [
    ['gqldocs test', 'run the examples of the site of the config'],
    ['gqldocs test .', 'run those of the package in this folder; no config is needed'],
    ['gqldocs test --verbose --timeout 30', 'name each example, and give it more time'],
  ])
    .argument('[packages...]', 'packages whose examples run: folders, patterns such as "packages/*", or a workspace root')
    .option('-c, --config <file>', 'config file (default: gqldocs.config.{ts,mts,js,mjs})')
    .option('--filter <name>', 'test only the packages with this name, slug or scope ("@scope/*"); repeatable', collect)
    .option('--timeout <seconds>', 'time limit of each example (default: 10)', parseSeconds)
    .option('--cache-dir <folder>', 'cache folder (default: node_modules/.cache/gqldocs)', parseFolder)
    .option('--no-cache', 'do not read or write the cache')
    .option('--keep-temp', 'keep the temporary folder that examples run in, and print its path')
    .option('--json', 'print one JSON object to stdout and nothing else')
    .option('-q, --quiet', 'print errors only')
    .option('--verbose', 'print each example when it ends')
    .option('--no-color', 'do not color the output')
    .addHelpText('after', testHelp)
    .action(async (packages: readonly string[], options: TestOptions) => {
      const reporter = createReporter(io, options);
      const { testExamples } = await io.loadRenderer();
      const { config: configFile, filter, timeout } = options;
      const onExample = options.verbose && !options.json ? (result: ExampleResult) => io.stderr.write(formatExample(result)) : undefined;
      const request = { packages, configFile, filter, cacheDir: cacheDirOf(options), timeout, onExample, keepsTemporary: options.keepTemp };
      const { cwd, userCacheDir, signal } = io;
      const report = await testExamples({ ...request, cwd, userCacheDir, signal });
      if (options.json) io.stdout.write(jsonLine({ version: 1, ...toJson(report) }));
      else {
        reporter.refuse(report.problems);
        for (const folder of report.temporary ?? []) io.stderr.write(`Kept ${folder}\n`);
        if (!options.quiet) io.stderr.write(`${formatTests(report, createStyle({ ...io, ...options }))}\n`);
      }
      exit(exitCodeOf(report));
    });
}

/** Field by field, so that what scripts rely on doesn't change with our own types; times in whole milliseconds. */
function toJson(report: TestExamplesReport): object {
  const { ok, examples, passed, skipped, assertions, unasserted, unclaimed, temporary } = report;
  const [problems, milliseconds] = [problemJson(report.problems), Math.round(report.milliseconds)];
  return { ok, examples, passed, skipped, assertions, unasserted, unclaimed, problems, milliseconds, temporary };
}

/** The last line of a run of examples: how many passed, failed and were skipped. */
function formatTests(
  { ok, examples, passed, skipped, assertions, unasserted, unclaimed, milliseconds }: TestExamplesReport,
  style: Style,
): string {
  if (!ok && examples === 0) return `${style.red('No example ran')} in ${formatDuration(milliseconds)}`;
  const isOne = unclaimed === 1;
  const rest = `\n${formatCount(unclaimed, 'sample')} in documents and READMEs ${isOne ? 'has no assertion, so it' : 'have no assertion, so they'} did not run. \`gqldocs check\` checks ${isOne ? 'its' : 'their'} imports.`;
  const failed = examples - passed;
  const counts = [`${passed} passed`, ...(failed === 0 ? [] : [`${failed} failed`]), ...(skipped === 0 ? [] : [`${skipped} skipped`])];
  const outcome = `${counts.join(', ')} (${formatCount(assertions, 'assertion')}${unasserted === 0 ? '' : `; ${formatCount(unasserted, 'example')} without`})`;
  return `${ok ? style.green(outcome) : style.red(outcome)} in ${formatDuration(milliseconds)}${unclaimed === 0 ? '' : rest}`;
}

function formatExample({ example: { subject, place }, problems }: ExampleResult): string {
  return neutralize(`${problems.length === 0 ? 'ok    ' : 'failed'} ${subject} (${place.file}:${place.line})`).concat('\n');
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new InvalidArgumentError('It must be a number of seconds above 0.');
  return seconds * 1000;
}

const testHelp = `
Blocks that run:
  gqldocs runs the JavaScript and TypeScript blocks of @example that import the package or contain an assertion. In a README or a
  document, it runs the blocks that do both. To skip a block, write \`no-run\` after its language.

    add(1, 2); // => 3
    greet('Ada');
    // => 'Hello, Ada'
    console.log(name); // matches /^A/
    parse('{'); // throws SyntaxError

  Code without imports can use the exports of its own module. Values are compared by structure.

Security:
  This command runs the code of the packages and their examples with your rights, without a sandbox. Use it only for packages that
  you trust. No other command runs the code of a package.

Exit codes:
  0 all examples passed   1 an example failed   2 wrong usage or config   70 a bug in gqldocs   130 interrupted
`;
