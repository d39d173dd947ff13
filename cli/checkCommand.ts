import type { Command } from 'commander';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodeOf } from './context.ts';
import { addBuildOptions, type CommonOptions, toBuildRequest } from './options.ts';
import { createReporter } from './report/createReporter.ts';

interface CheckOptions extends CommonOptions {
  readonly external?: boolean | undefined;
  readonly coverage?: boolean | undefined;
  readonly updateCoverage?: boolean | undefined;
  readonly coverageFile?: string | undefined;
}

/** `gqldocs check`. */
export function addCheckCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program.command('check').description('build the site without writing it, and report problems');
  addExamples(command, [
    ['gqldocs check', 'exit with 1 if the site has errors'],
    ['gqldocs check --strict --external', 'fail on warnings, and check external links'],
    ['gqldocs check --coverage', 'fail on new exports without a description'],
  ]);
  command
    .option('--external', 'also check external links (needs the network)')
    .option('--coverage', 'fail on names without a description that the coverage baseline does not list')
    .option('--update-coverage', 'write the coverage baseline')
    .option('--coverage-file <file>', 'coverage baseline (default: api-coverage.json)');
  addBuildOptions(command, { output: 'hidden', strict: 'the exit code is 1', network: 'Only --external needs the network.' }).action(
    async (packages: readonly string[], options: CheckOptions) => {
      const reporter = createReporter(io, options);
      const { check } = await io.loadRenderer();
      const { external, coverage, updateCoverage, coverageFile } = options;
      const request = { ...toBuildRequest(packages, options), external, coverage, updateCoverage, coverageFile };
      const { cwd, userCacheDir, signal } = io;
      const report = await check({ ...request, cwd, userCacheDir, signal, onProgress: reporter.onProgress }).finally(reporter.clear);
      reporter.finish(report, 'check');
      exit(exitCodeOf(report));
    },
  );
}
