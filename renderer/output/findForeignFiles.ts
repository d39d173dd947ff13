import { readdir } from 'node:fs/promises';

/** Every site of ours has it. */
const mark = 'routes.json';

/**
 * Whether a folder holds something that no build of ours wrote. Publishing replaces the output folder as a whole, so a
 * slip of the keyboard in `--out-dir` must not cost anybody their files.
 */
export async function findForeignFiles(folder: string): Promise<boolean> {
  try {
    const names = await readdir(folder);
    return names.length > 0 && !names.includes(mark);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    return true;
  }
}
