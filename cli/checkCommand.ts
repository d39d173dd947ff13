import type { Command } from 'commander';
import type { CommandContext } from './context.ts';
import { exitCodeOf } from './exitCodes.ts';
import { addBuildOptions, addCommonOptions, type CommonOptions, toBuildRequest } from './options.ts';
import { createReporter } from './report/createReporter.ts';

interface CheckOptions extends CommonOptions {
  readonly external?: boolean | undefined;
}

/** `gqldocs check`. */
export function addCheckCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program.command('check').description('build the site without writing it, and report problems');
  addCommonOptions(addBuildOptions(command))
    .option('--external', 'also check external links (needs the network)')
    .action(async (packages: readonly string[], options: CheckOptions) => {
      const reporter = createReporter(io, options);
      const { check } = await io.loadRenderer();
      const request = { ...toBuildRequest(packages, options), external: options.external };
      const { cwd, userCacheDir, signal } = io;
      const report = await check({ ...request, cwd, userCacheDir, signal, onProgress: reporter.onProgress }).finally(reporter.clear);
      reporter.finish(report, 'check');
      exit(exitCodeOf(report));
    });
}
