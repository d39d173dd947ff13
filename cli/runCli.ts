import { Command, CommanderError } from 'commander';
import { addBuildCommand } from './buildCommand.ts';
import { addCheckCommand } from './checkCommand.ts';
import { exitCodes } from './exitCodes.ts';
import { addExtractCommand } from './extractCommand.ts';
import { addInitCommand } from './initCommand.ts';
import type { CliIo } from './io.ts';
import { readVersion } from './readVersion.ts';
import { neutralize } from './report/neutralize.ts';
import { addServeCommand } from './serveCommand.ts';
import { addTestCommand } from './testCommand.ts';

/**
 * Runs a command line, given without the program's own name, and tells its exit code: 0 done, 1 the build found errors,
 * 2 wrong usage or config, 130 interrupted, 70 a bug of ours. Nothing is thrown.
 */
export async function runCli(argv: readonly string[], io: CliIo): Promise<number> {
  let exitCode: number = exitCodes.done;
  const program = createProgram(io);
  const context = {
    io,
    exit: (code: number) => {
      exitCode = code;
    },
  };
  addBuildCommand(program, context);
  addServeCommand(program, context);
  addCheckCommand(program, context);
  addTestCommand(program, context);
  addExtractCommand(program, context);
  addInitCommand(program, context);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    return exitCodeOfThrown(error, io);
  }
}

function createProgram(io: CliIo): Command {
  return new Command('gqldocs')
    .description('Documentation sites for TypeScript packages: tutorials, an API reference, one link space, everything checked.')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showHelpAfterError('Run `gqldocs --help` for what there is.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
    });
}

function exitCodeOfThrown(error: unknown, io: CliIo): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  if (io.signal.aborted) {
    io.stderr.write('Interrupted. The output folder is as it was.\n');
    return exitCodes.interrupted;
  }
  if (isRefusal(error)) {
    io.stderr.write(
      `error  The system refuses what this needs: ${neutralize(error.message)}\n  hint Is it yours, and is there room for it?\n`,
    );
    return exitCodes.errors;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.stderr.write(`${stack}\n\nThis is a bug in gqldocs ${readVersion()}, not in your site. Please report it with the text above.\n`);
  return exitCodes.bug;
}

/** Nobody may read or write that file, or there is no room, or too much is open: nothing that we could have done otherwise. */
function isRefusal(error: unknown): error is Error {
  const refusals = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO'];
  return error instanceof Error && 'syscall' in error && 'code' in error && refusals.some((code) => code === error.code);
}
