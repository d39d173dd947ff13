import { parentPort } from 'node:worker_threads';
import { extractPackage, type PackageRequest } from './extractPackage.ts';
import { createParsedFiles } from './parsedFiles.ts';

export interface LoopRequest {
  readonly id: number;
  readonly request: PackageRequest;
}

/**
 * The worker thread that extracts packages again and again while somebody edits them: requests come as messages, and each gets its
 * result. The compiler stays loaded and warm in between, and keeps the syntax trees of files that are as they were.
 */
export function start(keep: () => void): void {
  const parsed = createParsedFiles();
  parentPort?.on('message', async ({ id, request }: LoopRequest) => {
    try {
      parentPort?.postMessage({ id, result: await extractPackage(request, { parsed }) });
      keep();
    } catch (error) {
      parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
    }
  });
}
