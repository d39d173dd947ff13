import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { gitEnvironment, gitFlags, runGit } from './runGit.ts';

export interface SnapshotRequest {
  /** Absolute folder of the repository. */
  readonly top: string;
  readonly commit: string;
  /** Absolute, empty folder that the files go to. */
  readonly folder: string;
  /** Folder within the repository whose dependencies are wanted, too: `packages/core`; empty for its root. */
  readonly directory: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes the files of a commit into a folder. Contents are read from Git's own database one by one: the working tree, the index and the
 * list of worktrees stay as they are, and neither hooks nor filters run, which a checkout would allow a repository. A link within the
 * commit becomes a copy of what it leads to; one that leads out of it is left out.
 *
 * What is installed now stands in for what the commit depended on: its `node_modules` lead to those of the working tree.
 */
export async function writeSnapshot({ top, commit, folder, directory, signal }: SnapshotRequest): Promise<void> {
  const entries = parseTree(await runGit(top, ['ls-tree', '-r', '-z', '--full-tree', commit]));
  const hashes = new Map(entries.filter(({ isLink }) => !isLink).map(({ path, hash }) => [path, hash]));
  const links = entries.filter(({ isLink }) => isLink);
  const targets = await readBlobs({ top, hashes: links.map(({ hash }) => hash), signal });
  links.forEach(({ path }, index) => {
    const target = posix.join(posix.dirname(path), targets[index]?.toString() ?? '');
    const hash = hashes.get(target);
    if (hash !== undefined) hashes.set(path, hash);
  });
  const files = [...hashes].filter(([path]) => isInside(folder, join(folder, path)));
  for (let at = 0; at < files.length; at += filesAtOnce) await writeFiles(files.slice(at, at + filesAtOnce), { top, folder, signal });
  for (const place of new Set(['', directory])) await lendDependencies(join(top, place), join(folder, place));
}

/** Few enough that a large repository isn't in memory as a whole, and enough that starting Git for them takes no time. */
const filesAtOnce = 200;

async function writeFiles(
  files: readonly (readonly [path: string, hash: string])[],
  { top, folder, signal }: Pick<SnapshotRequest, 'top' | 'folder' | 'signal'>,
): Promise<void> {
  const contents = await readBlobs({ top, hashes: files.map(([, hash]) => hash), signal });
  for (const [index, [path]] of files.entries()) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, contents[index] ?? '');
  }
}

interface TreeEntry {
  readonly path: string;
  readonly hash: string;
  readonly isLink: boolean;
}

/** Submodules are other repositories. */
function parseTree(listing: string): readonly TreeEntry[] {
  return listing.split('\0').flatMap((entry) => {
    const [, mode, hash, path] = /^(\d+) blob ([\da-f]+)\t(.*)$/s.exec(entry) ?? [];
    return hash === undefined || path === undefined ? [] : [{ path, hash, isLink: mode === '120000' }];
  });
}

function isInside(folder: string, file: string): boolean {
  return !relative(folder, file).split(sep).includes('..');
}

async function lendDependencies(from: string, to: string): Promise<void> {
  const installed = join(from, 'node_modules');
  if (existsSync(installed) && existsSync(to) && !existsSync(join(to, 'node_modules')))
    await symlink(installed, join(to, 'node_modules'), 'junction');
}

interface BlobsRequest {
  readonly top: string;
  readonly hashes: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

/** Contents in the order of their hashes, all from one process. */
async function readBlobs({ top, hashes, signal }: BlobsRequest): Promise<readonly Buffer[]> {
  if (hashes.length === 0) return [];
  const git = spawn('git', [...gitFlags, 'cat-file', '--batch'], {
    cwd: top,
    env: gitEnvironment,
    signal,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((done, fail) => git.once('error', fail).once('close', done));
  // Git ends before it has read all when it fails; its exit code says so.
  git.stdin.on('error', () => undefined).end(`${hashes.join('\n')}\n`);
  const parts: Buffer[] = [];
  git.stdout.on('data', (part: Buffer) => parts.push(part));
  const code = await ended;
  if (code !== 0) throw new Error(`\`git cat-file --batch\` in ${top} ended with ${code}.`);
  return splitBlobs(Buffer.concat(parts));
}

/** `{hash} blob {size}`, a line break, the contents, and a line break. */
function splitBlobs(output: Buffer): readonly Buffer[] {
  const blobs: Buffer[] = [];
  for (let at = 0; at < output.length; ) {
    const line = output.indexOf(10, at);
    const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', at, line))?.[1] ?? 0);
    blobs.push(output.subarray(line + 1, line + 1 + size));
    at = line + size + 2;
  }
  return blobs;
}
