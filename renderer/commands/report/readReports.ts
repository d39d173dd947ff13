import { readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../engine/makeFolder.ts';
import { requireInside } from '../../model/insideFolder.ts';
import type { Problem } from '../../model/problem.ts';
import { systemFailure } from '../../publish/systemFailure.ts';
import { type ReportFile, reportEnding } from './reportFiles.ts';

/** The reports in a folder and below, by their paths with `/`. Empty for a missing folder. */
export async function readReports(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(reportEnding));
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]));
}

interface WriteReportsRequest {
  /** Absolute. */
  readonly folder: string;
  readonly files: readonly ReportFile[];
  readonly reports: ReadonlyMap<string, string>;
}

/** Writes reports that are missing or outdated, and deletes superfluous ones. */
export async function writeReports({ folder, files, reports }: WriteReportsRequest): Promise<readonly Problem[]> {
  try {
    for (const { path, state } of files) {
      const file = requireInside(folder, path);
      if (state === 'superfluous') await rm(file);
      if (state !== 'missing' && state !== 'outdated') continue;
      makeFolder(dirname(file));
      await writeFile(file, reports.get(path) ?? '');
    }
    return [];
  } catch (error) {
    return [systemFailure(error, 'Check permissions and free disk space, or name another folder with `--out`.')];
  }
}
