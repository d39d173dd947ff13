/** Commands of other tools, and what to type here. */
const foreignCommands: Readonly<Record<string, string>> = {
  dev: 'gqldocs serve --watch',
  start: 'gqldocs serve --watch',
  watch: 'gqldocs serve --watch',
  develop: 'gqldocs serve --watch',
  preview: 'gqldocs serve',
  lint: 'gqldocs check',
  validate: 'gqldocs check',
  generate: 'gqldocs build',
  deploy: 'gqldocs build',
  create: 'gqldocs init',
  new: 'gqldocs init',
  help: 'gqldocs --help',
  version: 'gqldocs --version',
};

/** What to type instead of a command or option of another tool. Undefined where nothing is known. */
export function suggestCommand(argv: readonly string[]): string | undefined {
  const [name = ''] = argv;
  if (name === 'build' && argv.some((word) => word === '--watch' || word === '-w')) return 'gqldocs serve --watch';
  return Object.hasOwn(foreignCommands, name) ? foreignCommands[name] : undefined;
}
