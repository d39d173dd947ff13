import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { statOf } from './fileState.ts';
import { hashOf } from './hash.ts';

/**
 * Hash of the state that decides Git's answers about commits: the current commit, branches, tags, and remotes with their URLs. As long as
 * it is the same, Git need not be asked again, and computing it needs no process. The working tree is not part of it.
 */
export function repositoryState(folder: string): string {
  return hashOf(repositoryFiles(folder).map((file) => [file, textOf(file)]));
}

/** Absolute paths of the files that this follows from, whether they are there or not. None if the folder is not in a repository. */
export function repositoryFiles(folder: string): readonly string[] {
  const place = findRepository(folder);
  if (place === undefined) return [];
  const { own, common } = place;
  const files = [
    join(own, 'HEAD'),
    join(own, 'config.worktree'),
    ...['config', 'packed-refs', 'shallow'].map((name) => join(common, name)),
  ];
  return [...files, ...[...new Set([own, common])].flatMap((part) => listRefs(join(part, 'refs')))];
}

interface RepositoryPlace {
  /** Git's folder of this working tree. */
  readonly own: string;
  /** Git's folder of the repository, which working trees share. */
  readonly common: string;
}

function findRepository(folder: string): RepositoryPlace | undefined {
  const git = join(folder, '.git');
  const stats = statOf(git);
  if (stats?.isDirectory()) return { own: git, common: git };
  const [, target] = /^gitdir: (.*)/.exec(stats === undefined ? '' : (textOf(git) ?? '')) ?? [];
  if (target !== undefined) {
    const own = resolve(folder, target);
    return { own, common: resolve(own, textOf(join(own, 'commondir'))?.trim() ?? '.') };
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : findRepository(parent);
}

/** Paths of all refs that have files of their own, sorted. */
function listRefs(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}

function textOf(file: string): string | undefined {
  try {
    return statOf(file)?.isFile() ? readFileSync(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
