import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { neutralize } from '../renderer/model/neutralize.ts';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodeOf } from './context.ts';
import { addBuildOptions, type CommonOptions, parseFolder, toBuildRequest } from './options.ts';
import { createReporter } from './report/createReporter.ts';
import { formatCount } from './report/formatNumbers.ts';

interface PublishOptions extends Omit<CommonOptions, 'outDir'> {
  readonly into: string;
  readonly as: string;
}

/** `gqldocs publish`. */
export function addPublishCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program.command('publish').description('build the site into a folder of releases; older releases stay untouched');
  addExamples(command, [
    ['gqldocs publish --into site --as v2.1.0', 'add the release that is checked out'],
    ['gqldocs publish --into site --as v1.9.4 --ref v1.9.4', 'add an older release from its tag'],
  ]);
  // What is required comes first in the help.
  command
    .usage('--into <folder> --as <name> [options] [packages...]')
    .requiredOption('--into <folder>', 'folder of all releases, the root of the published site (required)', parseFolder)
    .requiredOption('--as <name>', 'name of the release and of its folder, such as v2.1.0 (required)');
  addBuildOptions(command, { output: 'none', strict: 'a site with warnings is not added, and the exit code is 1' }).action(
    async (packages: readonly string[], options: PublishOptions) => {
      const reporter = createReporter(io, options);
      const { publish } = await io.loadRenderer();
      const { outDir: _none, ...request } = toBuildRequest(packages, options);
      const { cwd, userCacheDir, signal } = io;
      const { into, as } = options;
      const report = await publish({ ...request, into, as, cwd, userCacheDir, signal, onProgress: reporter.onProgress }).finally(
        reporter.clear,
      );
      reporter.finish(report, 'publish');
      if (report.manifest !== undefined && !options.quiet && !options.json) {
        const { releases, latest } = report.manifest;
        const folder = neutralize(relative(cwd, resolve(cwd, into)) || '.');
        io.stderr.write(`${folder} has ${formatCount(releases.length, 'release')}; the newest is ${latest}\n`);
      }
      exit(exitCodeOf(report));
    },
  );
}
