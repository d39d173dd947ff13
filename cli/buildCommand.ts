import type { Command } from 'commander';
import type { Problem } from '../renderer/index.ts';
import { hasErrors } from '../renderer/model/problem.ts';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodeOf, exitCodes } from './context.ts';
import { fetchPackages } from './fetchPackages.ts';
import { addBuildOptions, type CommonOptions, toBuildRequest } from './options.ts';
import { createReporter } from './report/createReporter.ts';

/** `gqldocs build`. */
export function addBuildCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program.command('build').description('build the site into the output folder');
  addExamples(command, [
    ['gqldocs build', 'build the site of the config'],
    ['gqldocs build .', 'document the package in this folder; no config is needed'],
    ['gqldocs build packages/*', 'document these packages, too'],
    ['gqldocs build npm:zod@4', 'document a package of the npm registry'],
  ]);
  addBuildOptions(command, {
    strict: 'a site with warnings is not written, and the exit code is 1',
    network: 'With npm:name@version, it gets a package from the npm registry. No other form needs the network.',
  }).action(async (packages: readonly string[], options: CommonOptions) => {
    const reporter = createReporter(io, options);
    const fetched = await fetchPackages(packages, io, options);
    if (!fetched.ok) {
      reporter.refuse(fetched.problems);
      return exit(exitCodes.usage);
    }
    const { build } = await io.loadBuild();
    const { cwd, userCacheDir, signal } = io;
    const request = { ...toBuildRequest(fetched.packages, options), cwd, userCacheDir, signal, onProgress: reporter.onProgress };
    const report = await build(request).finally(reporter.clear);
    const problems = options.strict === true ? fetched.problems.map((one): Problem => ({ ...one, severity: 'error' })) : fetched.problems;
    const whole = { ...report, ok: report.ok && !hasErrors(problems), problems: [...problems, ...report.problems] };
    reporter.finish(whole, 'build');
    exit(exitCodeOf(whole));
  });
}
