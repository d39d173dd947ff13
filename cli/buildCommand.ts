import type { Command } from 'commander';
import type { CommandContext } from './context.ts';
import { exitCodeOf } from './exitCodes.ts';
import { addCommonOptions, type CommonOptions, toRequest } from './options.ts';
import { createReporter } from './report/createReporter.ts';

/** `gqldocs build`. */
export function addBuildCommand(program: Command, { io, exit }: CommandContext): void {
  addCommonOptions(program.command('build').description('build the site')).action(async (options: CommonOptions) => {
    const reporter = createReporter(io, options);
    const { build } = await io.loadRenderer();
    const report = await build({ ...toRequest(options), cwd: io.cwd, signal: io.signal, onProgress: reporter.onProgress }).finally(
      reporter.clear,
    );
    reporter.finish(report, 'build');
    exit(exitCodeOf(report));
  });
}
