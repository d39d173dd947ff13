import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../../engine/makeFolder.ts';
import type { Problem } from '../../model/problem.ts';
import { systemFailure } from '../../publish/systemFailure.ts';

interface TextRequest {
  /** Absolute. */
  readonly file: string;
  readonly text: string;
  readonly hint: string;
}

/** Writes a file, and makes the folders on its way. */
export async function writeText({ file, text, hint }: TextRequest): Promise<readonly Problem[]> {
  try {
    makeFolder(dirname(file));
    await writeFile(file, text);
    return [];
  } catch (error) {
    return [systemFailure(error, hint)];
  }
}
