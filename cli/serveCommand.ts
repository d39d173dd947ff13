import { type Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from './context.ts';
import { exitCodes } from './exitCodes.ts';
import type { CliIo } from './io.ts';
import { addCommonOptions, type CommonOptions, toRequest } from './options.ts';
import { createReporter } from './report/createReporter.ts';

interface ServeOptions extends CommonOptions {
  readonly port?: number | undefined;
  readonly host?: string | undefined;
}

/** `gqldocs serve`: ends when the user interrupts it, which is how it is meant to end. */
export function addServeCommand(program: Command, { io, exit }: CommandContext): void {
  addCommonOptions(program.command('serve').description('serve the built site on this machine'))
    .option('-p, --port <number>', 'port to listen on (default: 3000, or the next free one)', parsePort)
    .option('--host <name>', 'host to listen on (default: localhost)')
    .action(async (options: ServeOptions) => {
      const reporter = createReporter(io, options);
      const { serve } = await io.loadRenderer();
      const { value: server, problems } = await serve({ ...toRequest(options), cwd: io.cwd, host: options.host, port: options.port });
      if (server === undefined) {
        reporter.refuse(problems);
        return exit(exitCodes.usage);
      }
      reporter.announce(server.url);
      await interrupted(io);
      await server.close();
      exit(exitCodes.done);
    });
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}

function interrupted({ signal }: CliIo): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
}
