import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * What a build has left is moved away before the next one that shall find nothing, and deleted in the end: some file systems (ext4 without a
 * journal) take ten times as long to make files while they remember deleted ones, and a build in CI has nothing deleted before it.
 */

/** Moves a project's outputs and caches away, those that are there. @param {string} folder @param {readonly string[]} paths */
export function setAside(folder, paths) {
  const aside = asideOf(folder);
  mkdirSync(aside, { recursive: true });
  for (const path of paths) {
    if (existsSync(join(folder, path))) renameSync(join(folder, path), join(aside, String(readdirSync(aside).length)));
  }
}

/** Deletes what was moved away. @param {string} folder */
export function deleteSetAside(folder) {
  rmSync(asideOf(folder), { recursive: true, force: true });
}

/** In the same file system, and nothing that a tool looks at. */
function asideOf(folder) {
  return join(dirname(folder), `.aside-${folder.slice(dirname(folder).length + 1)}`);
}
