import { existsSync, realpathSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { EntryPreference } from '../../api/entry/isPreferredTo.ts';
import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import { damagedTarball, noRelease, unreadableSnapshot } from '../../diagnostics/diff.ts';
import { incompleteRef, unknownRef } from '../../diagnostics/refs.ts';
import { unreadReason } from '../../diagnostics/unreadReason.ts';
import { makeTemporaryFolder } from '../../engine/makeTemporaryFolder.ts';
import type { Found, Problem } from '../../model/problem.ts';
import { isRecord } from '../../packages/manifest.ts';
import { readManifest } from '../../packages/readManifest.ts';
import { readRef } from '../../packages/readRef.ts';
import { contains, isRegularFile, readRegularFile, realPath } from '../../packages/readRegularFile.ts';
import { readTarball } from '../../packages/readTarball.ts';
import { writeCheckout } from '../../packages/writeCheckout.ts';
import type { ApiItem } from '../apiItem.ts';
import type { ApiSnapshot } from '../apiSnapshot.ts';
import { snapshotMark } from '../formatSnapshot.ts';
import { parseSnapshot } from '../parseSnapshot.ts';
import { findScriptNames } from './findScriptNames.ts';
import { findUncompared, requireEntryPoints, type Uncompared } from './findUncompared.ts';
import { type SnapshotPackageRequest, snapshotPackage } from './snapshotPackage.ts';

/** One side of a comparison. */
export interface Release {
  readonly snapshot: ApiSnapshot;
  /** Absolute folders that its imports of other packages are looked up from. */
  readonly bases: readonly string[];
  /** Ranges of its dependencies, by name. Undefined for a snapshot. */
  readonly ranges?: Readonly<Record<string, string>> | undefined;
  /** What a comparison leaves out, by the name of the module, if that was requested. Undefined for a snapshot. */
  readonly uncompared?: Readonly<Record<string, Uncompared>> | undefined;
  /** The API of modules for which `require` gets types that are written in another form than those of `import`. Undefined if there are none. */
  readonly forRequire?: ApiSnapshot | undefined;
  /** The names that its scripts export, by entry point, if that was requested. Undefined for a snapshot. */
  readonly scriptNames?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What users can import only because the package exports its files: names by entry point, if that was requested. Undefined for a snapshot. */
  readonly implementation?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Whether users can import every file of the package, as its `package.json` has no `exports`. False for a snapshot. */
  readonly isOpen: boolean;
  /** Whether it has no types, so that its API was read from its scripts. Undefined for a snapshot. */
  readonly isUntyped?: boolean | undefined;
  /** What its comments say; empty if that was not requested. Undefined for a snapshot, which has no comments. */
  readonly items?: readonly ApiItem[] | undefined;
}

export interface ReadReleaseRequest {
  /** A folder, `folder@ref`, a ref of the package in `cwd`, a tarball or a snapshot; relative to `cwd`. */
  readonly given: string;
  /** Absolute. */
  readonly cwd: string;
  /** How the package at a folder is configured. Default: by its `package.json`. */
  readonly configOf?: ((folder: string) => PackageChoice) | undefined;
  /** Names of the entry points to read: `''` for the package itself. Default: all of them. */
  readonly only?: readonly string[] | undefined;
  /** Names of modules to read as well, if users can import every file of the package. Default: none. */
  readonly deepImports?: readonly string[] | undefined;
  /** Whether to list the items of the API with their comments. Default: false. */
  readonly wantsItems?: boolean | undefined;
  /** Whether to look for what a comparison leaves out. Default: false. */
  readonly wantsUncompared?: boolean | undefined;
  readonly libraries: LibraryFiles;
  /** Called with the absolute path of each file that the compiler read. Default: not called. */
  readonly onRead?: ((file: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface FolderRequest extends ReadReleaseRequest {
  /** Absolute folder that all sources are in. Default: the package's repository, or its workspace. */
  readonly repository?: string | undefined;
}

/** How a package is read. */
export interface PackageChoice {
  readonly entryPoints?: Readonly<Record<string, string>> | undefined;
  /** Absolute. Default: the package's own. */
  readonly tsconfig?: string | undefined;
  /** Default: `main`. */
  readonly preferredEntryPoint?: EntryPreference | undefined;
}

/** Reads the API of a release in any of its forms. Unpacked files are deleted afterwards. */
export async function readRelease(request: ReadReleaseRequest): Promise<Found<Release | undefined>> {
  const { given, cwd } = request;
  const path = resolve(cwd, given);
  if (existsSync(path)) return statSync(path).isDirectory() ? readFolder(path, request) : readReleaseFile(path, request);
  const [, folder = '', ref = ''] = /^(.+)@([^@]+)$/.exec(given) ?? [];
  if (ref !== '' && existsSync(resolve(cwd, folder))) return readGitRef({ folder: realpathSync(resolve(cwd, folder)), ref, request });
  // A word alone is a ref of the package in the working folder.
  if (existsSync(join(cwd, 'package.json')) && (await readRef({ folder: cwd, ref: given })).ok)
    return readGitRef({ folder: realpathSync(cwd), ref: given, request });
  return failed(noRelease({ given, why: 'there is no such file, folder or Git ref' }));
}

/** Whether a text names a release: an existing file or folder, or a ref of a folder. Relative to `cwd`. */
export function namesRelease(text: string, cwd: string): boolean {
  const [, folder] = /^(.+)@[^@]+$/.exec(text) ?? [];
  return [text, folder].some((path) => path !== undefined && existsSync(resolve(cwd, path)));
}

function failed(...problems: readonly Problem[]): Found<undefined> {
  return { value: undefined, problems };
}

function readFolder(folder: string, request: FolderRequest): Found<Release | undefined> {
  const { given, cwd, repository, configOf, only, deepImports, wantsItems, wantsUncompared = false, libraries, onRead } = request;
  if (!existsSync(join(folder, 'package.json'))) return failed(noRelease({ given, why: 'the folder has no package.json' }));
  const chosen = { folder, root: cwd, repository, only, deepImports, wantsItems, libraries, onRead, ...configOf?.(folder) };
  const uncompared = wantsUncompared && chosen.entryPoints === undefined ? findUncompared(folder) : undefined;
  const place = {
    bases: [folder],
    ranges: dependencyRanges(folder),
    ...(uncompared === undefined
      ? {}
      : { uncompared, scriptNames: findScriptNames(folder), forRequire: readForRequire(chosen, uncompared) }),
    isOpen: chosen.entryPoints === undefined && readManifest(folder)?.exports === undefined,
  };
  const { value, problems } = snapshotPackage({ ...chosen, wantsImplementation: uncompared !== undefined });
  return { value: value && { ...value, ...place }, problems };
}

function readForRequire(chosen: SnapshotPackageRequest, uncompared: Readonly<Record<string, Uncompared>>): ApiSnapshot | undefined {
  const name = readManifest(chosen.folder)?.name;
  const entryPoints = requireEntryPoints(typeof name === 'string' ? name : '', uncompared);
  if (Object.keys(entryPoints).length === 0) return undefined;
  return snapshotPackage({ ...chosen, entryPoints, only: undefined, deepImports: undefined, wantsItems: false }).value?.snapshot;
}

/** All ranges that a `package.json` has. A dependency wins over the peer of the same name. */
function dependencyRanges(folder: string): Readonly<Record<string, string>> {
  const { optionalDependencies, peerDependencies, dependencies } = readManifest(folder) ?? {};
  const all = [peerDependencies, optionalDependencies, dependencies].flatMap((one) => (isRecord(one) ? Object.entries(one) : []));
  return Object.fromEntries(all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

async function readReleaseFile(file: string, request: ReadReleaseRequest): Promise<Found<Release | undefined>> {
  const read = readRegularFile(file);
  if (!read.ok) return failed(noRelease({ given: request.given, why: unreadReason(read.reason) }));
  const { bytes } = read;
  if (bytes.toString('latin1', 0, snapshotMark.length) === snapshotMark) return readSnapshotFile(file, bytes.toString(), request.given);
  if (!/\.(?:tgz|tar\.gz)$/.test(file)) return failed(noRelease({ given: request.given, why: 'it is neither a snapshot nor a tarball' }));
  return inTemporaryFolder(async (folder) => {
    const unpacked = await readTarball({ packed: bytes, folder });
    if (!unpacked.ok) return failed(damagedTarball({ file: request.given, reason: unpacked.reason }));
    const found = readFolder(folder, { ...request, cwd: folder, configOf: undefined });
    return { ...found, value: found.value && { ...found.value, bases: [] } };
  });
}

function readSnapshotFile(file: string, text: string, given: string): Found<Release | undefined> {
  const parsed = parseSnapshot(text);
  if (!parsed.ok) return failed(unreadableSnapshot(given, parsed));
  return { value: { snapshot: parsed.snapshot, bases: [dirname(file)], isOpen: false }, problems: [] };
}

interface RefRequest {
  /** Absolute folder of the package in the working tree. */
  readonly folder: string;
  readonly ref: string;
  readonly request: ReadReleaseRequest;
}

async function readGitRef({ folder, ref, request }: RefRequest): Promise<Found<Release | undefined>> {
  const reading = await readRef({ folder, ref });
  if (!reading.ok) return failed(unknownRef({ ref, reason: reading.reason, known: reading.known, place: undefined }));
  const { top, commit, directory } = reading.value;
  return inTemporaryFolder(async (temporary) => {
    const written = await writeCheckout({ top, commit, folder: temporary, directory, signal: request.signal });
    if (!written.ok) return failed(incompleteRef({ ref, reason: written.reason }));
    const inside = join(temporary, directory);
    const choice = request.configOf?.(folder);
    const tsconfig = choice?.tsconfig && movedInto({ from: folder, to: inside, path: choice.tsconfig, top: temporary });
    const configOf = (): PackageChoice => ({ ...choice, tsconfig });
    const found = readFolder(inside, { ...request, cwd: inside, repository: temporary, configOf });
    return { ...found, value: found.value && { ...found.value, bases: [folder] } };
  });
}

interface MoveRequest {
  /** Absolute folder of the package in the working tree. */
  readonly from: string;
  /** The same in the commit's files. */
  readonly to: string;
  /** Of a file of the working tree. */
  readonly path: string;
  /** Absolute folder of the commit's files. */
  readonly top: string;
}

/** A configured tsconfig belongs to the working tree. Undefined if the commit has none at this path. */
function movedInto({ from, to, path, top }: MoveRequest): string | undefined {
  const moved = join(to, relative(from, realPath(path)));
  return contains(top, moved) && isRegularFile(moved) ? moved : undefined;
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeTemporaryFolder({ purpose: 'release' });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
