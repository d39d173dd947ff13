import { type Command, InvalidArgumentError } from 'commander';
import type { ExampleResult, TestExamplesReport } from '../renderer/index.ts';
import type { CommandContext } from './context.ts';
import { exitCodeOf } from './exitCodes.ts';
import { type CommonOptions, collect, parseFolder } from './options.ts';
import { createReporter } from './report/createReporter.ts';
import { formatTests } from './report/formatTests.ts';
import { jsonLine } from './report/jsonLine.ts';
import { neutralize } from './report/neutralize.ts';
import { createStyle } from './report/style.ts';

interface TestOptions
  extends Pick<CommonOptions, 'config' | 'filter' | 'keepTemp' | 'cacheDir' | 'cache' | 'json' | 'quiet' | 'verbose' | 'color'> {
  readonly timeout?: number | undefined;
}

/** `gqldocs test`. */
export function addTestCommand(program: Command, { io, exit }: CommandContext): void {
  program
    .command('test')
    .description('run the examples in comments and check what they claim. THIS EXECUTES the packages and their examples')
    .argument('[packages...]', 'packages whose examples are run: folders, patterns such as "packages/*", or the root of a workspace')
    .option('-c, --config <file>', 'config file (default: gqldocs.config.{ts,mts,js,mjs})')
    .option('--filter <name>', 'only packages of this name or slug; "@scope/*" is a scope; may be repeated', collect)
    .option('--timeout <seconds>', 'how long an example may take (default: 10)', parseSeconds)
    .option('--cache-dir <folder>', 'folder of what is kept between builds (default: node_modules/.cache/gqldocs)', parseFolder)
    .option('--no-cache', 'extract the packages anew, and keep nothing')
    .option('--keep-temp', 'leave the temporary folder that examples are run in, and print where it is')
    .option('--json', 'print one JSON object to stdout, and nothing else')
    .option('-q, --quiet', 'print errors only')
    .option('--verbose', 'print every example as it ends')
    .option('--no-color', 'print without colors')
    .addHelpText('after', testHelp)
    .action(async (packages: readonly string[], options: TestOptions) => {
      const reporter = createReporter(io, options);
      const { testExamples } = await io.loadRenderer();
      const { config: configFile, filter, timeout } = options;
      const cacheDir: string | false | undefined = options.cache === false ? false : options.cacheDir;
      const onExample = options.verbose && !options.json ? (result: ExampleResult) => io.stderr.write(formatExample(result)) : undefined;
      const request = { packages, configFile, filter, cacheDir, timeout, onExample, keepsTemporary: options.keepTemp };
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
function toJson({ ok, examples, passed, skipped, assertions, problems, milliseconds, temporary }: TestExamplesReport): object {
  return { ok, examples, passed, skipped, assertions, problems, milliseconds: Math.round(milliseconds), temporary };
}

function formatExample({ example: { subject, place }, problems }: ExampleResult): string {
  return neutralize(`${problems.length === 0 ? 'ok    ' : 'failed'} ${subject} (${place.file}:${place.line})`).concat('\n');
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new InvalidArgumentError('It is a number of seconds.');
  return seconds * 1000;
}

const testHelp = `
Examples:
  What runs is JavaScript and TypeScript below @example that imports the package or claims something, and blocks of README and documents
  that do both; each in a process of its own. \`no-run\` behind a block's language leaves it out, but for documents.

    add(1, 2); // => 3
    greet('Ada');
    // => 'Hello, Ada'
    console.log(name); // matches /^A/
    parse('{'); // throws SyntaxError

  Code that imports nothing has the exports of its own module. Values are compared by their structure.

Beware:
  No other command executes anything of a package. This one runs its code and its comments with your rights: only for packages you trust.

Exit codes:
  0 every example holds   1 some don't   2 wrong usage or config   70 a bug of gqldocs   130 interrupted
`;
