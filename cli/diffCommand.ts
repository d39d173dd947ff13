import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { ApiDiff, DiffEntry, Policy } from '../renderer/index.ts';
import { neutralize } from '../renderer/model/neutralize.ts';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodeOf, exitCodes } from './context.ts';
import { fetchReleases } from './fetchPackages.ts';
import type { Renderer } from './io.ts';
import type { CommonOptions } from './options.ts';
import { acceptedForm, writeAccepted } from './report/acceptedForm.ts';
import { createReporter } from './report/createReporter.ts';
import { formatDiff } from './report/formatDiff.ts';
import { formatDiffMarkdown } from './report/formatDiffMarkdown.ts';
import { formatUnexpected } from './report/formatUnexpected.ts';
import { jsonLine } from './report/jsonLine.ts';
import { createStyle } from './report/style.ts';

interface DiffOptions extends Pick<CommonOptions, 'json' | 'quiet' | 'color'> {
  readonly markdown?: boolean | undefined;
  readonly proof?: string | undefined;
  /** The former name of `--proof`. */
  readonly witness?: string | undefined;
  readonly policy?: Policy | undefined;
  readonly accepted?: string | undefined;
  readonly writeAccepted?: string | undefined;
  readonly expect?: 'patch' | 'minor' | 'major' | undefined;
}

/** `gqldocs diff`. */
export function addDiffCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program.command('diff').description('compare the APIs of two releases and tell breaking changes from compatible ones');
  addExamples(command, [
    ['gqldocs diff v1.4.0 .', 'list the changes since a tag'],
    ['gqldocs diff api.snapshot . --expect minor', 'fail on breaking changes'],
    ['gqldocs diff old.tgz new.tgz --proof out', 'write programs that break'],
    ['gqldocs diff npm:zod@4.0.17 npm:zod@4.1.0', 'compare releases of the registry'],
  ])
    .argument('<old>', 'package folder, Git ref ("v1.0.0", "folder@v1.0.0"), tarball, `npm:name@version`, or file from `gqldocs snapshot`')
    .argument('<new>', 'the newer release, in the same forms')
    .addOption(
      new Option('--expect <verdict>', 'exit with 1 if the verdict is higher than this one; suspected changes count as minor').choices([
        'patch',
        'minor',
        'major',
      ]),
    )
    .addOption(
      new Option(
        '--policy <name>',
        'what counts as breaking: changes that libraries usually count (standard), or all that break some program (strict) (default: `diff.policy` of the config, else standard)',
      ).choices(['standard', 'strict']),
    )
    .option('--accepted <file>', 'JSON file with breaking changes that do not count, each with a reason')
    .option('--write-accepted <file>', 'with --expect, write the changes that are too much to a file for --accepted')
    .option('--proof <folder>', 'for each breaking change, write a program that no longer compiles')
    .addOption(new Option('--witness <folder>', 'former name of --proof').hideHelp())
    .addOption(new Option('--markdown', 'print Markdown, for a pull request').conflicts('json'))
    .addOption(new Option('--json', 'print one JSON object to stdout and nothing else'))
    .option('-q, --quiet', 'print errors only')
    .option('--no-color', 'do not color the output')
    .addHelpText('after', diffHelp)
    .action(async (old: string, next: string, options: DiffOptions) => {
      const reporter = createReporter(io, options);
      const [before, after] = await fetchReleases([old, next], { io, exit, reporter, options });
      if (before === undefined || after === undefined) return;
      const { confirmedVerdict, diff, isWithin } = await io.loadRenderer();
      const report = await diff({
        old: before,
        new: after,
        witnessFolder: options.proof ?? options.witness,
        policy: options.policy,
        acceptedFile: options.accepted,
        cwd: io.cwd,
        signal: io.signal,
      });
      const { diff: found } = report;
      const failing = found && failingEntries(found, { expected: options.expect, confirmedVerdict, isWithin });
      if (found === undefined || (!report.ok && options.json)) reporter.refuse(report.problems);
      else {
        if (!options.json) reporter.refuse(report.problems);
        io.stdout.write(printed(found, { options, failing, context: { io, exit }, milliseconds: report.milliseconds }));
      }
      if (!report.ok || found === undefined) return exit(exitCodeOf(report));
      const { expect: expected } = options;
      if (expected === undefined || isWithin(confirmedVerdict(found), expected)) return exit(exitCodes.done);
      refuseRelease(found, { io, options, expected, failing: failing ?? [] });
      exit(exitCodes.errors);
    });
}

interface GateRequest extends Pick<Renderer, 'confirmedVerdict' | 'isWithin'> {
  readonly expected: DiffOptions['expect'];
}

/** The changes that `--expect` does not let pass. Undefined without it. */
function failingEntries({ entries }: ApiDiff, { expected, confirmedVerdict, isWithin }: GateRequest): readonly DiffEntry[] | undefined {
  if (expected === undefined) return undefined;
  const isOpen = (entry: DiffEntry): boolean => entry.accepted === undefined;
  return entries.filter((entry) => isOpen(entry) && !isWithin(confirmedVerdict({ verdict: entry.verdict, entries: [entry] }), expected));
}

interface RefusalContext extends Pick<CommandContext, 'io'> {
  readonly options: DiffOptions;
  readonly expected: NonNullable<DiffOptions['expect']>;
  readonly failing: readonly DiffEntry[];
}

/** Says which changes are too much, and writes the file that accepts them. It keeps what is accepted already. */
function refuseRelease(diff: ApiDiff, { io, options, expected, failing }: RefusalContext): void {
  const { writeAccepted: file } = options;
  const accepted = diff.entries.filter((entry) => entry.accepted !== undefined);
  const failure = file && writeAccepted(resolve(io.cwd, file), acceptedForm([...accepted, ...failing], diff.old));
  if (failure !== undefined) io.stderr.write(`${neutralize(failure)}\n`);
  if (options.json) return;
  io.stderr.write(formatUnexpected({ diff, expected, failing, written: failure === undefined ? file : undefined }));
}

interface PrintContext {
  readonly options: DiffOptions;
  readonly failing: readonly DiffEntry[] | undefined;
  readonly context: CommandContext;
  readonly milliseconds: number;
}

function printed(diff: ApiDiff, { options, failing, context: { io }, milliseconds }: PrintContext): string {
  if (options.json) return jsonLine({ version: 1, verdict: diff.verdict, missing: diff.missing, stale: diff.stale, entries: diff.entries });
  if (options.markdown) return formatDiffMarkdown(diff);
  if (options.quiet) return '';
  const style = createStyle({ ...io, ...options });
  return formatDiff({ diff, milliseconds, proofFolder: options.proof ?? options.witness, failing, style });
}

const diffHelp = `
Verdicts, from the lowest to the highest:
  patch     no visible change
  minor     additions only; programs still compile
  unknown   the compiler cannot decide, or a break is only suspected
  major     some programs that compile with the old release fail with the new one

Exit codes:
  0 success   1 unexpected verdict, or damaged release   2 wrong usage   70 a bug in gqldocs   130 interrupted
`;
