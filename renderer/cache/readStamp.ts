import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { hashOf } from './hashOf.ts';

/** A file as it was when it was last looked at; its hash is taken as known while size and time are the same. */
export interface Stamp {
  readonly file: string;
  readonly size: number;
  readonly time: number;
  readonly hash: string;
}

/** The hash of what isn't there. */
export const missing = 'missing';

/** A file may change twice within what its file system can tell apart, so a stamp is only trusted when the file is older than this. */
const timeStep = 2000;

/**
 * Looks at a file, or at the modules that are in a folder, whose path ends with a slash.
 *
 * @param known how it was found before; without, it is read
 * @param takenAt when that was
 */
export async function readStamp(file: string, known: Stamp | undefined, takenAt: number): Promise<Stamp> {
  try {
    if (file.endsWith('/')) return { file, size: 0, time: 0, hash: hashOf((await readdir(file)).filter(isImportable).sort()) };
    // At once: for hundreds of files, promises would take ten times as long as the system does.
    const { size, mtimeMs: time } = statSync(file);
    if (known !== undefined && known.size === size && known.time === time && time + timeStep < takenAt) return known;
    return { file, size, time, hash: createHash('sha256').update(readFileSync(file)).digest('hex') };
  } catch {
    return { file, size: 0, time: 0, hash: missing };
  }
}

/** Whether an import may mean it; anything else comes and goes beside sources without a meaning for them. */
export function isImportable(name: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json|css|md)$/.test(name) && !name.startsWith('.');
}
