import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { insideFolder, requireInside } from '../model/insideFolder.ts';
import { gitEnvironment, gitFlags, runGit } from './runGit.ts';

interface CheckoutRequest {
  /** Absolute folder of the repository. */
  readonly top: string;
  readonly commit: string;
  /** Absolute, empty folder that the files go to. */
  readonly folder: string;
  /** Folder within the repository whose dependencies are wanted, too: `packages/core`; empty for its root. */
  readonly directory: string;
  readonly signal?: AbortSignal | undefined;
}

/** Whether all of a commit was there; if not, which command failed, where, and how. */
type Written = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/**
 * Writes the files of a commit into a folder. Contents are read from Git's database one by one. The working tree, the index and the list of
 * worktrees stay as they are, and neither hooks nor filters run, as a checkout would allow. A symbolic link within the commit becomes a
 * copy of its file, or a link to its folder. A link that points out of the commit, or to one of its own parents, is omitted. An object that
 * a partial clone lacks is a failure, not an empty file.
 * The installed packages of the working tree are used in place of the commit's own: `node_modules` folders are links to them.
 */
export async function writeCheckout({ top, commit, folder, directory, signal }: CheckoutRequest): Promise<Written> {
  const listed = await readTree(top, commit);
  if (!listed.ok) return listed;
  const { entries } = listed;
  const links = entries.filter(({ isLink }) => isLink);
  const targets = await readBlobs({ top, hashes: links.map(({ hash }) => hash), signal });
  if (!targets.ok) return targets;
  const led = followLinks(links.map(({ path }, index) => [path, targets.blobs[index]?.toString() ?? '']));
  const hashes = new Map(entries.flatMap(({ path, hash, isLink }) => (isLink ? [] : [[path, hash]])));
  const folders = foldersOf(hashes.keys());
  for (const [path, target] of led) {
    const hash = hashes.get(target);
    if (hash !== undefined) hashes.set(path, hash);
  }
  const files = [...hashes].filter(([path]) => insideFolder(folder, path) !== undefined);
  for (let at = 0; at < files.length; at += filesAtOnce) {
    const written = await writeFiles(files.slice(at, at + filesAtOnce), { top, folder, signal });
    if (!written.ok) return written;
  }
  await linkFolders(
    folder,
    [...led].filter(([path, target]) => folders.has(target) && !`${path}/`.startsWith(`${target}/`)),
  );
  for (const place of new Set(['', directory])) await lendDependencies(join(top, place), join(folder, place));
  return { ok: true };
}

/** Where links lead in the end, those to links included; more than a chain of forty is one that never ends. */
function followLinks(links: readonly (readonly [path: string, target: string])[]): ReadonlyMap<string, string> {
  const next = new Map(links.map(([path, target]) => [path, posix.join(posix.dirname(path), target).replace(/\/$/, '')]));
  const end = (path: string, steps: number): string => {
    const target = next.get(path);
    return target === undefined || steps === 0 ? path : end(target, steps - 1);
  };
  return new Map([...next.keys()].map((path) => [path, end(path, 40)]));
}

function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = posix.dirname(path); folder !== '.' && !folders.has(folder); folder = posix.dirname(folder)) folders.add(folder);
  }
  return folders;
}

/** After all files, so that none is written through a link; nothing that is there gives way to one. */
async function linkFolders(folder: string, links: readonly (readonly [path: string, target: string])[]): Promise<void> {
  for (const [path, target] of links) {
    const [from, to] = [insideFolder(folder, target), insideFolder(folder, path)];
    if (from === undefined || to === undefined || existsSync(to)) continue;
    await mkdir(dirname(to), { recursive: true });
    await symlink(from, to, 'junction');
  }
}

/** Few enough that a large repository isn't in memory as a whole, and enough that starting Git for them takes no time. */
const filesAtOnce = 200;

async function writeFiles(
  files: readonly (readonly [path: string, hash: string])[],
  { top, folder, signal }: Pick<CheckoutRequest, 'top' | 'folder' | 'signal'>,
): Promise<Written> {
  const contents = await readBlobs({ top, hashes: files.map(([, hash]) => hash), signal });
  if (!contents.ok) return contents;
  for (const [index, [path]] of files.entries()) {
    const file = requireInside(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, contents.blobs[index] ?? '');
  }
  return { ok: true };
}

interface TreeEntry {
  readonly path: string;
  readonly hash: string;
  readonly isLink: boolean;
}

type Tree = { readonly ok: true; readonly entries: readonly TreeEntry[] } | { readonly ok: false; readonly reason: string };

async function readTree(top: string, commit: string): Promise<Tree> {
  try {
    return { ok: true, entries: parseTree(await runGit(top, ['ls-tree', '-r', '-z', '--full-tree', commit])) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Submodules are other repositories. */
function parseTree(listing: string): readonly TreeEntry[] {
  return listing.split('\0').flatMap((entry) => {
    const [, mode, hash, path] = /^(\d+) blob ([\da-f]+)\t(.*)$/s.exec(entry) ?? [];
    return hash === undefined || path === undefined ? [] : [{ path, hash, isLink: mode === '120000' }];
  });
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

type Blobs = { readonly ok: true; readonly blobs: readonly Buffer[] } | { readonly ok: false; readonly reason: string };

/** Contents in the order of their hashes, all from one process. */
async function readBlobs({ top, hashes, signal }: BlobsRequest): Promise<Blobs> {
  if (hashes.length === 0) return { ok: true, blobs: [] };
  const git = spawn('git', [...gitFlags, 'cat-file', '--batch'], {
    cwd: top,
    env: gitEnvironment,
    signal,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done, fail) => git.once('error', fail).once('close', done));
  // Git ends before it has read all when it fails; its exit code says so.
  git.stdin.on('error', () => undefined).end(`${hashes.join('\n')}\n`);
  const [parts, said]: [Buffer[], Buffer[]] = [[], []];
  git.stdout.on('data', (part: Buffer) => parts.push(part));
  git.stderr.on('data', (part: Buffer) => said.push(part));
  const code = await ended;
  const failed = (how: string): Blobs => ({ ok: false, reason: `\`git cat-file --batch\` in ${top} ${how}` });
  if (code !== 0) return failed(`ended with ${code}: ${lastLineOf(Buffer.concat(said).toString())}`);
  const blobs = splitBlobs(Buffer.concat(parts));
  const missing = blobs.indexOf(undefined);
  if (missing !== -1) return failed(`has no ${hashes[missing]}`);
  return { ok: true, blobs: blobs.filter((blob) => blob !== undefined) };
}

/** Warnings come before the error that ended the process. */
function lastLineOf(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

/** `{hash} blob {size}`, a line break, the contents, and a line break; only `{hash} missing` for a missing object. */
function splitBlobs(output: Buffer): readonly (Buffer | undefined)[] {
  const blobs: (Buffer | undefined)[] = [];
  for (let at = 0; at < output.length; ) {
    const line = output.indexOf(10, at);
    const size = / blob (\d+)$/.exec(output.toString('latin1', at, line))?.[1];
    blobs.push(size === undefined ? undefined : output.subarray(line + 1, line + 1 + Number(size)));
    at = line + 1 + (size === undefined ? 0 : Number(size) + 1);
  }
  return blobs;
}
