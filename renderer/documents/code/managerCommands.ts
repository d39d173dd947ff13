const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

type Manager = (typeof managers)[number];

/** Shell code with npm's commands as the same for each package manager. Lines without such a command stay. */
export function managerCommands(code: string): readonly (readonly [Manager, string])[] {
  return managers.map((manager) => [manager, manager === 'npm' ? code : code.split('\n').map(lineFor(manager)).join('\n')]);
}

function lineFor(manager: Manager): (line: string) => string {
  return (line) =>
    line.replace(/(^|[\s;&|(])(npx|npm)(?=[\s;&|)]|$)((?:\s+[^\s;&|#]+)*)/g, (_, before: string, program: string, words: string) => {
      const args = words.trim().split(/\s+/).filter(Boolean);
      return before + commandOf(manager, program === 'npx' ? ['exec', ...args] : args);
    });
}

const shortCommands: Readonly<Record<string, string>> = {
  i: 'install',
  add: 'install',
  un: 'uninstall',
  rm: 'uninstall',
  x: 'exec',
  t: 'test',
};

function commandOf(manager: Manager, args: readonly string[]): string {
  const [first = '', ...rest] = args;
  const command = shortCommands[first] ?? first;
  const isYarn = manager === 'yarn';
  if (command === 'install') {
    const isGlobal = rest.some((arg) => /^(?:-g|--global)$/.test(arg));
    const others = rest.filter((arg) => !/^(?:-g|--global|-S|--save)$/.test(arg)).map((arg) => optionFor(manager, arg));
    if (rest.every((arg) => arg.startsWith('-'))) return join(manager, 'install', ...others);
    return isGlobal && isYarn ? join('yarn', 'global', 'add', ...others) : join(manager, 'add', ...(isGlobal ? ['-g'] : []), ...others);
  }
  if (command === 'ci') return join(manager, 'install', isYarn ? '--immutable' : '--frozen-lockfile', ...rest);
  if (command === 'uninstall') return join(manager, 'remove', ...rest.filter((arg) => !/^(?:-S|--save|-D|--save-dev)$/.test(arg)));
  if (command === 'exec') return join(...executors[manager], ...rest.filter((arg) => !['--', '-y', '--yes'].includes(arg)));
  if ((command === 'init' || command === 'create') && rest.some((arg) => !arg.startsWith('-')))
    return join(manager, 'create', ...rest.filter((arg) => arg !== '--').map((arg) => (isYarn ? arg.replace(/@latest$/, '') : arg)));
  const words = rest.filter((arg) => arg !== '--');
  if (command === 'run' || command === 'run-script') return isYarn ? join('yarn', ...words) : join(manager, 'run', ...words);
  if (command === 'test' || command === 'start')
    return manager === 'bun' ? join('bun', 'run', command, ...words) : join(manager, command, ...words);
  return join(manager, command, ...rest);
}

const executors: Readonly<Record<Manager, readonly string[]>> = {
  npm: ['npx'],
  pnpm: ['pnpm', 'dlx'],
  yarn: ['yarn', 'dlx'],
  bun: ['bunx'],
};

function optionFor(manager: Manager, option: string): string {
  if (option === '-D' || option === '--save-dev') return manager === 'pnpm' ? '--save-dev' : '--dev';
  return option === '-E' || option === '--save-exact' ? (manager === 'pnpm' ? '--save-exact' : '--exact') : option;
}

function join(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
