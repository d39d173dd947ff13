import { expect, it } from 'vitest';
import { suggestCommand } from '../../../cli/suggestCommand.ts';

it.each([
  [['dev'], 'gqldocs serve --watch'],
  [['build', '.', '--watch'], 'gqldocs serve --watch'],
  [['preview'], 'gqldocs serve'],
  [['lint', '.'], 'gqldocs check'],
  [['help', 'build'], 'gqldocs --help'],
  [['version'], 'gqldocs --version'],
  [['build', '--jsno'], undefined],
])('%j becomes %s', (argv, meant) => {
  expect(suggestCommand(argv)).toBe(meant);
});
