import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildReport } from '../../renderer/index.ts';
import { formatTrace } from './formatTrace.ts';

/** Writes the trace of a build. Returns a problem if that fails; the site has been published anyway. */
export function writeTrace(path: string, report: Pick<BuildReport, 'timings'>): string | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, formatTrace(report));
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return `The trace could not be written: ${error.message}`;
    throw error;
  }
}
