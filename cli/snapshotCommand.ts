import { relative } from 'node:path';
import type { Command } from 'commander';
import { neutralize } from '../renderer/model/neutralize.ts';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodeOf } from './context.ts';
import { fetchReleases } from './fetchPackages.ts';
import type { CommonOptions } from './options.ts';
import { createReporter } from './report/createReporter.ts';
import { formatCount, formatDuration, formatSize } from './report/formatNumbers.ts';
import { createStyle } from './report/style.ts';

interface SnapshotOptions extends Pick<CommonOptions, 'quiet' | 'color'> {
  readonly out?: string | undefined;
  readonly entry?: readonly string[] | undefined;
}

/** `gqldocs snapshot`. */
export function addSnapshotCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program.command('snapshot').description("write a package's public API to a small text file for `gqldocs diff`");
  addExamples(command, [
    ['gqldocs snapshot -o history/2.1.0.snapshot', 'write the API of the package in this folder'],
    ['gqldocs snapshot v2.0.0', 'print the API of a tag'],
  ])
    .argument('[package]', 'package folder, Git ref ("v1.0.0", "folder@v1.0.0"), tarball or `npm:name@version`', '.')
    .option('-o, --out <file>', 'output file (default: stdout)')
    .option('--entry <names...>', 'entry points to include, such as "." (the package itself) or "./server" (default: all)')
    .option('-q, --quiet', 'print errors only')
    .option('--no-color', 'do not color the output')
    .action(async (folder: string, options: SnapshotOptions) => {
      const reporter = createReporter(io, options);
      const [found] = await fetchReleases([folder], { io, exit, reporter, options });
      if (found === undefined) return;
      const { snapshot } = await io.loadRenderer();
      const report = await snapshot({
        package: found,
        out: options.out,
        entryPoints: options.entry,
        cwd: io.cwd,
        signal: io.signal,
      });
      reporter.refuse(report.problems);
      if (report.ok && options.out === undefined) io.stdout.write(report.text);
      if (report.ok && options.out !== undefined && !options.quiet) {
        const style = createStyle({ ...io, ...options });
        const { modules = [], declarations = [] } = report.snapshot ?? {};
        const exported = new Set(modules.flatMap(({ exports }) => exports.map(({ target }) => target))).size;
        const counts = `${formatCount(exported, 'export')}, ${formatCount(declarations.length, 'declaration')}`;
        io.stderr.write(`${style.green(`Wrote ${counts}`)} in ${formatDuration(report.milliseconds)}\n`);
        io.stderr.write(`${formatSize(Buffer.byteLength(report.text))} in ${neutralize(relative(io.cwd, report.file))}\n`);
      }
      exit(exitCodeOf(report));
    });
}
