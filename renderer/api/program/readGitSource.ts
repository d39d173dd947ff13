import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryUrl } from '../../packages/repositoryUrl.ts';
import { gitEnvironment, gitFlags } from '../../packages/runGit.ts';
import { sourcePattern } from '../../packages/sourcePattern.ts';
import { slashes } from '../entry/readPackageInfo.ts';
import type { GitSource } from '../entry/sourceLinks.ts';

/**
 * Finds out where the files of a folder are published: at the commit that is checked out, if the remote `origin` is on a host whose
 * addresses we know and has that commit. A file's line is that of the commit only when its bytes are the commit's, which each
 * file is asked for. Undefined where anything of that isn't known: no link is better than a wrong one.
 *
 * Git is asked only for what it reads from its own database: nothing that a stranger's configuration could have it run.
 */
export function readGitSource(folder: string): GitSource | undefined {
  const git = (...args: readonly string[]): string => runGit(folder, args);
  try {
    // Starting Git takes ten milliseconds, and in many folders it would only say that there is nothing.
    if (!isInWorkingTree(folder)) return undefined;
    const [top = '', commit = ''] = git('rev-parse', '--show-toplevel', 'HEAD').trim().split('\n');
    const address = lineAddress(repositoryUrl(git('config', '--get', 'remote.origin.url').trim()));
    const isPublished = git('for-each-ref', '--contains', commit, '--count=1', 'refs/remotes/origin').trim() !== '';
    if (address === undefined || !isPublished) return undefined;
    const prefix = slashes(folder).slice(slashes(top).length + 1);
    const hashes = readTree(git('ls-tree', '-r', '-z', '--full-tree', commit, ...(prefix === '' ? [] : ['--', prefix])));
    const urlOf = (file: string, line: number): string | undefined => {
      const path = prefix === '' ? file : `${prefix}/${file}`;
      return hashes.get(path) === hashOfFile(join(folder, file)) ? address(commit, path, line) : undefined;
    };
    return { urlOf: remembered(urlOf) };
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

type LineAddress = (commit: string, path: string, line: number) => string;

function lineAddress(repository: string | undefined): LineAddress | undefined {
  const pattern = sourcePattern(repository);
  if (pattern === undefined) return undefined;
  return (commit, path, line) => {
    const values: Readonly<Record<string, string>> = {
      commit,
      path: path.split('/').map(encodeURIComponent).join('/'),
      line: String(line),
    };
    return pattern.replace(/\{(commit|path|line)\}/g, (_, key: string) => values[key] ?? '');
  };
}

/** Hashes of contents by path within the repository. */
function readTree(listing: string): ReadonlyMap<string, string> {
  const entries = listing.split('\0').flatMap((entry) => {
    const [, hash, path] = /^\d+ blob ([\da-f]+)\t(.*)$/s.exec(entry) ?? [];
    return hash === undefined || path === undefined ? [] : [[path, hash] as const];
  });
  return new Map(entries);
}

/** As Git names contents. */
function hashOfFile(path: string): string {
  const bytes = readFileSync(path);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A file is read once, however many declarations it has. */
function remembered(urlOf: GitSource['urlOf']): GitSource['urlOf'] {
  const first = new Map<string, string | undefined>();
  return (file, line) => {
    if (!first.has(file))
      first.set(
        file,
        safely(() => urlOf(file, 1)),
      );
    return first.get(file)?.replace(/1$/, String(line));
  };
}

function safely<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
