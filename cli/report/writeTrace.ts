import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildReport } from '../../renderer/index.ts';
import { formatTrace } from './formatTrace.ts';

/** Writes the trace of a build, and says what hinders it: the site is there, whatever becomes of its trace. */
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
