import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoize } from '../../model/memoize.ts';
import type { SourceGap } from '../../model/report.ts';
import { encodePath, sourcePattern } from '../../packages/repositoryFile.ts';
import { repositoryUrl } from '../../packages/repositoryUrl.ts';
import { gitEnvironment, gitFlags } from '../../packages/runGit.ts';
import { slashes } from '../entry/readPackageInfo.ts';
import type { GitSource } from '../entry/sourceLinks.ts';

/**
 * Finds out where the files of a folder are published: at the commit that is checked out, if the remote `origin` is on a host whose
 * addresses we know and has that commit. A file's line is that of the commit only when its bytes are the commit's, which each
 * file is asked for. No link is better than a wrong one. Undefined without a repository that Git can read.
 *
 * Git is asked only for what it reads from its own database: nothing that a stranger's configuration could have it run.
 */
export function readGitSource(folder: string): GitSource | SourceGap | undefined {
  const git = (...args: readonly string[]): string => runGit(folder, args);
  try {
    // Starting Git takes ten milliseconds, and in many folders it would only say that there is nothing.
    if (!isInWorkingTree(folder)) return undefined;
    const [top = '', commit = ''] = git('rev-parse', '--show-toplevel', 'HEAD').trim().split('\n');
    const origin = git('config', '--default', '', '--get', 'remote.origin.url').trim();
    if (origin === '') return 'no-remote';
    const pattern = sourcePattern(repositoryUrl(origin));
    if (pattern === undefined) return 'unknown-host';
    if (git('for-each-ref', '--contains', commit, '--count=1', 'refs/remotes/origin').trim() === '') return 'not-pushed';
    const prefix = slashes(folder).slice(slashes(top).length + 1);
    const hashes = readTree(git('ls-tree', '-r', '-z', '--full-tree', commit, ...(prefix === '' ? [] : ['--', prefix])));
    // A file is read once, however many declarations it has.
    const hashOf = memoize((file: string) => hashOfFile(join(folder, file)));
    const isSame = (path: string, file: string): boolean => hashes.has(path) && hashes.get(path) === hashOf(file);
    return {
      urlOf: (file, line) => {
        const path = prefix === '' ? file : `${prefix}/${file}`;
        if (!isSame(path, file)) return undefined;
        return pattern.replace('{commit}', commit).replace('{path}', encodePath(path)).replace('{line}', String(line));
      },
    };
  } catch {
    return undefined;
  }
}

/** Whether the folder or one of its parents has a `.git`. */
function isInWorkingTree(folder: string): boolean {
  const outer = dirname(folder);
  return existsSync(join(folder, '.git')) || (outer !== folder && isInWorkingTree(outer));
}

function runGit(cwd: string, args: readonly string[]): string {
  return execFileSync('git', [...gitFlags, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: gitEnvironment,
  });
}

/** Hashes of contents by path within the repository. */
function readTree(listing: string): ReadonlyMap<string, string> {
  const entries = listing.split('\0').flatMap((entry) => {
    const [, hash, path] = /^\d+ blob ([\da-f]+)\t(.*)$/s.exec(entry) ?? [];
    return hash === undefined || path === undefined ? [] : [[path, hash] as const];
  });
  return new Map(entries);
}

/** As Git names contents. Undefined for a file that cannot be read. */
function hashOfFile(path: string): string | undefined {
  try {
    const bytes = readFileSync(path);
    return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  } catch {
    return undefined;
  }
}
