import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Options for every call of Git. A repository's own configuration can name programs: for hooks, for the state of the working tree, to
 * check signatures, to reach other repositories. None of them is ever run. A folder that only looks like a repository isn't taken for one.
 */
export const gitFlags: readonly string[] = [
  '--no-pager',
  '--no-replace-objects',
  ...[
    'safe.bareRepository=explicit',
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.alternateRefsCommand=false',
    'core.sshCommand=false',
    'log.showSignature=false',
    'gpg.program=false',
    'protocol.allow=never',
  ].flatMap((setting) => ['-c', setting]),
];

/**
 * The environment of Git, without the user's variables. No protocol is allowed, since a partial clone would fetch missing objects by a
 * command of its configuration.
 */
export const gitEnvironment: Readonly<Record<string, string>> = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
};

/**
 * Returns the output of Git. Throws if Git, the repository or the requested object does not exist; the error says which command failed,
 * where, and how.
 */
export async function runGit(cwd: string, args: readonly string[]): Promise<string> {
  const options = { cwd, env: gitEnvironment, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  try {
    const { stdout } = await promisify(execFile)('git', [...gitFlags, ...args], options);
    return stdout;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'an error';
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`\`git ${args.join(' ')}\` in ${cwd} ended with ${code}${said === '' ? '' : `: ${said}`}`, { cause: error });
  }
}
