import { createProblem, type Problem } from '../model/problem.ts';

/** The output folder has no site. */
export function noBuild(folder: string): Problem {
  return createProblem('serve/no-build', {
    message: `There is no built site in ${folder}.`,
    hint: 'Run `gqldocs build` first, or `gqldocs serve --watch`.',
  });
}

/** The server cannot listen. `reason` is the code of the system: `EADDRINUSE`. */
export function addressUnavailable(request: { readonly host: string; readonly port: number; readonly reason: string }): Problem {
  const { host, port, reason } = request;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another program uses this port',
    EACCES: 'permission denied',
    EADDRNOTAVAIL: 'it is not an address of this machine',
    ENOTFOUND: 'the host does not exist',
  };
  return createProblem('serve/address', {
    message: `The server cannot listen on ${host}, port ${port}: ${reasons[reason] ?? reason}.`,
    hint:
      reason === 'EADDRINUSE'
        ? 'Choose another port with `--port`, or omit the option: gqldocs then takes the next free port from 3000 on.'
        : 'Choose another port or host with `--port` and `--host`.',
  });
}

interface BuiltFiles {
  readonly name: string;
  /** A documented file. */
  readonly built: string;
  /** The sources, as `entryPoints` of a config. */
  readonly entryPoints: Readonly<Record<string, string>>;
}

/** A watched package whose documentation does not change with its sources. */
export function builtFiles({ name, built, entryPoints }: BuiltFiles): Problem {
  const entries = Object.entries(entryPoints).map(([module, file]) => `'${module}': '${file}'`);
  return createProblem('serve/built-files', {
    message: `gqldocs documents built files of ${name} (${built}), so edits of its sources do not change the site until you build the package.`,
    hint: `To document the sources, set \`entryPoints: { ${entries.join(', ')} }\` for the package in the config.`,
  });
}

/** A limit of the system on watched files. Undefined for other errors, such as a private or deleted folder. */
export function watchLimit(error: unknown): Problem | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const remedies: Readonly<Record<string, string>> = {
    ENOSPC: 'Raise the limit (on Linux: `sudo sysctl fs.inotify.max_user_watches=524288`)',
    EMFILE: 'Raise the limit (`ulimit -n 10240`, or on Linux `sudo sysctl fs.inotify.max_user_instances=512`)',
    ENFILE: 'Raise the limit of open files, or close other programs',
  };
  const remedy = remedies[code];
  if (remedy === undefined) return undefined;
  return createProblem('serve/watch', {
    message: `The system does not allow gqldocs to watch all files (${code}), so gqldocs misses some changes.`,
    hint: `${remedy} and start again. The next change that gqldocs notices includes the missed ones.`,
  });
}
