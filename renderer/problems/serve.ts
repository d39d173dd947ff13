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
