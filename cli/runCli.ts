import { Command, CommanderError } from 'commander';
import { documentationUrl, issuesUrl } from '../renderer/diagnostics/documentation.ts';
import { neutralize } from '../renderer/model/neutralize.ts';
import { isRefusal } from '../renderer/packages/isRefusal.ts';
import { addExamples, usageHint } from './addExamples.ts';
import { addBuildCommand } from './buildCommand.ts';
import { addCheckCommand } from './checkCommand.ts';
import { type CommandContext, exitCodes } from './context.ts';
import { addDiffCommand } from './diffCommand.ts';
import { addExtractCommand } from './extractCommand.ts';
import { addImportCommand } from './importCommand.ts';
import { addInitCommand } from './initCommand.ts';
import type { CliIo } from './io.ts';
import { addPublishCommand } from './publishCommand.ts';
import { readVersion } from './readVersion.ts';
import { addReportCommand } from './reportCommand.ts';
import { addServeCommand } from './serveCommand.ts';
import { addSnapshotCommand } from './snapshotCommand.ts';
import { suggestCommand } from './suggestCommand.ts';
import { suggestOption } from './suggestOption.ts';
import { addTestCommand } from './testCommand.ts';

/**
 * Runs a command line, given without the program's own name, and returns its exit code: 0 success, 1 errors were found,
 * 2 wrong usage or config, 130 interrupted, 70 a bug of gqldocs. It never throws.
 */
export async function runCli(argv: readonly string[], io: CliIo): Promise<number> {
  let exitCode: number = exitCodes.done;
  const program = createCommandLine({
    io,
    argv,
    exit: (code: number) => {
      exitCode = code;
    },
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    return exitCodeOfThrown(error, { io, command: argv[0] });
  }
}

/** The program with all of its commands. The documentation's page about the command line is made from it. */
export function createCommandLine(context: CommandContext): Command {
  const program = createProgram(context);
  program.commandsGroup('Commands for a site:');
  addInitCommand(program, context);
  addServeCommand(program, context);
  addBuildCommand(program, context);
  addCheckCommand(program, context);
  addTestCommand(program, context);
  addImportCommand(program, context);
  program.commandsGroup('Commands for releases:');
  addDiffCommand(program, context);
  addSnapshotCommand(program, context);
  addReportCommand(program, context);
  addPublishCommand(program, context);
  addExtractCommand(program, context);
  addExamples(program, [
    ['gqldocs init', 'set up a site in this folder'],
    ['gqldocs build .', 'document the package in this folder; no config is needed'],
    ['gqldocs serve --watch', 'show the site while you write'],
    ['gqldocs build npm:zod', 'document a package of the registry'],
    ['gqldocs diff v1.0.0 .', 'list what breaks since a release'],
  ]);
  program.addHelpText('after', `\nRun \`gqldocs <command> --help\` for the options of a command. Documentation: ${documentationUrl()}`);
  // Suggestions for options are our own: see `describeError`.
  for (const command of program.commands) command.showHelpAfterError(usageHint(command)).showSuggestionAfterError(false);
  return program;
}

function createProgram({ io, argv = [] }: Pick<CommandContext, 'io' | 'argv'>): Command {
  const program = new Command('gqldocs');
  return program
    .description('Build documentation sites for TypeScript packages: guides in Markdown and an API reference, with every link checked.')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showHelpAfterError('Run `gqldocs --help` to list the commands.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(describeError(text, argv, program)),
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
    });
}

/** A usage error with what was probably meant. */
function describeError(text: string, argv: readonly string[], program: Command): string {
  const [first] = text.split('\n');
  const meant = suggestCommand(argv);
  // A name that is spelled alike would be another command.
  if (meant !== undefined) return `${first}\nUse \`${meant}\`.\n`;
  const option = suggestOption(argv, program);
  const isAboutOptions = ["error: unknown option '--", 'error: required option '].some((start) => text.startsWith(start));
  return option === undefined || !isAboutOptions ? text : `${first}\n${option}\n`;
}

function exitCodeOfThrown(error: unknown, { io, command }: { readonly io: CliIo; readonly command: string | undefined }): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  if (io.signal.aborted) {
    io.stderr.write(command === 'build' ? 'Interrupted. The output folder is unchanged.\n' : 'Interrupted.\n');
    return exitCodes.interrupted;
  }
  if (isRefusal(error)) {
    io.stderr.write(`error  A system call failed: ${neutralize(error.message)}\n  hint Check permissions and free disk space.\n`);
    return exitCodes.errors;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.stderr.write(
    `${stack}\n\nThis is a bug in gqldocs ${readVersion()}, not in your site. Please report it with the text above: ${issuesUrl}\n`,
  );
  return exitCodes.bug;
}
