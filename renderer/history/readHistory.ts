import { join } from 'node:path';
import { damagedSnapshot, foreignSnapshot, noRelease } from '../diagnostics/diff.ts';
import type { Reader } from '../engine/reader.ts';
import { defineTask } from '../engine/task.ts';
import type { PackageHistory } from '../model/history.ts';
import type { Found, Problem } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import type { ApiSnapshot } from '../snapshot/apiSnapshot.ts';
import { parseSnapshot } from '../snapshot/parseSnapshot.ts';
import { compareVersions } from './compareVersions.ts';
import { computeHistory } from './computeHistory.ts';

export interface HistoryRequest {
  /** Absolute. */
  readonly root: string;
  /** Absolute paths of snapshots, and of folders with files that end in `.snapshot`. */
  readonly paths: readonly string[];
  /** Version of the documented package: later releases don't count. */
  readonly version: string;
}

/** The history of a package from its committed snapshots. */
export const readHistory = defineTask({
  name: 'history',
  run: ({ root, paths, version }: HistoryRequest, read): Found<PackageHistory> => {
    const found = paths.flatMap((path) => filesAt(path, read)).map((file) => readSnapshot({ root, file, read }));
    const known = found.flatMap(({ value }) => value ?? []).filter((one) => compareVersions(one.package.version, version) <= 0);
    return { value: computeHistory(known), problems: found.flatMap(({ problems }) => problems) };
  },
});

function filesAt(path: string, read: Reader): readonly string[] {
  if (read.kindOf(path) !== 'folder') return [path];
  return read.list(path).flatMap(({ name }) => (name.endsWith('.snapshot') ? [join(path, name)] : []));
}

interface SnapshotFile {
  readonly root: string;
  readonly file: string;
  readonly read: Reader;
}

function readSnapshot({ root, file, read }: SnapshotFile): Found<ApiSnapshot | undefined> {
  const name = relativePath(root, file);
  const failed = (problem: Problem): Found<undefined> => ({ value: undefined, problems: [problem] });
  const text = read.text(file);
  if (text === undefined) return failed(noRelease({ given: name, why: 'there is no such file or folder' }));
  const parsed = parseSnapshot(text);
  if (parsed.ok) return { value: parsed.snapshot, problems: [] };
  if (parsed.reason === 'version') return failed(foreignSnapshot({ file: name, version: parsed.version }));
  if (parsed.reason === 'damaged') return failed(damagedSnapshot({ file: name, line: parsed.line }));
  return failed(noRelease({ given: name, why: 'it is not a snapshot' }));
}
