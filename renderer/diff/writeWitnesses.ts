import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type WitnessFilesRequest, witnessFiles } from '../api/compare/witness/witnessFiles.ts';
import type { Problem } from '../model/problem.ts';
import { systemFailure } from '../publish/systemFailure.ts';

/** Writes programs that break, with all that the compiler needs for them. Other files of the folder stay. */
export async function writeWitnesses(request: WitnessFilesRequest): Promise<readonly Problem[]> {
  try {
    for (const [path, text] of witnessFiles(request)) {
      const file = join(request.folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return [];
  } catch (error) {
    return [systemFailure(error, 'Check permissions and free disk space, or name another folder with `--witness`.')];
  }
}
