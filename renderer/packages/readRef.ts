import { existsSync, realpathSync } from 'node:fs';
import { relativePath } from '../model/relativePath.ts';

import { parseRecord, textOf } from './manifest.ts';
import { encodePath, sourcePattern } from './repositoryFile.ts';
import { repositoryUrl } from './repositoryUrl.ts';
import { runGit } from './runGit.ts';

/** A package as a commit of its repository has it. */
export interface PackageAtRef {
  readonly commit: string;
  /** Absolute folder of the repository. */
  readonly top: string;
  /** The package's folder within it, with `/`; empty for its root. */
  readonly directory: string;
  readonly name: string;
  readonly version: string;
  /** Addresses of its files at the commit, with `{path}` and `{line}`, where the remote `origin` is known to have it. */
  readonly sourceUrl: string | undefined;
}

export type RefReading = { readonly ok: true; readonly value: PackageAtRef } | ({ readonly ok: false } & FailedReading);

interface FailedReading {
  /** Undefined when the repository has no such ref. */
  readonly reason: string | undefined;
  /** Tags of the repository, the newest version first, then branches: one of them may have been meant. */
  readonly known: readonly string[];
}

/** Asks Git for the commit of a ref, and for the package in it. A failure says why, or which command failed, where, and how. */
export async function readRef({ folder, ref }: { readonly folder: string; readonly ref: string }): Promise<RefReading> {
  const git = (...args: readonly string[]): Promise<string> => runGit(folder, args);
  try {
    const top = (await git('rev-parse', '--show-toplevel')).trim();
    const commit = await commitOf(folder, ref);
    if (commit === undefined) return { ok: false, reason: undefined, known: await refNames(folder) };
    const directory = relativePath(realpathSync(top), realpathSync(folder));
    const manifest = parseRecord(await git('cat-file', 'blob', `${commit}:${directory === '' ? '' : `${directory}/`}package.json`)) ?? {};
    const value = { commit, top, directory, name: textOf(manifest.name) ?? '', version: textOf(manifest.version) ?? '' };
    return { ok: true, value: { ...value, sourceUrl: await sourceUrlOf({ folder, commit, directory }) } };
  } catch (error) {
    return { ok: false, reason: reasonOf(error, folder), known: await refNames(folder) };
  }
}

/** In plain words if there is no folder, no repository, or no Git to read it. */
function reasonOf(error: unknown, folder: string): string {
  const said = error instanceof Error ? error.message : String(error);
  // Node.js reports a missing folder like a missing program.
  if (!existsSync(folder)) return 'its folder does not exist.';
  if (/not a git repository/.test(said)) return 'its folder is not in a Git repository.';
  return / ended with ENOENT\b/.test(said) ? 'Git is not installed.' : said;
}

async function commitOf(folder: string, ref: string): Promise<string | undefined> {
  try {
    return (await runGit(folder, ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`])).trim();
  } catch {
    return undefined;
  }
}

async function refNames(folder: string): Promise<readonly string[]> {
  try {
    const list = (kind: string) => runGit(folder, ['for-each-ref', '--sort=-version:refname', '--format=%(refname:short)', kind]);
    return (await Promise.all(['refs/tags', 'refs/heads'].map(list))).flatMap((text) => text.split('\n')).filter((name) => name !== '');
  } catch {
    return [];
  }
}

interface SourceRequest {
  readonly folder: string;
  readonly commit: string;
  readonly directory: string;
}

/** A commit that `origin` may not have has no addresses: a wrong link is worse than none. */
async function sourceUrlOf({ folder, commit, directory }: SourceRequest): Promise<string | undefined> {
  try {
    const pattern = sourcePattern(repositoryUrl((await runGit(folder, ['config', '--get', 'remote.origin.url'])).trim()));
    const published = await runGit(folder, ['for-each-ref', '--contains', commit, '--count=1', 'refs/remotes/origin']);
    const prefix = directory === '' ? '' : `${encodePath(directory)}/`;
    return published.trim() === '' ? undefined : pattern?.replace('{commit}', commit).replace('{path}', `${prefix}{path}`);
  } catch {
    return undefined;
  }
}
