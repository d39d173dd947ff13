import type { Command } from 'commander';
import type { CommandContext } from './context.ts';
import { exitCodes } from './exitCodes.ts';

/** `gqldocs init`. */
export function addInitCommand(program: Command, { io, exit }: CommandContext): void {
  program
    .command('init')
    .description('set up a site here: config, first tutorial, npm script, GitHub Pages workflow; nothing is overwritten')
    .action(async () => {
      const { initProject } = await import('./init/initProject.ts');
      const { made, kept, refused, next } = await initProject(io.cwd);
      const lines = [
        ...made.map((file) => `  made  ${file}`),
        ...kept.map(({ file, why }) => `  kept  ${file}: ${why}`),
        ...refused.map(({ file, why }) => `  error ${file}: ${why}`),
      ];
      io.stderr.write(`${lines.join('\n')}\n`);
      if (refused.length > 0) return exit(exitCodes.errors);
      io.stderr.write(`\nNext:\n${next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}\n`);
      exit(exitCodes.done);
    });
}
