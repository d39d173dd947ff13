import type { Command } from 'commander';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodes } from './context.ts';

/** `gqldocs init`. */
export function addInitCommand(program: Command, { io, exit }: CommandContext): void {
  const command = program
    .command('init')
    .description('create a config, first pages, npm scripts and a workflow for GitHub Pages; existing files are kept');
  addExamples(command, [['gqldocs init', 'set up a site in this folder, without questions']])
    .addHelpText('after', initHelp)
    .action(async () => {
      const { initProject } = await import('./init/initProject.ts');
      const { made, kept, refused, next } = await initProject(io.cwd);
      const lines = [
        ...made.map((file) => `  created  ${file}`),
        ...kept.map(({ file, why }) => `  kept     ${file}: ${why}`),
        ...refused.map(({ file, why }) => `  error    ${file}: ${why}`),
      ];
      io.stderr.write(`${lines.join('\n')}\n`);
      if (refused.length > 0) {
        io.stderr.write('\nCheck permissions and free disk space, then run `gqldocs init` again. It keeps existing files.\n');
        return exit(exitCodes.errors);
      }
      const steps = next.map((step, index) => `  ${index + 1}. ${step}\n`);
      io.stderr.write(next.length === 0 ? '\nThe site is set up. Nothing was changed.\n' : `\nNext steps:\n${steps.join('')}`);
      exit(exitCodes.done);
    });
}

const initHelp = `
Files:
  gqldocs.config.ts                the config, with the packages that the folder has
  content/docs/index.md            the home page
  content/docs/getting-started.md  the first document
  package.json                     gets the scripts docs:dev, docs:build and docs:preview
  .gitignore                       gets build/ and node_modules/; docs-build/ if build/ has other files
  .github/workflows/docs.yml       publishes the site to GitHub Pages; only in the root of a repository

  If docs, doc or documentation has documents already, the config names that folder, and no page is added.
`;
