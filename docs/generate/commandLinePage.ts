import type { Command } from 'commander';
import { createCommandLine } from '../../cli/runCli.ts';
import { code, page, table } from './markdown.ts';

/** The commands of gqldocs, as the command line itself defines them. None of them is run. */
export function readCommands(): readonly Command[] {
  const refuse = () => Promise.reject(new Error('The documentation runs no command.'));
  const silent = { write: () => true };
  const io = {
    ...{ cwd: '/', env: {}, stdout: silent, stderr: silent, outputs: [], isTTY: false, columns: 100 },
    ...{ signal: new AbortController().signal, openBrowser: refuse, loadRenderer: refuse, loadBuild: refuse },
  };
  return createCommandLine({ io, exit: () => undefined }).commands;
}

/** The reference of the command line. */
export function commandLinePage(): string {
  const commands = readCommands();
  const overview = commands.map((command) => [
    `[\`gqldocs ${command.name()}\`](#gqldocs-${command.name()})`,
    capitalized(command.description()),
  ]);
  return page(
    {
      title: 'Command line',
      description: 'All commands of gqldocs with their arguments, options and exit codes.',
      intro:
        'Run `npx gqldocs <command> --help` to see the options of a command in the terminal, and `npx gqldocs --version` to see the version.',
    },
    table(['Command', 'Effect'], overview),
    ...commands.map(commandSection),
    [
      '## Exit codes {#exit-codes}',
      table(
        ['Code', 'Meaning'],
        [
          ['0', 'Success. Warnings do not change the exit code.'],
          ['1', 'Errors were found, an example failed, or a verdict was not expected.'],
          ['2', 'Wrong usage, or an error in the config.'],
          ['70', 'A bug in gqldocs.'],
          ['130', 'Interrupted.'],
        ],
      ),
    ].join('\n\n'),
    [
      '## Environment variables {#environment}',
      table(
        ['Variable', 'Effect'],
        [
          ['`CI`', 'Shows no live progress. `--verbose` prints the stages.'],
          ['`NO_COLOR`', 'Turns off colors, like `--no-color`.'],
          ['`GITHUB_ACTIONS`', 'Adds an annotation for each problem.'],
          ['`XDG_CACHE_HOME`', 'Folder of the user cache, which gqldocs uses if there is no `node_modules`.'],
          ['`NODE_OPTIONS`', 'Passed to Node, for example `--max-old-space-size=8192`.'],
        ],
      ),
    ].join('\n\n'),
  );
}

function commandSection(command: Command): string {
  const rows = command.options.filter(({ hidden }) => !hidden).map(({ flags, description }) => [code(flags), capitalized(description)]);
  const parameters = command.registeredArguments.map((argument) => [code(argument.name()), capitalized(argument.description)]);
  const usage = `\`\`\`text\ngqldocs ${command.name()} ${command.usage()}\n\`\`\``;
  const notes = afterHelp(command);
  return [
    `## \`gqldocs ${command.name()}\` {#gqldocs-${command.name()}}`,
    capitalized(command.description()),
    usage,
    ...(parameters.length === 0 ? [] : [table(['Argument', 'Meaning'], parameters)]),
    ...(rows.length === 0 ? [] : [table(['Option', 'Meaning'], rows)]),
    ...(notes === '' ? [] : [`\`\`\`text\n${notes}\n\`\`\``]),
  ].join('\n\n');
}

/** The text that a command prints after its options. */
function afterHelp(command: Command): string {
  let whole = '';
  command.configureOutput({ writeOut: (text) => (whole += text) });
  command.outputHelp();
  return whole.slice(whole.indexOf(command.helpInformation()) + command.helpInformation().length).trim();
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?)]$/.test(text) ? '' : '.'}`;
}
