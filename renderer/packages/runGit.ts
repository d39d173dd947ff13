import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Options for every call of Git. */
export const gitFlags: readonly string[] = ['--no-pager', '--no-replace-objects'];

/**
 * What Git sees of the environment: nothing of the user's. No protocol may be used, since a partial clone would fetch what it lacks
 * by a command of its configuration.
 */
export const gitEnvironment: Readonly<Record<string, string>> = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
};

/** What Git prints. Throws where there is no Git, no repository, or nothing that was asked for, and says which command failed, where, and how. */
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
