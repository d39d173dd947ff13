import { defaultSeverities, type Problem } from '../model/problem.ts';

/** There is nothing to serve yet. `folder` is where the built site would be. */
export function noBuild(folder: string): Problem {
  return {
    code: 'serve/no-build',
    severity: defaultSeverities['serve/no-build'],
    message: `There is no built site in ${folder}.`,
    hint: 'Run `gqldocs build` first.',
  };
}

/** The server can't listen where it should. `reason` is the system's code: `EADDRINUSE`. */
export function addressUnavailable(request: { readonly host: string; readonly port: number; readonly reason: string }): Problem {
  const { host, port, reason } = request;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another program listens there',
    EACCES: 'that is not allowed',
    EADDRNOTAVAIL: 'this machine has no such address',
    ENOTFOUND: 'there is no such host',
  };
  return {
    code: 'serve/address',
    severity: defaultSeverities['serve/address'],
    message: `The server can't listen on ${host}, port ${port}: ${reasons[reason] ?? reason}.`,
    hint: 'Choose another address with `--port` and `--host`.',
  };
}

/** The system lets nobody watch more files. Undefined for its other errors: a folder that is private, or one that has gone meanwhile. */
export function watchLimit(error: unknown): Problem | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const remedies: Readonly<Record<string, string>> = {
    ENOSPC: 'Let it watch more, as `sudo sysctl fs.inotify.max_user_watches=524288` does on Linux',
    EMFILE: 'Let more be open, as `ulimit -n 10240` does or, on Linux, `sudo sysctl fs.inotify.max_user_instances=512`',
    ENFILE: 'Let more be open, or close other programs',
  };
  const remedy = remedies[code];
  if (remedy === undefined) return undefined;
  return {
    code: 'serve/watch',
    severity: defaultSeverities['serve/watch'],
    message: `The system doesn't let all files be watched (${code}), so changes to some aren't seen.`,
    hint: `${remedy}, and start again. Until then, what wasn't seen is taken in with the next change that is.`,
  };
}
